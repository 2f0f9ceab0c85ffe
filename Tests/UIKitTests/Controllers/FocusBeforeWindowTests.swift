import Foundation
import Testing
import UIKit

@MainActor
@Suite(.serialized) struct FocusBeforeWindowTests {
  @Test func aFieldThatAsksTooEarlyGetsTheFocusInItsWindow() {
    UIKitEnvironment.current = UIKitEnvironment()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    #expect(!field.becomeFirstResponder() && !field.isFirstResponder)
    window.addSubview(field)
    #expect(field.isFirstResponder)
  }

  @Test func whoAskedLaterGetsIt() {
    UIKitEnvironment.current = UIKitEnvironment()
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.makeKeyAndVisible()
    let early = UITextField(frame: CGRect(x: 0, y: 0, width: 100, height: 30))
    let late = UITextField(frame: CGRect(x: 0, y: 40, width: 100, height: 30))
    window.addSubview(late)
    early.becomeFirstResponder()
    late.becomeFirstResponder()
    window.addSubview(early)
    #expect(late.isFirstResponder)
  }
}
