import Foundation
import InterfaceBuilder
import Samples
import Simulator
import Testing
import UIKit

/// The two published storyboards, opened as they are.
@MainActor
@Suite(.serialized, .enabled(if: Cases.areThere, "../shared/cases is not beside the project")) struct StoryboardTests {
  private func phone(_ file: String) throws -> Phone {
    let storyboard = try Storyboard(contentsOfFile: Cases.path(file), classModules: ["Samples"])
    let phone = try Phone {
      SampleCatalog.registerImages()
      return try storyboard.instantiateInitialViewController()
    }
    #expect(storyboard.warnings.isEmpty, "\(storyboard.warnings)")
    return phone
  }

  @Test func theTabStoryboardBehavesAsTheSample() throws {
    let phone = try phone("prince9__TabscrollViewSample__MainStoryboard.storyboard")
    try phone.focus("myField")
    phone.settle()
    let screen = Inspection(phone)
    #expect(try screen.view("myscrollView").id == "gLF-0F-2gE")
    #expect(try screen.view("myscrollView").frame == [0, 0, 320, 195])
    #expect(try screen.view("myscrollView").contentOffset == [0, 87])
    #expect(try screen.view("myField").screenFrame == [20, 174, 196, 31])
    try phone.type("abc")
    try phone.pressReturn()
    phone.settle()
    #expect(try Inspection(phone).view("myLabel").text == "abc")
    #expect(try Inspection(phone).view("myscrollView").frame == [0, 0, 320, 460])
  }

  @Test func theScrollStoryboardBehavesAsTheSample() throws {
    let phone = try phone("prince9__scrollViewSample__MainStoryboard.storyboard")
    try phone.focus("5h7-HQ-5Hy")
    phone.settle()
    #expect(try Inspection(phone).view("myscrollView").contentOffset == [0, 124])
    #expect(try Inspection(phone).view("myField2").visible == 0)
  }

  /// Whatever a file leaves out, the samples' code meets nil and goes on.
  @Test(arguments: ["myField", "myField2", "myLabel", "myLabel2", "myscrollView"])
  func aMissingOutletDoesNotTrap(_ outlet: String) throws {
    let text = try String(
      contentsOfFile: Cases.path("prince9__TabscrollViewSample__MainStoryboard.storyboard"), encoding: .utf8)
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).filter {
      !$0.contains("outlet property=\"\(outlet)\"")
    }
    let path = NSTemporaryDirectory() + "keyrise-\(UUID().uuidString).storyboard"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try lines.joined(separator: "\n").write(toFile: path, atomically: true, encoding: .utf8)
    let storyboard = try Storyboard(contentsOfFile: path, classModules: ["Samples"])
    let phone = try Phone { try storyboard.instantiateInitialViewController() }
    for input in ["#1", "#2"] {
      try phone.focus(input)
      phone.settle()
      try phone.type("a")
      try phone.pressReturn()
      phone.settle()
    }
  }

  @Test func theStoryboardLooksLikeTheSampleInCode() throws {
    let file = try phone("prince9__TabscrollViewSample__MainStoryboard.storyboard")
    let code = try Phone.showing("tab-sample")
    file.render()
    code.render()
    #expect(file.surface.difference(from: code.surface)?.count == 0)
  }
}

/// The shared case files, beside the project.
enum Cases {
  static let folder =
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path + "/shared/cases/storyboards"

  static var areThere: Bool { FileManager.default.fileExists(atPath: folder) }

  static func path(_ file: String) -> String { "\(folder)/\(file)" }
}
