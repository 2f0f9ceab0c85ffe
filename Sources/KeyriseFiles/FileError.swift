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

  /// What the system says by an error's number, and what can be done about it.
  public static func reason(_ code: Int32) -> String {
    let said = String(cString: strerror(code))
    return remedies[code].map { "\(said); \($0)" } ?? said
  }

  private static let remedies: [Int32: String] = [
    ENOSPC: "free some space, or choose a place on another disk",
    EDQUOT: "free some space, or choose a place on another disk",
    EACCES: "change the permissions, or choose another place",
    EPERM: "change the permissions, or choose another place",
    EROFS: "choose a place that can be written",
    ENOENT: "check the path",
    ENOTDIR: "a part of the path is a file and no folder",
    ENAMETOOLONG: "choose a shorter name",
    ELOOP: "the links on the path lead in a circle",
    EMFILE: "raise the limit of open files (ulimit -n)",
  ]
}
