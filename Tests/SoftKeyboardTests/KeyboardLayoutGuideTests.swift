import Foundation
import Testing
import UIKit

@testable import SoftKeyboard

@MainActor
@Suite("The layout guide of the keyboard", .serialized)
struct KeyboardLayoutGuideTests {
  @Test("moves with the keyboard, inside of its animation")
  func moves() {
    let phone = Phone("17.0")
    let bar = UIView()
    bar.translatesAutoresizingMaskIntoConstraints = false
    phone.window.addSubview(bar)
    NSLayoutConstraint.activate([
      bar.bottomAnchor.constraint(equalTo: phone.window.keyboardLayoutGuide.topAnchor),
      bar.heightAnchor.constraint(equalToConstant: 20),
    ])
    phone.run(0.1)
    phone.environment.application.layoutIfNeeded()
    #expect(bar.frame.maxY == 480)
    phone.first.becomeFirstResponder()
    let top = phone.keyboard.endFrame.minY
    #expect(top < 480 && bar.frame.maxY == top)
    phone.run(0.1)
    let shown = bar.layer.presentation().frame.maxY
    #expect(shown > top && shown < 480)
    #expect(abs(shown - phone.keyboard.frame.minY) < 0.01)
    phone.run(2)
    phone.first.resignFirstResponder()
    #expect(bar.frame.maxY == 480)
    phone.run(2)
    #expect(bar.layer.presentation().frame.maxY == 480)
  }
}
