import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct KeyValueCodingTests {
  private final class Card: UIView {
    var elevation: CGFloat = 0
    var undefined: [String] = []

    override func setValue(_ value: Any?, forKey key: String) {
      if key == "elevation", let number = value as? Double {
        elevation = number
      } else {
        super.setValue(value, forKey: key)
      }
    }

    override func setValue(_ value: Any?, forUndefinedKey key: String) { undefined.append(key) }
  }

  @Test func knownKeysAreSet() {
    UIKitEnvironment.current = UIKitEnvironment()
    let view = Card(frame: .zero)
    view.setValue(NSNumber(value: 8), forKeyPath: "layer.cornerRadius")
    view.setValue(NSNumber(value: true), forKeyPath: "layer.masksToBounds")
    view.setValue(UIColor.red, forKeyPath: "layer.borderUIColor")
    view.setValue(NSNumber(value: 2), forKey: "elevation")
    view.setValue(NSNumber(value: true), forKey: "isHidden")
    view.setValue(NSValue(cgPoint: CGPoint(x: 5, y: 6)), forKey: "center")
    #expect(view.layer.cornerRadius == 8 && view.clipsToBounds && view.elevation == 2 && view.isHidden)
    #expect(view.layer.borderColor == UIColor.red.cgColor && view.center == CGPoint(x: 5, y: 6))
    #expect(view.undefined.isEmpty)
  }

  @Test func whatHasNoPlaceIsToldOnce() {
    UIKitEnvironment.current = UIKitEnvironment()
    let view = Card(frame: .zero)
    view.setValue("text", forKeyPath: "layer.cornerRadius")
    view.setValue(1, forKeyPath: "noSuch.path")
    view.setValue("x", forKey: "noSuchKey")
    view.setValue(UIColor.red, forKeyPath: "layer.borderColor")
    #expect(view.undefined == ["layer.cornerRadius", "noSuch.path", "noSuchKey", "layer.borderColor"])
    #expect(view.layer.cornerRadius == 0 && view.layer.borderColor == UIColor.black.cgColor)
  }

  @Test func oneKeyServesSeveralClasses() {
    UIKitEnvironment.current = UIKitEnvironment()
    let label = UILabel(frame: .zero)
    let field = UITextField(frame: .zero)
    for responder in [label, field] as [UIResponder] {
      responder.setValue("hello", forKey: "text")
      responder.setValue(UIColor.blue, forKey: "textColor")
    }
    field.setValue("Name", forKey: "placeholder")
    #expect(label.text == "hello" && field.text == "hello" && field.placeholder == "Name")
    #expect(label.textColor == .blue && field.textColor == .blue)
  }
}
