import Foundation

/// How a text view is drawn: a value chosen by the device's era. Caret and selection are those of text fields.
@MainActor
struct TextViewLook {
  /// Around the text, in points.
  var textInset: UIEdgeInsets
  /// Between the inset and a line, in points.
  var linePadding: CGFloat
  /// The size of a font that nobody set, in points. (MEM: uikit-facts E.11 says 12 to 14.)
  var fontSize: CGFloat

  static var current: TextViewLook { UIKitEnvironment.current.traits.look == .classic ? .classic : .modern }

  /// 8 points all around (uikit-facts E.11; MEM).
  static let classic = TextViewLook(
    textInset: UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8), linePadding: 0, fontSize: 12)

  /// iOS 7 and later: 8 points at the top and at the bottom, 5 beside each line (uikit-facts E.11).
  static let modern = TextViewLook(
    textInset: UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0), linePadding: 5, fontSize: 12)
}
