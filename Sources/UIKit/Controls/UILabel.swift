import Canvas
import Foundation

/// Text that is not edited.
@MainActor
open class UILabel: UIView, WrappingContent {
  /// A label of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A label read from a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    contentMode = .left
  }

  /// The text that was set with attributes; nil for a plain one.
  private(set) var styledText: NSAttributedString?
  private var plainText: String?

  /// The text. Setting it drops the attributes of an attributed one.
  open var text: String? {
    get { plainText }
    set {
      guard plainText != newValue || styledText != nil else { return }
      plainText = newValue
      styledText = nil
      changed()
    }
  }
  /// The text with its attributes; of a plain text those of the label.
  open var attributedText: NSAttributedString? {
    get { styledText ?? plainText.map { NSAttributedString(string: $0, attributes: ownAttributes) } }
    set {
      styledText = newValue?.fixed
      plainText = newValue?.string
      changed()
    }
  }
  /// 17 points of the system's face by default.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet {
      guard font !== oldValue else { return }
      restyle(.font, font)
      changed()
    }
  }
  /// The label colour by default: black, in the dark style white.
  open var textColor: UIColor! = .label {
    didSet {
      guard textColor != oldValue else { return }
      restyle(.foregroundColor, textColor)
      setNeedsDisplay()
    }
  }
  /// The colour while highlighted; nil for no change.
  open var highlightedTextColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  /// Whether the highlighted colour shows.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }
  /// Left by default.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      guard textAlignment != oldValue else { return }
      restyleParagraphs { $0.alignment = textAlignment }
      setNeedsDisplay()
    }
  }
  /// Cut at the end by default.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail {
    didSet { if lineBreakMode != oldValue { changed() } }
  }
  /// 1 by default, 0 for as many as fit.
  open var numberOfLines = 1 {
    didSet { if numberOfLines != oldValue { changed() } }
  }
  /// Whether the text is drawn as usable; false greys it.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { setNeedsDisplay() } }
  }
  /// The colour of the text's shadow; nil for none.
  open var shadowColor: UIColor? {
    didSet { setNeedsDisplay() }
  }
  /// In points; (0, -1) by default.
  open var shadowOffset = CGSize(width: 0, height: -1) {
    didSet { if shadowOffset != oldValue { setNeedsDisplay() } }
  }
  /// Whether the text shrinks to fit; false by default.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { setNeedsDisplay() } }
  }
  /// The smallest part of the size that text shrinks to; 0 for none.
  open var minimumScaleFactor: CGFloat = 0 {
    didSet { if minimumScaleFactor != oldValue { setNeedsDisplay() } }
  }
  /// Where a line that shrank stands; on the baseline of the full size by default.
  open var baselineAdjustment = UIBaselineAdjustment.alignBaselines {
    didSet { if baselineAdjustment != oldValue { setNeedsDisplay() } }
  }

  /// The width at which lines break when constraints ask for the label's size, in points; 0, the width that the
  /// constraints give, by default.
  open var preferredMaxLayoutWidth: CGFloat = 0 {
    didSet {
      if !(preferredMaxLayoutWidth >= 0) { preferredMaxLayoutWidth = 0 }
      if preferredMaxLayoutWidth != oldValue { invalidateIntrinsicContentSize() }
    }
  }

  var layoutWidth: CGFloat = 0
  var wrapsToLayoutWidth: Bool { numberOfLines != 1 && preferredMaxLayoutWidth <= 0 }

  private func changed() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// Puts one attribute on the whole of an attributed text, as setting the label's property does.
  private func restyle(_ key: NSAttributedString.Key, _ value: Any?) {
    guard let value else { return }
    styledText = styledText?.withAttributes { $0[key] = value }
  }

  private func restyleParagraphs(_ change: (NSMutableParagraphStyle) -> Void) {
    styledText = styledText?.withAttributes { attributes in
      let style = NSMutableParagraphStyle()
      if let old = attributes[.paragraphStyle] as? NSParagraphStyle { style.setParagraphStyle(old) }
      change(style)
      attributes[.paragraphStyle] = style
    }
  }

  private var ownAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    return [.font: font as Any, .foregroundColor: textColor as Any, .paragraphStyle: style]
  }

  /// The rectangle that the text takes in `bounds`, in points.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let block = block(width: bounds.width, maximum: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(bounds.width, block.width), height: min(bounds.height, block.height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    // Wider than any text, and still a number to compute with.
    let width = numberOfLines == 1 || size.width <= 0 ? 1e7 : size.width
    let block = block(width: width, maximum: numberOfLines, isAligned: false)
    return CGSize(width: ContentRounding.up(block.width), height: ContentRounding.up(block.height))
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutWidth, height: 0))
  }

  override var layoutBaselines: LayoutBaselines? {
    if needsStyledLines {
      let width = preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutWidth > 0 ? layoutWidth : 1e7
      let lines = styledLines(width: width, maximum: numberOfLines, isAligned: false)
      return LayoutBaselines(
        heightFactor: 0.5, first: lines.firstAscent - lines.height / 2, last: lines.height / 2 - lines.lastDescent)
    }
    let lines = max(1, (intrinsicContentSize.height / font.lineHeight + 0.01).rounded(.down))
    return .centered(height: lines * font.lineHeight, ascender: font.ascender, descender: font.descender)
  }

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) { drawText(&list, geometry) }
}
