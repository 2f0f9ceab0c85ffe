import Canvas
import Foundation

/// Text of many lines that scrolls.
///
/// Editing is not built: the text is shown and scrolled, `canBecomeFirstResponder` is always false, and no keyboard
/// appears whatever `isEditable` says.
@MainActor
open class UITextView: UIScrollView, UITextInputTraits, WrappingContent {
  /// The size of a text view's font that nobody set, in points (assumed: uikit-facts E.11 says 12 to 14).
  static let defaultFontSize: CGFloat = 12

  private var tiles: [TextTile] = []
  private var lines: [TextLayout.Line] = []
  /// The width that the lines were broken for, in points; nil when they are to be broken anew.
  private var brokenWidth: CGFloat?

  /// A text view of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .systemBackground
  }

  /// A text view read from a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    backgroundColor = .systemBackground
  }

  /// The text; empty by default.
  open var text: String! = "" {
    didSet { if text != oldValue { textChanged() } }
  }
  /// 12 points of the system's face by default.
  open var font: UIFont? = .systemFont(ofSize: UITextView.defaultFontSize) {
    didSet { if font !== oldValue { textChanged() } }
  }
  /// Nil, the label colour, by default.
  open var textColor: UIColor? {
    didSet { if textColor != oldValue { setNeedsLayout() } }
  }
  /// Left by default.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { setNeedsLayout() } }
  }
  /// Around the text, in points: 8 at the top and at the bottom, up to iOS 6 also at the sides.
  open var textContainerInset = UITextView.standardInset {
    didSet { if textContainerInset != oldValue { textChanged() } }
  }
  /// Whether the text is meant to be edited; true by default. Editing is not built.
  open var isEditable = true
  /// Whether the text is meant to be selected; true by default. Selecting is not built.
  open var isSelectable = true

  /// When shift goes on by itself; at sentences by default.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Which keys the keyboard has.
  open var keyboardType = UIKeyboardType.default
  /// The keyboard's colours.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether return is disabled while there is no text; false by default.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is hidden; a text view never hides it.
  open var isSecureTextEntry = false

  open override var canBecomeFirstResponder: Bool { false }

  /// Whether there is any text.
  open var hasText: Bool { !(text ?? "").isEmpty }

  // MARK: Layout

  private static var isClassic: Bool { UIKitEnvironment.current.traits.look == .classic }
  private static var standardInset: UIEdgeInsets {
    isClassic ? UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8) : UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0)
  }
  /// Between the inset and the text, in points (iOS 7 and later).
  private static var linePadding: CGFloat { isClassic ? 0 : 5 }

  private var lineFont: UIFont { font ?? .systemFont(ofSize: Self.defaultFontSize) }

  private func textChanged() {
    brokenWidth = nil
    breakLines()
    setNeedsLayout()
    if layoutRecord?.item != nil { invalidateIntrinsicContentSize() }
  }

  private func room(_ width: CGFloat) -> CGFloat {
    max(0, width - textContainerInset.left - textContainerInset.right - 2 * Self.linePadding)
  }

  private func height(_ count: Int) -> CGFloat {
    (lineFont.lineHeight * CGFloat(count)).rounded(.up) + textContainerInset.top + textContainerInset.bottom
  }

  /// Breaks the text into lines for the present width and tells the scroll view how high they are.
  private func breakLines() {
    let width = bounds.width
    guard brokenWidth != width else { return }
    brokenWidth = width
    lines = TextLayout.lines(
      of: text ?? "", font: lineFont, width: room(width), maximum: 0, mode: .byWordWrapping)
    contentSize = CGSize(width: width, height: height(lines.count))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : bounds.width
    let lines = TextLayout.lines(
      of: text ?? "", font: lineFont, width: room(width), maximum: 0, mode: .byWordWrapping)
    return CGSize(width: width, height: height(lines.count))
  }

  var layoutWidth: CGFloat = 0
  var wrapsToLayoutWidth: Bool { !isScrollEnabled }

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// A text view that scrolls has no size of its own; one that does not asks for room for all of its text.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    let sides = textContainerInset.left + textContainerInset.right + 2 * Self.linePadding
    let lines = TextLayout.lines(
      of: text ?? "", font: lineFont, width: layoutWidth > 0 ? room(layoutWidth) : .greatestFiniteMagnitude,
      maximum: 0, mode: .byWordWrapping)
    return CGSize(
      width: ContentRounding.up(lines.map(\.width).max() ?? 0) + sides,
      height: ContentRounding.up(lineFont.lineHeight * CGFloat(max(lines.count, 1))) + textContainerInset.top
        + textContainerInset.bottom)
  }

  override func sizeDidChange(from old: CGSize) {
    super.sizeDidChange(from: old)
    breakLines()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    breakLines()
    let count = (lines.count + TextTile.lineCount - 1) / TextTile.lineCount
    while tiles.count > count { tiles.removeLast().removeFromSuperview() }
    while tiles.count < count {
      let tile = TextTile(frame: .zero)
      tiles.append(tile)
      insertSubview(tile, at: tiles.count - 1)
    }
    let font = lineFont
    let left = textContainerInset.left + Self.linePadding
    for (index, tile) in tiles.enumerated() {
      let first = index * TextTile.lineCount
      let part = lines[first..<min(first + TextTile.lineCount, lines.count)]
      let frame = CGRect(
        x: left, y: textContainerInset.top + font.lineHeight * CGFloat(first), width: room(bounds.width),
        height: font.lineHeight * CGFloat(part.count))
      if tile.frame != frame { tile.frame = frame }
      tile.show(part, font: font, color: textColor ?? .label, alignment: textAlignment)
    }
  }

  /// Scrolls so that a part of the text is in sight; `range` counts UTF-16 units.
  open func scrollRangeToVisible(_ range: NSRange) {
    breakLines()
    guard range.location != NSNotFound, range.location >= 0 else { return }
    var passed = 0
    var line = 0
    // Lines lost the spaces that they were broken at; a part of a line is close enough to scroll to.
    while line < lines.count - 1, passed + lines[line].text.utf16.count < range.location {
      passed += lines[line].text.utf16.count + 1
      line += 1
    }
    let height = lineFont.lineHeight
    scrollRectToVisible(
      CGRect(x: 0, y: textContainerInset.top + height * CGFloat(line), width: bounds.width, height: height),
      animated: true)
  }
}
