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

  /// The text.
  open var text: String? {
    didSet { if text != oldValue { changed() } }
  }
  /// 17 points of the system's face by default.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { if font !== oldValue { changed() } }
  }
  /// The label colour by default: black, in the dark style white.
  open var textColor: UIColor! = .label {
    didSet { if textColor != oldValue { setNeedsDisplay() } }
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
    didSet { if textAlignment != oldValue { setNeedsDisplay() } }
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

  /// The rectangle that the text takes in `bounds`, in points.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let lines = TextLayout.lines(
      of: text ?? "", font: font, width: bounds.width, maximum: numberOfLines, mode: lineBreakMode)
    let height = font.lineHeight * CGFloat(lines.count)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(bounds.width, lines.map(\.width).max() ?? 0),
      height: min(bounds.height, height))
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    let width = numberOfLines == 1 || size.width <= 0 ? CGFloat.greatestFiniteMagnitude : size.width
    let lines = TextLayout.lines(
      of: text, font: font, width: width, maximum: numberOfLines,
      mode: numberOfLines == 1 ? .byClipping : lineBreakMode)
    return CGSize(
      width: ContentRounding.up(lines.map(\.width).max() ?? 0),
      height: ContentRounding.up(font.lineHeight * CGFloat(lines.count)))
  }

  open override var intrinsicContentSize: CGSize {
    sizeThatFits(CGSize(width: preferredMaxLayoutWidth > 0 ? preferredMaxLayoutWidth : layoutWidth, height: 0))
  }

  override var layoutBaselines: LayoutBaselines? {
    let lines = max(1, (intrinsicContentSize.height / font.lineHeight + 0.01).rounded(.down))
    return .centered(height: lines * font.lineHeight, ascender: font.ascender, descender: font.descender)
  }

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    guard let text, !text.isEmpty else { return }
    let font = fittingFont(geometry.bounds.width)
    let lines = TextLayout.lines(
      of: text, font: font, width: geometry.bounds.width, maximum: numberOfLines, mode: lineBreakMode)
    let height = font.lineHeight * CGFloat(lines.count)
    var top = geometry.bounds.minY + ((geometry.bounds.height - height) / 2)
    var color: UIColor = (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label
    if !isEnabled { color = color.withAlphaComponent(color.alpha * 0.5) }
    for line in lines {
      let x: CGFloat
      switch textAlignment {
      case .center: x = (geometry.bounds.width - line.width) / 2
      case .right: x = geometry.bounds.width - line.width
      default: x = 0
      }
      let run = font.run(line.text, scale: geometry.scale)
      let baseline = geometry.y(top + font.ascender)
      if let shadowColor {
        list.text(
          run, x: geometry.x(x + shadowOffset.width),
          y: baseline + Int32(clamping: (shadowOffset.height * geometry.scale).rounded()), Paint(shadowColor.pixel))
      }
      list.text(run, x: geometry.x(x), y: baseline, Paint(color.pixel))
      top += font.lineHeight
    }
  }

  private func fittingFont(_ width: CGFloat) -> UIFont {
    guard adjustsFontSizeToFitWidth, numberOfLines == 1, let text else { return font }
    let needed = font.width(of: text)
    guard needed > width, needed > 0 else { return font }
    let smallest = font.pointSize * max(minimumScaleFactor, 0.1)
    return font.withSize(max(smallest, (font.pointSize * width / needed * 2).rounded(.down) / 2))
  }
}
