import KeyriseTesting
import Samples
import Testing
import UIKit

/// The tutorial's screen as a person has looked at it, in the system's fonts.
@MainActor
@Suite(.enabled("the references were made with other fonts or libraries") { await References.areMadeHere })
struct TutorialPictureTests {
  @Test func tabSample() throws {
    for scale in [1, 2] {
      let sample = try #require(SampleCatalog.named("tab-sample"))
      let phone = Phone(.iPhone3_5, scale: scale, app: sample.make())
      if scale == 1 { assertSnapshot(of: phone, as: .image, named: "rest") }
      try phone.focus("myField")
      phone.run(until: 0.15)
      if scale == 1 { assertSnapshot(of: phone, as: .image, named: "half-way") }
      phone.settle()
      assertSnapshot(of: phone, as: .image, named: "settled@\(scale)x")
    }
  }
}
