import Canvas
import Foundation

/// How a text field is drawn: a value chosen by the device's era. It never changes; a class, because a key press asks for
/// it many times and copying so many functions costs more than they do.
@MainActor
final class TextFieldLook {
  /// The height of a field with a rounded border, in points.
  let standardHeight: CGFloat
  /// The height of a field without a border, of its line's height and whether it hides its text, in points.
  let borderlessHeight: @MainActor (CGFloat, Bool) -> CGFloat
  /// From the bounds to the text, in points.
  let textInsets: @MainActor (UITextField.BorderStyle) -> UIEdgeInsets
  let placeholderColor: UIColor
  let textColor: UIColor
  /// The colour of caret and selection handles, made of the field's tint.
  let caretColor: @MainActor (UIColor) -> UIColor
  /// What the caret shows of its rectangle, in points.
  let caretWidth: CGFloat
  let caretRadius: CGFloat
  let selectionColor: @MainActor (UIColor) -> UIColor
  /// Behind text that is still composed.
  let markedColor: @MainActor (UIColor) -> UIColor
  /// Draws the border; the colour fills it.
  let drawBorder: @MainActor (inout DisplayList, ContentGeometry, UITextField.BorderStyle, UIColor?) -> Void
  /// Draws the clear button in its bounds; highlighted or not.
  let drawClearButton: @MainActor (inout DisplayList, ContentGeometry, Bool) -> Void

  private init(
    standardHeight: CGFloat, borderlessHeight: @escaping @MainActor (CGFloat, Bool) -> CGFloat,
    textInsets: @escaping @MainActor (UITextField.BorderStyle) -> UIEdgeInsets,
    placeholderColor: UIColor, textColor: UIColor, caretColor: @escaping @MainActor (UIColor) -> UIColor,
    caretWidth: CGFloat, caretRadius: CGFloat, selectionColor: @escaping @MainActor (UIColor) -> UIColor,
    markedColor: @escaping @MainActor (UIColor) -> UIColor,
    drawBorder:
      @escaping @MainActor (inout DisplayList, ContentGeometry, UITextField.BorderStyle, UIColor?) -> Void,
    drawClearButton: @escaping @MainActor (inout DisplayList, ContentGeometry, Bool) -> Void
  ) {
    self.standardHeight = standardHeight
    self.borderlessHeight = borderlessHeight
    self.textInsets = textInsets
    self.placeholderColor = placeholderColor
    self.textColor = textColor
    self.caretColor = caretColor
    self.caretWidth = caretWidth
    self.caretRadius = caretRadius
    self.selectionColor = selectionColor
    self.markedColor = markedColor
    self.drawBorder = drawBorder
    self.drawClearButton = drawClearButton
  }

  static var current: TextFieldLook {
    let traits = UIKitEnvironment.current.traits
    if traits.look == .classic { return .classic }
    return traits.majorVersion < 13 ? .flat : .modern
  }

  /// iPhone OS 2 to iOS 6: a white trough with a grey edge, darker above (looks-and-formats F.4.1, uikit-facts E.8).
  static let classic = TextFieldLook(
    standardHeight: 31, borderlessHeight: lineHeight,
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

  /// iOS 13 and later: a field with a hairline (looks-and-formats F.4.2, uikit-facts E.8).
  static let modern = plain(height: 34, borderless: wholeLine, placeholder: .placeholderText)

  /// iOS 7 to 12: the same, but lower.
  static let flat = plain(
    height: 30, borderless: lineHeight, placeholder: UIColor(red: 0, green: 0, blue: 25 / 255, alpha: 0.22))

  /// A line's height on whole pixels.
  private static func lineHeight(_ line: CGFloat, isSecure: Bool) -> CGFloat { ContentRounding.up(line) }

  /// A line's height on whole points, and one more where the text shows: Interface Builder recorded 22 for the body
  /// style's 20.3 and 21 for fields that hide their text (eight fields of a file of build 24127).
  private static func wholeLine(_ line: CGFloat, isSecure: Bool) -> CGFloat {
    line.rounded(.up) + (isSecure ? 0 : 1)
  }

  private static func plain(
    height: CGFloat, borderless: @escaping @MainActor (CGFloat, Bool) -> CGFloat, placeholder: UIColor
  ) -> TextFieldLook {
    TextFieldLook(
      standardHeight: height, borderlessHeight: borderless,
      textInsets: { style in
        switch style {
        case .none: return .zero
        case .line: return UIEdgeInsets(top: 2, left: 2, bottom: 2, right: 2)
        case .bezel, .roundedRect: return UIEdgeInsets(top: 2, left: 7, bottom: 2, right: 7)
        }
      },
      placeholderColor: placeholder, textColor: .label, caretColor: { $0 }, caretWidth: 2, caretRadius: 1,
      selectionColor: { $0.withAlphaComponent(0.2) }, markedColor: { $0.withAlphaComponent(0.12) },
      drawBorder: drawModernBorder, drawClearButton: drawModernClearButton)
  }
}
