import Foundation

/// A place in a text.
@MainActor
open class UITextPosition: NSObject {}

/// A part of a text.
@MainActor
open class UITextRange: NSObject {
  /// Where the range begins.
  open var start: UITextPosition { UITextPosition() }
  /// Where the range ends.
  open var end: UITextPosition { UITextPosition() }
  /// Whether nothing lies in it.
  open var isEmpty: Bool { true }
}

/// A direction in a text.
public enum UITextLayoutDirection: Int, Sendable {
  case right = 2
  case left, up, down
}

/// A responder whose text the keyboard can read, select and mark.
@MainActor
public protocol UITextInput: UIKeyInput {
  /// The text of a range.
  func text(in range: UITextRange) -> String?
  /// Puts text in place of a range.
  func replace(_ range: UITextRange, withText text: String)
  /// What is selected; an empty range is the caret.
  var selectedTextRange: UITextRange? { get set }
  /// What an input method is still composing.
  var markedTextRange: UITextRange? { get }
  /// Replaces what is being composed; `selectedRange` counts characters of `markedText`.
  func setMarkedText(_ markedText: String?, selectedRange: NSRange)
  /// What was being composed stays as it is.
  func unmarkText()
  /// The first place.
  var beginningOfDocument: UITextPosition { get }
  /// The last place.
  var endOfDocument: UITextPosition { get }
  /// The range between two places.
  func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange?
  /// A place so many characters further; nil outside of the text.
  func position(from position: UITextPosition, offset: Int) -> UITextPosition?
  /// A place so many characters or lines further in a direction; nil outside of the text.
  func position(from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int) -> UITextPosition?
  /// How two places lie.
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult
  /// How many characters lie between two places.
  func offset(from: UITextPosition, to: UITextPosition) -> Int
  /// The caret's rectangle at a place, in the view's coordinates, points.
  func caretRect(for position: UITextPosition) -> CGRect
  /// The rectangle of a range's first line, in the view's coordinates, points.
  func firstRect(for range: UITextRange) -> CGRect
  /// The place nearest to a point of the view's coordinates.
  func closestPosition(to point: CGPoint) -> UITextPosition?
}
