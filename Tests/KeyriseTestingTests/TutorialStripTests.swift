import KeyriseTesting
import Samples
import Testing
import UIKit

/// The tutorial's samples, published and fixed, as film strips of the keyboard's way up and down. In boxes, so that they
/// are the same on every system.
@MainActor
@Suite struct TutorialStripTests {
  private nonisolated static let samples = ["tab-sample", "tab-sample-fixed", "scroll-sample", "scroll-sample-fixed"]

  @Test(arguments: samples, ["myField", "myField2"])
  func upAndDown(_ name: String, _ field: String) throws {
    for scale in [1, 2] {
      let sample = try #require(SampleCatalog.named(name))
      let phone = Phone(.iPhone3_5, scale: scale, fonts: .boxes, app: sample.make())
      try phone.focus(field)
      assertSnapshot(of: phone, as: .filmStrip(at: [0.125, 0.6]), named: "\(name)-\(field)-up@\(scale)x")
      phone.settle()
      phone.dismiss()
      assertSnapshot(of: phone, as: .filmStrip(at: [0.125, 0.6]), named: "\(name)-\(field)-down@\(scale)x")
    }
  }
}
