import Foundation

/// What a file is called wherever the audit is started and however its path is spelled.
enum SourcePath {
  /// What marks the folder that paths are told from: a repository, or else the audit's settings.
  private static let marks = [".git", ".keyrise.json"]

  /// The path from the repository's root around the file, or else from the folder with `.keyrise.json`, or else from the
  /// working directory; an absolute one for a file outside of all of these. Links are followed.
  static func identity(of path: String) -> String {
    let file = resolved(path)
    let folder = (file as NSString).deletingLastPathComponent
    let marked = marks.lazy.compactMap { self.root(with: $0, around: folder) }.first
    return relative(file, to: marked ?? resolved(FileManager.default.currentDirectoryPath))
  }

  /// The absolute path without links, `.` and `..`; of a file that is not there as far as that can be said.
  static func resolved(_ path: String) -> String {
    guard let real = realpath(path, nil) else {
      return URL(fileURLWithPath: path).standardizedFileURL.path
    }
    defer { free(real) }
    return String(cString: real)
  }

  private static func root(with mark: String, around folder: String) -> String? {
    var folder = folder
    while true {
      if FileManager.default.fileExists(atPath: (folder as NSString).appendingPathComponent(mark)) { return folder }
      let outer = (folder as NSString).deletingLastPathComponent
      if outer == folder || outer.isEmpty { return nil }
      folder = outer
    }
  }

  static func relative(_ file: String, to root: String) -> String {
    let start = root.hasSuffix("/") ? root : root + "/"
    return file.hasPrefix(start) ? String(file.dropFirst(start.count)) : file
  }
}
