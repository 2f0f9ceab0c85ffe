import Foundation

/// How a paragraph of an attributed text is set. Lengths are points.
///
/// One class serves as value and as base of `NSMutableParagraphStyle`, whose properties can be set.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  // Unchecked: a style is not changed once it is part of a text, as with UIKit's.
  struct Values: Equatable {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byWordWrapping
    var lineSpacing: CGFloat = 0
    var paragraphSpacing: CGFloat = 0
    var paragraphSpacingBefore: CGFloat = 0
    var firstLineHeadIndent: CGFloat = 0
    var headIndent: CGFloat = 0
    var tailIndent: CGFloat = 0
    var minimumLineHeight: CGFloat = 0
    var maximumLineHeight: CGFloat = 0
    var lineHeightMultiple: CGFloat = 0
  }

  var values = Values()

  /// The style of paragraphs that have none.
  public static let `default` = NSParagraphStyle()

  /// A style of the defaults.
  public override init() { super.init() }

  /// Where the lines stand; natural by default.
  open var alignment: NSTextAlignment { values.alignment }
  /// How lines break, or are cut; by words by default.
  open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
  /// Between two lines.
  open var lineSpacing: CGFloat { values.lineSpacing }
  /// After the paragraph.
  open var paragraphSpacing: CGFloat { values.paragraphSpacing }
  /// Before the paragraph, but not at the top of the text.
  open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
  /// Before the first line.
  open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
  /// Before all lines but the first.
  open var headIndent: CGFloat { values.headIndent }
  /// From the leading edge to where lines end when positive, from the trailing edge otherwise.
  open var tailIndent: CGFloat { values.tailIndent }
  /// No line is less high; 0 for no limit.
  open var minimumLineHeight: CGFloat { values.minimumLineHeight }
  /// No line is higher; 0 for no limit.
  open var maximumLineHeight: CGFloat { values.maximumLineHeight }
  /// The factor of the font's line height; 0 for none.
  open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }

  /// The same style.
  public func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSParagraphStyle()
    copy.values = values
    return copy
  }

  /// An `NSMutableParagraphStyle` with the same values.
  public func mutableCopy(with zone: NSZone? = nil) -> Any {
    let copy = NSMutableParagraphStyle()
    copy.values = values
    return copy
  }

  open override func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
  open override var hash: Int { Int(values.lineSpacing) ^ values.alignment.rawValue << 8 }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
  /// Takes over all values of another style.
  open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }

  open override var alignment: NSTextAlignment {
    get { values.alignment }
    set { values.alignment = newValue }
  }
  open override var lineBreakMode: NSLineBreakMode {
    get { values.lineBreakMode }
    set { values.lineBreakMode = newValue }
  }
  open override var lineSpacing: CGFloat {
    get { values.lineSpacing }
    set { values.lineSpacing = Self.usable(newValue) }
  }
  open override var paragraphSpacing: CGFloat {
    get { values.paragraphSpacing }
    set { values.paragraphSpacing = Self.usable(newValue) }
  }
  open override var paragraphSpacingBefore: CGFloat {
    get { values.paragraphSpacingBefore }
    set { values.paragraphSpacingBefore = Self.usable(newValue) }
  }
  open override var firstLineHeadIndent: CGFloat {
    get { values.firstLineHeadIndent }
    set { values.firstLineHeadIndent = Self.usable(newValue) }
  }
  open override var headIndent: CGFloat {
    get { values.headIndent }
    set { values.headIndent = Self.usable(newValue) }
  }
  open override var tailIndent: CGFloat {
    get { values.tailIndent }
    set { values.tailIndent = newValue.isFinite ? min(max(newValue, -1e6), 1e6) : 0 }
  }
  open override var minimumLineHeight: CGFloat {
    get { values.minimumLineHeight }
    set { values.minimumLineHeight = Self.usable(newValue) }
  }
  open override var maximumLineHeight: CGFloat {
    get { values.maximumLineHeight }
    set { values.maximumLineHeight = Self.usable(newValue) }
  }
  open override var lineHeightMultiple: CGFloat {
    get { values.lineHeightMultiple }
    set { values.lineHeightMultiple = Self.usable(newValue) }
  }

  /// Not negative, and not so large that sums of it overflow.
  private static func usable(_ value: CGFloat) -> CGFloat { value.isFinite ? min(max(value, 0), 1e6) : 0 }
}
