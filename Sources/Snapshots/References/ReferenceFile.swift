import Canvas
import Foundation

/// A file that snapshots are compared with. It is replaced as a whole or not at all.
enum ReferenceFile {
  /// What lies at a path.
  enum Content {
    case data(Data)
    case missing
    case unreadable(String)
  }

  static func read(_ path: String) -> Content {
    guard let file = fopen(path, "rb") else {
      return errno == ENOENT ? .missing : .unreadable(String(cString: strerror(errno)))
    }
    defer { fclose(file) }
    var status = stat()
    guard fstat(fileno(file), &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      return .unreadable("it is not a file")
    }
    var bytes = [UInt8](repeating: 0, count: Int(status.st_size))
    let count = fread(&bytes, 1, bytes.count, file)
    guard count == bytes.count else { return .unreadable(String(cString: strerror(errno))) }
    return .data(Data(bytes))
  }

  /// Writes the file and makes its folder when it is not there.
  ///
  /// - Throws: `FileError`.
  static func write(_ data: Data, to path: String) throws {
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    do {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    } catch {
      throw FileError(path: folder, action: "make the folder", reason: reason(error))
    }
    try FileWriter.write([UInt8](data), to: path)
  }

  private static func reason(_ error: any Error) -> String {
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? NSError
    let code = underlying ?? error as NSError
    guard code.domain == NSPOSIXErrorDomain else { return error.localizedDescription }
    return String(cString: strerror(Int32(code.code)))
  }
}
