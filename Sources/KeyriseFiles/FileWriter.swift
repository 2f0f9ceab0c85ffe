import CInterruption
import Foundation

/// Writes files whole or not at all: to a temporary name in the same folder first, renamed when complete.
public enum FileWriter {
  /// Calls `body` with the temporary path and renames what it wrote to `path`; on an error the temporary file is removed.
  ///
  /// - Throws: what `body` throws, or `FileError`.
  public static func replace(_ path: String, _ body: (String) throws -> Void) throws {
    let path = try target(of: path)
    PartialFiles.removeRemains(of: path)
    let temporary = PartialFiles.name(for: path)
    // A signal that ends the process meanwhile leaves no such file.
    let slot = interruption_add_file(temporary)
    defer { interruption_remove_file(slot) }
    do {
      try body(temporary)
    } catch let error as FileError where error.path == temporary {
      unlink(temporary)
      throw FileError(path: path, action: error.action, reason: error.reason)
    } catch {
      unlink(temporary)
      throw error
    }
    // Libraries make files that only their owner can read; these are anybody's.
    let mask = umask(0)
    umask(mask)
    chmod(temporary, 0o666 & ~mask)
    guard rename(temporary, path) == 0 else {
      let reason = FileError.reason(errno)
      unlink(temporary)
      throw FileError(path: path, action: "write", reason: reason)
    }
  }

  /// The file that is to be replaced: what a symbolic link points to, and never a device or a pipe.
  private static func target(of path: String) throws(FileError) -> String {
    guard !path.isEmpty else { throw FileError(path: "''", action: "write", reason: "the name is empty") }
    let target = resolved(path) ?? path
    var status = stat()
    guard stat(target, &status) == 0 else { return target }
    let kind = status.st_mode & S_IFMT
    if kind == S_IFDIR { throw FileError(path: path, action: "write", reason: "it is a folder; name a file in it") }
    guard kind == S_IFREG else {
      throw FileError(path: path, action: "write", reason: "it is a device or a pipe; name a file")
    }
    return target
  }

  /// Whether two names mean the same file.
  public static func isSame(_ path: String, _ other: String) -> Bool {
    resolved(path).map { $0 == resolved(other) } ?? false
  }

  /// The path without links; nil when there is no such file.
  private static func resolved(_ path: String) -> String? {
    guard let resolved = realpath(path, nil) else { return nil }
    defer { free(resolved) }
    return String(cString: resolved)
  }

  /// Finds out before any work is done whether a file can be written, by making an empty one beside it for a moment.
  ///
  /// - Returns: the path without links, by which it is known whether two names mean the same file.
  /// - Throws: `FileError`.
  @discardableResult
  public static func check(_ path: String) throws(FileError) -> String {
    let target = try target(of: path)
    let slash = target.lastIndex(of: "/")
    let name = slash.map { String(target[target.index(after: $0)...]) } ?? target
    guard !name.isEmpty else {
      throw FileError(path: path, action: "write", reason: "it is the name of a folder; name a file in it")
    }
    let folder = slash.map { $0 == target.startIndex ? "/" : String(target[..<$0]) } ?? "."
    guard let place = resolved(folder) else {
      let reason = errno == ENOENT ? "there is no folder \(folder); make it first" : FileError.reason(errno)
      throw FileError(path: path, action: "write", reason: reason)
    }
    try checkFolder(place, for: path, named: name)
    return place == "/" ? "/\(name)" : "\(place)/\(name)"
  }

  /// Whether files can be made in a folder that is there.
  ///
  /// - Throws: `FileError`, in the name of `path`.
  public static func checkFolder(_ folder: String, for path: String, named name: String = "keyrise") throws(FileError) {
    var status = stat()
    guard stat(folder, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
      throw FileError(path: path, action: "write", reason: "\(folder) is no folder")
    }
    // What the permissions say is not all: root may write everywhere, and not into /proc.
    let probe = PartialFiles.name(for: "\(folder)/\(name)")
    let slot = interruption_add_file(probe)
    defer { interruption_remove_file(slot) }
    let file = open(probe, O_WRONLY | O_CREAT | O_CLOEXEC, 0o666)
    guard file >= 0 else {
      throw FileError(path: path, action: "write", reason: "the folder \(folder): \(FileError.reason(errno))")
    }
    close(file)
    unlink(probe)
  }

  /// Makes a folder, and those around it, when it is not there.
  ///
  /// - Throws: `FileError`.
  public static func makeFolder(_ folder: String) throws(FileError) {
    var status = stat()
    if stat(folder, &status) == 0 {
      guard status.st_mode & S_IFMT == S_IFDIR else {
        throw FileError(path: folder, action: "make the folder", reason: "there is a file of that name")
      }
      return
    }
    if let slash = folder.dropLast().lastIndex(of: "/"), slash != folder.startIndex {
      try makeFolder(String(folder[..<slash]))
    }
    // Another process may be faster.
    guard mkdir(folder, 0o777) == 0 || errno == EEXIST else {
      throw FileError(path: folder, action: "make the folder", reason: FileError.reason(errno))
    }
  }

  /// Writes bytes.
  ///
  /// - Parameter isSafe: waits until they are on the disk, so that what they replace is not lost with the power.
  /// - Throws: `FileError`.
  public static func write(_ bytes: some ContiguousBytes, to path: String, isSafe: Bool = true) throws {
    try replace(path) { temporary in
      let file = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o666)
      guard file >= 0 else { throw FileError(path: path, action: "write", reason: FileError.reason(errno)) }
      var code: Int32 = 0
      bytes.withUnsafeBytes { bytes in
        var rest = bytes[...]
        while code == 0, !rest.isEmpty {
          let count = Foundation.write(file, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
          if count < 0 {
            if errno != EINTR { code = errno }
          } else {
            rest = rest.dropFirst(count)
          }
        }
      }
      if code == 0, isSafe, fsync(file) != 0 { code = errno }
      if close(file) != 0, code == 0 { code = errno }
      if code != 0 { throw FileError(path: path, action: "write", reason: FileError.reason(code)) }
    }
  }
}
