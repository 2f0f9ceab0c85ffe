import KeyriseTesting
import Samples
import Testing
import UIKit

/// Every control in the looks of both eras, as a person has looked at them.
@MainActor
@Suite(.enabled("the references were made with other fonts or libraries") { await References.areMadeHere })
struct ControlsPictureTests {
  @Test(arguments: [("iphone-3.5", 0), ("iphone-3.5", 420), ("iphone-4.7", 0), ("iphone-4.7", 420)])
  func controlsSample(_ device: String, _ offset: Int) throws {
    let sample = try #require(SampleCatalog.named("controls-sample"))
    let phone = Phone(try .named(device), scale: 1, app: sample.make())
    phone.settle()
    let view = try #require(phone.window.rootViewController?.view.subviews.first as? UIScrollView)
    view.contentOffset = CGPoint(x: 0, y: CGFloat(offset))
    assertSnapshot(of: phone, as: .image, named: "\(device)-\(offset)")
  }
}
