import Foundation
import UIKit

/// Opens the storyboards that a file refers to: those beside it, and in `Base.lproj`.
@MainActor
struct StoryboardReferences {
  let folder: String
  let classes: ClassFinder
  let language: String?

  /// The file of a name, as UIKit names it: without extension.
  func path(of name: String) -> String? {
    guard !name.isEmpty, !name.contains("/"), !name.hasPrefix(".") else { return nil }
    for candidate in ["\(folder)/\(name).storyboard", "\(folder)/Base.lproj/\(name).storyboard"]
    where FileManager.default.fileExists(atPath: candidate) {
      return candidate
    }
    return nil
  }

  /// Opens the file of a name.
  ///
  /// - Throws: `DocumentError` when it cannot be read.
  func open(_ name: String) throws -> Storyboard? {
    guard let path = path(of: name) else { return nil }
    return try Storyboard(contentsOfFile: path, classModules: classes.modules, language: language)
  }
}
