import Foundation
import UIKit

/// What a phone sets text in.
public enum PhoneFonts: String, CaseIterable, Sendable {
  /// The faces of the system, as `fonts.json` finds them.
  case system
  /// Every character a box of known size: the same layout and the same pixels on every system.
  case boxes
}

extension Phone {
  /// What text is set in. A change is seen in everything that is on the screen; better give it with the phone's options,
  /// so that nothing is laid out twice.
  public var fonts: PhoneFonts {
    get { environment.fonts.usesBoxes ? .boxes : .system }
    set {
      guard newValue != fonts else { return }
      makeCurrent()
      environment.fonts.usesBoxes = newValue == .boxes
      for window in environment.application.windows {
        for view in window.subtree { view.fontsChanged() }
      }
      environment.application.layoutIfNeeded()
    }
  }
}

extension UIView {
  /// The same fonts, made anew: what was measured in the old ones counts no more.
  fileprivate func fontsChanged() {
    switch self {
    case let label as UILabel:
      let (text, font) = (label.attributedText, label.font)
      label.font = font.map { $0.madeAnew() }
      if let text, text.hasFonts(besides: font) { label.attributedText = text.withFontsMadeAnew() }
    case let field as UITextField: field.font = field.font.map { $0.madeAnew() }
    case let textView as UITextView: textView.font = textView.font.map { $0.madeAnew() }
    default: break
    }
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    setNeedsDisplay()
  }
}

extension NSAttributedString {
  fileprivate func hasFonts(besides font: UIFont?) -> Bool {
    var hasOthers = false
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, _, _ in
      if (value as? UIFont) !== font { hasOthers = true }
    }
    return hasOthers
  }

  @MainActor
  fileprivate func withFontsMadeAnew() -> NSAttributedString {
    let copy = NSMutableAttributedString(attributedString: self)
    var fonts: [(NSRange, UIFont)] = []
    enumerateAttribute(.font, in: NSRange(location: 0, length: length)) { value, range, _ in
      if let font = value as? UIFont { fonts.append((range, font)) }
    }
    for (range, font) in fonts { copy.addAttribute(.font, value: font.madeAnew(), range: range) }
    return copy
  }
}
