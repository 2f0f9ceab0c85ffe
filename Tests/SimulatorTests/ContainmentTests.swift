import Foundation
import InterfaceBuilder
import Simulator
import Testing
import UIKit

/// Files whose controllers contain each other: what would never end, or be too much, is left out and said.
@MainActor
@Suite(.serialized) struct ContainmentTests {
  private typealias Project = TemporaryProject

  private func count(_ controller: UIViewController) -> Int {
    1 + controller.children.map(count).reduce(0, +)
  }

  /// Shows a file; what it says, and how many controllers there are.
  private func open(_ project: TemporaryProject, _ name: String) throws -> (warnings: [String], count: Int) {
    let storyboard = try project.storyboard(name)
    var root: UIViewController?
    let phone = try Phone {
      let controller = try storyboard.instantiateInitialViewController()
      root = controller
      return controller
    }
    phone.render()
    return (storyboard.warnings, root.map(count) ?? 0)
  }

  @Test func aReferenceToItselfShowsNothing() throws {
    let project = try Project([
      "A.storyboard": Project.document(Project.reference("r", to: "A"), initial: "r"),
      "B.storyboard": Project.document(Project.reference("r", to: "C"), initial: "r"),
      "C.storyboard": Project.document("\n" + Project.reference("r", to: "B"), initial: "r"),
    ])
    for name in ["A", "B"] {
      let error = #expect(throws: StoryboardError.self) {
        _ = try Phone { try project.storyboard("\(name).storyboard").instantiateInitialViewController() }
      }
      let line = name == "A" ? "A.storyboard:4:" : "C.storyboard:5:"
      #expect(error?.description.hasPrefix(project.path(line)) == true, "\(error?.description ?? "")")
      #expect(error?.description.contains("references lead to each other") == true)
    }
  }

  @Test func whatEmbedsItselfByReferenceIsShownOnce() throws {
    let scene = Project.scene("a", views: Project.container("c", embeds: "r"))
    let navigation =
      "<scene sceneID=\"n\"><objects><navigationController id=\"nav\" sceneMemberID=\"viewController\"><connections>"
      + "<segue destination=\"r\" kind=\"relationship\" relationship=\"rootViewController\" id=\"q\"/>"
      + "</connections></navigationController></objects></scene>"
    let project = try Project([
      "Self.storyboard": Project.document("\(scene)\n\(Project.reference("r", to: "Self"))", initial: "a"),
      "Root.storyboard": Project.document("\(navigation)\n\(Project.reference("r", to: "Root"))", initial: "nav"),
      "One.storyboard": Project.document("\(scene)\n\(Project.reference("r", to: "Two"))", initial: "a"),
      "Two.storyboard": Project.document("\(scene)\n\n\(Project.reference("r", to: "One"))", initial: "a"),
    ])
    for (name, place, controllers) in [
      ("Self", "Self.storyboard:5:", 1), ("Root", "Root.storyboard:5:", 1), ("One", "Two.storyboard:6:", 2),
    ] {
      let (warnings, count) = try open(project, "\(name).storyboard")
      #expect(count == controllers)
      #expect(
        warnings.contains { $0.contains(place) && $0.contains("would contain itself") }, "\(name): \(warnings)")
    }
  }

  /// 14 scenes of which each embeds the next twice would be 16,383 controllers.
  @Test func aScreenHasNoMoreThan256Controllers() throws {
    let scenes = (0..<14).map { place in
      Project.scene(
        "c\(place)",
        views: place < 13 ? Project.container("v\(place)", embeds: "c\(place + 1)", "c\(place + 1)") : "")
    }
    let project = try Project(["A.storyboard": Project.document(scenes.joined(separator: "\n"), initial: "c0")])
    let (warnings, count) = try open(project, "A.storyboard")
    #expect(count == 256)
    #expect(warnings.filter { $0.contains("more than 256 controllers") }.count == 1 && warnings.count == 1)
  }

  @Test func theDepthIsSaid() throws {
    let scenes = (0..<50).map { place in
      Project.scene("c\(place)", views: place < 49 ? Project.container("v\(place)", embeds: "c\(place + 1)") : "")
    }
    let project = try Project(["A.storyboard": Project.document(scenes.joined(separator: "\n"), initial: "c0")])
    let (warnings, count) = try open(project, "A.storyboard")
    #expect(count == 32 && warnings.count == 1)
    // The 32nd scene, on line 4 + 31.
    #expect(warnings.first?.contains("A.storyboard:35: controllers are more than 32 deep") == true)
  }

  @Test func aReferenceWithoutAStoryboardMeansItsOwn() throws {
    let other = Project.scene("b").replacingOccurrences(
      of: "viewController id=\"b\"", with: "viewController storyboardIdentifier=\"B\" title=\"Other\" id=\"b\"")
    let project = try Project([
      "A.storyboard": Project.document("\(Project.reference("r", to: nil, "B"))\(other)", initial: "r")
    ])
    var title: String?
    _ = try Phone {
      let controller = try project.storyboard("A.storyboard").instantiateInitialViewController()
      title = controller.title
      return controller
    }
    #expect(title == "Other")
  }

  /// What is wrong in a file is told where it is reached from.
  @Test func warningsOfAReferencedFileAreTold() throws {
    let project = try Project([
      "A.storyboard": Project.document(Project.reference("r", to: "B"), initial: "r"),
      "B.storyboard": Project.document(
        Project.scene("b", constraints: "<constraint firstItem=\"gone\" firstAttribute=\"top\" id=\"k\"/>"),
        initial: "b"),
    ])
    let (warnings, _) = try open(project, "A.storyboard")
    #expect(warnings.contains { $0.contains("B.storyboard:4") && $0.contains("gone") }, "\(warnings)")
  }
}
