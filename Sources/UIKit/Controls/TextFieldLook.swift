import Canvas
import Foundation

/// How a text field is drawn: a value chosen by the device's era.
@MainActor
struct TextFieldLook {
  /// The height of a field with a rounded border, in points.
  var standardHeight: CGFloat
  /// From the bounds to the text, in points.
  var textInsets: @MainActor (UITextField.BorderStyle) -> UIEdgeInsets
  var placeholderColor: UIColor
  var textColor: UIColor
  /// The colour of caret and selection handles, made of the field's tint.
  var caretColor: @MainActor (UIColor) -> UIColor
  /// What the caret shows of its rectangle, in points.
  var caretWidth: CGFloat
  var caretRadius: CGFloat
  var selectionColor: @MainActor (UIColor) -> UIColor
  /// Behind text that is still composed.
  var markedColor: @MainActor (UIColor) -> UIColor
  /// Draws the border; the colour fills it.
  var drawBorder: @MainActor (inout DisplayList, ContentGeometry, UITextField.BorderStyle, UIColor?) -> Void
  /// Draws the clear button in its bounds; highlighted or not.
  var drawClearButton: @MainActor (inout DisplayList, ContentGeometry, Bool) -> Void

  static var current: TextFieldLook {
    let traits = UIKitEnvironment.current.traits
    if traits.look == .classic { return .classic }
    return traits.majorVersion < 13 ? .flat : .modern
  }

  /// iPhone OS 2 to iOS 6: a white trough with a grey edge, darker above (looks-and-formats F.4.1, uikit-facts E.8).
  static let classic = TextFieldLook(
    standardHeight: 31,
    textInsets: { style in
      switch style {
      case .none: return .zero
      case .line: return UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
      case .bezel: return UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
      case .roundedRect: return UIEdgeInsets(top: 2, left: 8, bottom: 2, right: 8)
      }
    },
    placeholderColor: UIColor(white: 0.7, alpha: 1), textColor: .black,
    caretColor: { _ in UIColor(red: 66 / 255, green: 107 / 255, blue: 242 / 255, alpha: 1) },
    caretWidth: 2, caretRadius: 0,
    selectionColor: { _ in UIColor(red: 0, green: 0.33, blue: 0.65, alpha: 0.2) },
    markedColor: { _ in UIColor(red: 0.35, green: 0.55, blue: 0.95, alpha: 0.16) },
    drawBorder: drawClassicBorder, drawClearButton: drawClassicClearButton)

  /// iOS 7 and later: a white field with a hairline (looks-and-formats F.4.2, uikit-facts E.8).
  static let modern = TextFieldLook(
    standardHeight: 34,
    textInsets: { style in
      switch style {
      case .none: return .zero
      case .line: return UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
      case .bezel, .roundedRect: return UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
      }
    },
    placeholderColor: .placeholderText, textColor: .label,
    caretColor: { $0 }, caretWidth: 2, caretRadius: 1,
    selectionColor: { $0.withAlphaComponent(0.2) }, markedColor: { $0.withAlphaComponent(0.12) },
    drawBorder: drawModernBorder, drawClearButton: drawModernClearButton)

  /// iOS 7 to 12: the same, but lower.
  static let flat: TextFieldLook = {
    var look = modern
    look.standardHeight = 30
    look.placeholderColor = UIColor(red: 0, green: 0, blue: 25 / 255, alpha: 0.22)
    return look
  }()
}
