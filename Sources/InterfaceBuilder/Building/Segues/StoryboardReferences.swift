import Foundation
import UIKit

/// Opens the storyboards that files refer to. Each is read once as long as a controller of it is there, and what is
/// wrong in it is told to the file that was opened first.
@MainActor
final class StoryboardReferences {
  private struct Opened {
    weak var storyboard: Storyboard?
  }

  private let classes: ClassFinder
  private let language: String?
  private weak var first: Storyboard?
  private var opened: [String: Opened] = [:]

  init(from first: Storyboard, classes: ClassFinder, language: String?) {
    self.first = first
    self.classes = classes
    self.language = language
    opened[first.file] = Opened(storyboard: first)
  }

  /// The file of a name, as UIKit names it, without extension: beside `file`, or in `Base.lproj`; in an app all of them
  /// stand in one bundle.
  func path(of name: String, besides file: String) -> String? {
    guard !name.isEmpty, !name.contains("/"), !name.hasPrefix(".") else { return nil }
    let folder = URL(fileURLWithPath: file).deletingLastPathComponent()
    var folders = [folder, folder.appendingPathComponent("Base.lproj")]
    if folder.lastPathComponent == "Base.lproj" { folders.append(folder.deletingLastPathComponent()) }
    return folders.lazy.map { $0.appendingPathComponent("\(name).storyboard").path }
      .first { FileManager.default.fileExists(atPath: $0) }
  }

  /// Opens the file of a name; nil when there is none.
  ///
  /// - Throws: `DocumentError` when it cannot be read.
  func open(_ name: String, besides file: String) throws -> Storyboard? {
    guard let path = path(of: name, besides: file) else { return nil }
    let key = Storyboard.key(of: path)
    if let known = opened[key]?.storyboard { return known }
    let storyboard = try Storyboard(
      contentsOfFile: path, classModules: classes.modules, language: language, references: self)
    opened[key] = Opened(storyboard: storyboard)
    for warning in storyboard.warnings { first?.add(warning) }
    storyboard.onWarning = { [weak first] in first?.add($0) }
    return storyboard
  }
}
