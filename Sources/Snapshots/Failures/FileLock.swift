import Foundation
import KeyriseFiles

/// Keeps other processes out while something is done. The system gives the lock back when a process ends, however it
/// does.
enum FileLock {
  /// Waits for the lock at `path` and holds it while `body` runs.
  ///
  /// - Throws: what `body` throws; `FileError` when the lock's file cannot be made.
  static func hold<Result>(_ path: String, _ body: () throws -> Result) throws -> Result {
    let file = open(path, O_CREAT | O_RDWR | O_CLOEXEC, 0o666)
    guard file >= 0 else {
      throw FileError(path: path, action: "open", reason: FileError.reason(errno))
    }
    defer { close(file) }
    while flock(file, LOCK_EX) != 0 {
      guard errno == EINTR else {
        throw FileError(path: path, action: "lock", reason: FileError.reason(errno))
      }
    }
    return try body()
  }
}
