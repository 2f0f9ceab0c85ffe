import CCanvas
import Foundation

/// A file that cannot be written or read.
public struct FileError: Error, CustomStringConvertible {
  public var path: String
  public var action: String
  public var reason: String

  public init(path: String, action: String, reason: String) {
    self.path = path
    self.action = action
    self.reason = reason
  }

  public var description: String { "cannot \(action) \(path): \(reason)" }
}

/// Writes files whole or not at all: to a temporary name in the same folder first, renamed when complete.
public enum FileWriter {
  /// Calls `body` with the temporary path and renames what it wrote to `path`; on an error the temporary file is removed.
  ///
  /// - Throws: what `body` throws, or `FileError`.
  public static func replace(_ path: String, _ body: (String) throws -> Void) throws {
    let path = try target(of: path)
    removeRemains(of: path)
    let temporary = "\(path).\(getpid()).partial"
    // A signal that ends the process meanwhile leaves no such file.
    let slot = cc_interrupt_add_file(temporary)
    defer { cc_interrupt_remove_file(slot) }
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
      let reason = String(cString: strerror(errno))
      unlink(temporary)
      throw FileError(path: path, action: "write", reason: reason)
    }
  }

  /// What a process left that was killed while it wrote this file.
  private static func removeRemains(of path: String) {
    let url = URL(fileURLWithPath: path)
    let folder = url.deletingLastPathComponent().path
    let prefix = url.lastPathComponent + "."
    for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    where name.hasPrefix(prefix) && name.hasSuffix(".partial") {
      guard let process = Int32(name.dropFirst(prefix.count).dropLast(".partial".count)), process > 0,
        kill(process, 0) != 0, errno == ESRCH
      else { continue }
      unlink(folder + "/" + name)
    }
  }

  /// The file that is to be replaced: what a symbolic link points to, and never a device or a pipe.
  private static func target(of path: String) throws -> String {
    guard !path.isEmpty else { throw FileError(path: "''", action: "write", reason: "the name is empty") }
    var target = path
    if let resolved = realpath(path, nil) {
      target = String(cString: resolved)
      free(resolved)
    }
    var status = stat()
    guard stat(target, &status) == 0 else { return target }
    let kind = status.st_mode & S_IFMT
    if kind == S_IFDIR { throw FileError(path: path, action: "write", reason: "it is a folder; name a file in it") }
    guard kind == S_IFREG else {
      throw FileError(path: path, action: "write", reason: "it is a device or a pipe; name a file")
    }
    return target
  }

  /// Makes a folder, and those around it, when it is not there.
  ///
  /// - Throws: `FileError`.
  public static func makeFolder(_ folder: String) throws {
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw FileError(path: folder, action: "make the folder", reason: error.localizedDescription)
    }
  }

  /// Writes bytes.
  ///
  /// - Throws: `FileError`.
  public static func write(_ bytes: [UInt8], to path: String) throws {
    try replace(path) { temporary in
      guard let file = fopen(temporary, "wb") else {
        throw FileError(path: path, action: "write", reason: String(cString: strerror(errno)))
      }
      let written = fwrite(bytes, 1, bytes.count, file)
      let failed = written != bytes.count || fflush(file) != 0 || fsync(fileno(file)) != 0
      let reason = String(cString: strerror(errno))
      fclose(file)
      if failed { throw FileError(path: path, action: "write", reason: reason) }
    }
  }
}
