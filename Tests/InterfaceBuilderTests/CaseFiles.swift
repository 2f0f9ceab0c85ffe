import Foundation
import Testing

/// The real documents beside the project. They belong to others and are not part of the repository.
enum CaseFiles {
  static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("shared/cases/storyboards")

  static let names: [String] = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? [])
    .filter { $0.hasSuffix(".storyboard") || $0.hasSuffix(".xib") }.sorted()

  static var areThere: Bool { !names.isEmpty }

  static let absence: Comment = "The case files are not at ../shared/cases/storyboards; these tests are skipped."

  static func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

  static func text(_ name: String) throws -> String { try String(contentsOf: url(name), encoding: .utf8) }
}
