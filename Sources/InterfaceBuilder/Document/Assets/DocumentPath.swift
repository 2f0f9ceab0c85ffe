import Foundation

/// Which names a document may use for files beside it.
public enum DocumentPath {
  /// The file of that name in a folder; nil for absolute names, names that climb out, and links that lead out.
  public static func resolve(_ name: String, in folder: URL) -> URL? {
    guard !name.isEmpty, !name.hasPrefix("/"), !name.hasPrefix("~"), !name.contains("\0"), !name.contains("\\") else {
      return nil
    }
    let parts = name.split(separator: "/", omittingEmptySubsequences: false)
    guard !parts.contains(where: { $0 == ".." || $0 == "." || $0.isEmpty }) else { return nil }
    let url = folder.appendingPathComponent(name)
    return isInside(url, folder) ? url : nil
  }

  /// Whether a place lies in a folder once all links are followed.
  public static func isInside(_ url: URL, _ folder: URL) -> Bool {
    let inner = url.resolvingSymlinksInPath().standardizedFileURL.pathComponents
    let outer = folder.resolvingSymlinksInPath().standardizedFileURL.pathComponents
    return inner.count > outer.count && inner.starts(with: outer)
  }
}
