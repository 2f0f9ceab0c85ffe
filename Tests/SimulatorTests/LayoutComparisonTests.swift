import Foundation
import InterfaceBuilder
import Simulator
import Testing
import UIKit

/// Real files against the frames that Apple's layout engine wrote into them.
@MainActor
@Suite(.serialized, .enabled(if: Cases.areThere, "../shared/cases is not beside the project"))
struct LayoutComparisonTests {
  private nonisolated static var files: [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: Cases.folder)) ?? []).sorted()
  }

  @Test func theRecordedFramesAreSolved() throws {
    var comparison = LayoutComparison()
    for file in Self.files { try comparison.add(file: Cases.path(file)) }
    #expect(comparison.summary.views >= 409)
    #expect(comparison.summary.agreementWithoutText >= 0.98)
    #expect(comparison.summary.agreement >= 0.92)
    // JSON has no form for what is not a number; encoding proves that there is none.
    let json = try JSONEncoder().encode(comparison)
    #expect(json.count > 10_000)
  }

  @Test(arguments: files)
  func everySceneOpensAndIsDrawn(_ file: String) throws {
    let storyboard = try Storyboard(contentsOfFile: Cases.path(file), classModules: [])
    let scenes = storyboard.scenes
    #expect(!scenes.isEmpty)
    for scene in scenes {
      var options = PhoneOptions()
      options.scale = 1
      let phone = try Phone(options) { storyboard.instantiate(scene) }
      phone.render()
      phone.settle()
      _ = try Inspection(phone).json()
    }
  }
}
