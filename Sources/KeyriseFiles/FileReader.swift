import Foundation

/// Reads files that a person names: whole, up to a limit, and never waiting for somebody who may not come. A device or a
/// named pipe is none; a pipe that a shell hands over (`<(…)`, `/dev/stdin`) has somebody at its other end already.
public enum FileReader {
  /// Why a file cannot be read.
  public enum Problem: Error, Equatable, CustomStringConvertible {
    case missing
    case isFolder
    /// What it is instead.
    case isNoFile(String)
    /// It has more bytes than this.
    case isLarger(Int)
    /// What the system says.
    case unreadable(String)

    public var description: String {
      switch self {
      case .missing: return FileError.reason(ENOENT)
      case .isFolder: return "it is a folder; name a file"
      case .isNoFile(let kind):
        return "it is a \(kind), which may never end; write what it says to a file, and name that"
      case .isLarger(let limit): return "it has more than \(limit) bytes, and no more are read"
      case .unreadable(let reason): return reason
      }
    }
  }

  /// More than any file has that a program here writes.
  public static let usualLimit = 1 << 28

  /// The bytes of a file.
  public static func contents(of path: String, limit: Int = usualLimit) throws(Problem) -> Data {
    var status = stat()
    guard stat(path, &status) == 0 else { throw problem(errno) }
    try demandFile(status, path)
    // It may have become another meanwhile: opening a pipe would wait for who writes to it.
    let file = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
    guard file >= 0 else { throw problem(errno) }
    defer { close(file) }
    guard fstat(file, &status) == 0 else { throw problem(errno) }
    try demandFile(status, path)
    if status.st_mode & S_IFMT == S_IFIFO { _ = fcntl(file, F_SETFL, fcntl(file, F_GETFL) & ~O_NONBLOCK) }
    guard status.st_size <= limit else { throw .isLarger(limit) }
    return try bytes(of: file, expected: Int(status.st_size), limit: limit)
  }

  /// The bytes of a file.
  ///
  /// - Throws: `FileError`.
  public static func read(_ path: String, limit: Int = usualLimit) throws(FileError) -> Data {
    do {
      return try contents(of: path, limit: limit)
    } catch {
      throw FileError(path: path, action: "read", reason: error.description)
    }
  }

  private static func problem(_ code: Int32) -> Problem {
    // Behind a file there is none.
    code == ENOENT || code == ENOTDIR ? .missing : .unreadable(FileError.reason(code))
  }

  /// A pipe that this process has open.
  public static func isHandedOver(_ path: String) -> Bool {
    path == "/dev/stdin" || ["/dev/fd/", "/proc/self/fd/"].contains { path.hasPrefix($0) }
  }

  private static func demandFile(_ status: stat, _ path: String) throws(Problem) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: return
    case S_IFDIR: throw .isFolder
    case S_IFIFO where isHandedOver(path): return
    case S_IFIFO: throw .isNoFile("pipe")
    case S_IFSOCK: throw .isNoFile("socket")
    default: throw .isNoFile("device")
    }
  }

  /// Until the file ends: it may grow while it is read, and those of /proc say that they are empty.
  private static func bytes(of file: Int32, expected: Int, limit: Int) throws(Problem) -> Data {
    var data = Data(count: min(expected, limit) + 1)
    var count = 0
    while true {
      let room = data.count - count
      let read = data.withUnsafeMutableBytes { Foundation.read(file, $0.baseAddress.map { $0 + count }, room) }
      if read < 0, errno == EINTR { continue }
      guard read >= 0 else { throw problem(errno) }
      if read == 0 { break }
      count += read
      guard count <= limit else { throw .isLarger(limit) }
      if count == data.count { data.append(Data(count: min(count + 4096, limit + 1 - count))) }
    }
    data.removeSubrange(count...)
    return data
  }
}
