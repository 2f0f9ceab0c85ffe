import KeyriseTesting
import Testing
import UIKit

/// The example of the README, as it stands there.
@Suite(.enabled("the references were made with other fonts or libraries") { await References.areMadeHere })
struct SignUpTests {
  @MainActor @Test func secondFieldStaysVisible() throws {
    let phone = Phone(.iPhone3_5, app: SignUpViewController())
    phone.tap(.field("Password"))  // by identifier, label, placeholder, outlet, or a point
    phone.run(for: 0.10)  // half way up
    assertSnapshot(of: phone, as: .image, named: "rising")
    phone.settle()
    #expect(phone.visibleFraction(of: .field("Password")) == 1)
    phone.type("secret")
    phone.pressReturn()
    assertSnapshot(of: phone, as: .viewTree)
  }
}
