import Assets
import Foundation
import InterfaceBuilder
import UIKit

/// The frames that a file records, which Apple's layout engine solved, beside those that Keyrise solves. Points, in the
/// superview's coordinates.
public struct LayoutComparison: Encodable {
  /// More than this is a difference, in points.
  static let tolerance = 0.5

  public struct Summary: Encodable {
    /// The views that count.
    public var views = 0
    /// The part of them that agrees, 0 … 1.
    public var agreement = 0.0
    /// The same for views whose frame does not hang on the size of text.
    public var agreementWithoutText = 0.0
  }

  public struct View: Encodable {
    public var id: String
    public var `class`: String
    public var line: Int
    public var recorded: [Double]?
    public var solved: [Double]
    /// Whether the view is part of the summary.
    public var counted: Bool
    /// Why it does not count, or what decides its frame.
    public var why: String?

    var hangsOnText = false

    private enum CodingKeys: String, CodingKey { case id, `class`, line, recorded, solved, counted, why }

    /// The largest difference of the four numbers.
    public var difference: Double {
      guard let recorded else { return 0 }
      return zip(recorded, solved).map { abs($0 - $1) }.max() ?? 0
    }
  }

  public struct Scene: Encodable {
    public var id: String
    public var views: [View]
    /// What UIKit would log about the constraints.
    public var reports: [String] = []

    private enum CodingKeys: String, CodingKey { case id, views }
  }

  public struct File: Encodable {
    public var file: String
    public var scenes: [Scene]
    /// What the reader has to say of the file.
    public var warnings: [String]
  }

  public var summary = Summary()
  public var files: [File] = []
  /// False when the frames are solved for other surroundings than the recorded ones.
  private var compares = true

  private enum CodingKeys: String, CodingKey { case summary, files }

  public init() {}

  /// Adds a file.
  ///
  /// - Throws: `DocumentError` when it cannot be read.
  @MainActor
  public mutating func add(file: String, surroundings: LayoutSurroundings = LayoutSurroundings()) throws {
    compares = surroundings.areThoseOfTheFile
    let storyboard = try Storyboard(contentsOfFile: file, classModules: [])
    var scenes: [Scene] = []
    for scene in storyboard.scenes where scene.rootView != nil {
      scenes.append(try SceneLayout(storyboard: storyboard, scene: scene, surroundings: surroundings).compare())
    }
    files.append(File(file: file, scenes: scenes, warnings: storyboard.warnings))
    summarise()
  }

  private mutating func summarise() {
    let counted = files.flatMap(\.scenes).flatMap(\.views).filter(\.counted)
    let free = counted.filter { !$0.hangsOnText }
    func part(_ views: [View]) -> Double {
      let agreeing = views.filter { $0.difference <= Self.tolerance }.count
      return views.isEmpty ? 1 : (Double(agreeing) / Double(views.count) * 10_000).rounded() / 10_000
    }
    summary = Summary(views: counted.count, agreement: part(counted), agreementWithoutText: part(free))
  }

  /// The comparison for people: differences first.
  public func text() -> String {
    var lines: [String] = []
    func frame(_ numbers: [Double]?) -> String {
      guard let numbers else { return "none" }
      return "("
        + numbers.map { number in
          let rounded = (number * 100).rounded() / 100
          return rounded == rounded.rounded() ? String(Int(rounded)) : String(rounded)
        }.joined(separator: ", ") + ")"
    }
    for file in files {
      let reports = file.scenes.flatMap { scene in
        scene.reports.map { "  scene \(scene.id): " + $0.replacingOccurrences(of: "\n", with: "\n  ") }
      }
      guard compares else {
        lines.append("\(file.file): \(file.scenes.count) scenes")
        for scene in file.scenes {
          lines.append("  scene \(scene.id)")
          for view in scene.views {
            lines.append("    line \(view.line)  \(view.class) \(view.id)  \(frame(view.solved))")
          }
        }
        lines += reports
        continue
      }
      let views = file.scenes.flatMap { scene in scene.views.map { (scene.id, $0) } }
      let counted = views.filter(\.1.counted)
      let wrong = counted.filter { $0.1.difference > Self.tolerance }.sorted { $0.1.difference > $1.1.difference }
      lines.append(
        "\(file.file): \(file.scenes.count) scenes, \(counted.count) of \(views.count) views count, \(wrong.count) differ"
      )
      for (scene, view) in wrong {
        let text = view.hangsOnText ? "  hangs on text" : ""
        lines.append(
          "  line \(view.line)  \(view.class) \(view.id) in \(scene)  recorded \(frame(view.recorded))  solved \(frame(view.solved))\(text)"
        )
      }
      lines += reports
    }
    guard compares else { return lines.joined(separator: "\n") }
    func percent(_ value: Double) -> String { "\((value * 10_000).rounded() / 100) %" }
    lines.append(
      "\(summary.views) views count: \(percent(summary.agreement)) agree within \(Self.tolerance) points, "
        + "\(percent(summary.agreementWithoutText)) of those that do not hang on text")
    return lines.joined(separator: "\n")
  }
}
