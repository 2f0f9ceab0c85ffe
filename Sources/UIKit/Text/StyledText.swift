import Canvas
import Foundation

/// An attributed text made ready to be measured: its characters, each with the place of its attributes.
@MainActor
package struct StyledText {
  /// What holds where the text's attributes say nothing.
  package struct Defaults {
    package var font: UIFont
    package var color: UIColor
    package var alignment: NSTextAlignment
    package var lineBreakMode: NSLineBreakMode
    /// Fonts are set at this part of their size.
    package var factor: CGFloat = 1
    /// Natural text stands at the right.
    package var isRightToLeft = false
  }

  /// The attributes of a run.
  struct Style {
    var font: UIFont
    var color: UIColor
    var background: UIColor?
    var kern: CGFloat = 0
    var baselineOffset: CGFloat = 0
    var underline: NSUnderlineStyle = []
    var underlineColor: UIColor?
    var strikethrough: NSUnderlineStyle = []
    var strikethroughColor: UIColor?
  }

  struct Cell {
    var character: Character
    /// The place in `styles`.
    var style: Int
    var advance: CGFloat
  }

  struct Paragraph {
    var cells: [Cell] = []
    var style: NSParagraphStyle.Values
    /// The attributes of a paragraph without characters.
    var emptyStyle: Int
  }

  private(set) var styles: [Style] = []
  private(set) var paragraphs: [Paragraph] = []

  package init(_ text: NSAttributedString, _ defaults: Defaults) {
    let string = text.string as NSString
    for run in text.runs {
      let paragraphStyle = Self.paragraphStyle(run.attributes, defaults)
      styles.append(Self.style(run.attributes, defaults))
      let place = styles.count - 1
      let style = styles[place]
      if paragraphs.isEmpty { paragraphs.append(Paragraph(style: paragraphStyle, emptyStyle: place)) }
      for character in string.substring(with: run.range) {
        if character.isNewline {
          paragraphs.append(Paragraph(style: paragraphStyle, emptyStyle: place))
          continue
        }
        let last = paragraphs.count - 1
        // The first character's style is the paragraph's.
        if paragraphs[last].cells.isEmpty { paragraphs[last].style = paragraphStyle }
        let advance = style.font.measuredAdvance(of: character) + style.kern
        paragraphs[last].cells.append(Cell(character: character, style: place, advance: advance))
      }
    }
  }

  private static func style(_ attributes: [NSAttributedString.Key: Any], _ defaults: Defaults) -> Style {
    func number(_ key: NSAttributedString.Key) -> CGFloat? {
      guard let value = attributes[key] else { return nil }
      let number: CGFloat?
      switch value {
      case let value as CGFloat: number = value
      case let value as Double: number = CGFloat(value)
      case let value as Float: number = CGFloat(value)
      case let value as Int: number = CGFloat(value)
      default: number = nil
      }
      return number.flatMap { $0.isFinite ? min(max($0, -1000), 1000) : nil }
    }
    func line(_ key: NSAttributedString.Key) -> NSUnderlineStyle {
      attributes[key] as? NSUnderlineStyle ?? NSUnderlineStyle(rawValue: Int(number(key) ?? 0))
    }
    var font = attributes[.font] as? UIFont ?? defaults.font
    if defaults.factor != 1 { font = font.withSize(font.pointSize * defaults.factor) }
    let isLink = attributes[.link] != nil
    var style = Style(
      font: font, color: attributes[.foregroundColor] as? UIColor ?? (isLink ? .link : defaults.color))
    style.background = attributes[.backgroundColor] as? UIColor
    style.kern = (number(.tracking) ?? number(.kern) ?? 0) * defaults.factor
    style.baselineOffset = number(.baselineOffset) ?? 0
    style.underline = line(.underlineStyle)
    style.underlineColor = attributes[.underlineColor] as? UIColor
    style.strikethrough = line(.strikethroughStyle)
    style.strikethroughColor = attributes[.strikethroughColor] as? UIColor
    return style
  }

  private static func paragraphStyle(
    _ attributes: [NSAttributedString.Key: Any], _ defaults: Defaults
  ) -> NSParagraphStyle.Values {
    if let style = attributes[.paragraphStyle] as? NSParagraphStyle { return style.values }
    var values = NSParagraphStyle.Values()
    values.alignment = defaults.alignment
    values.lineBreakMode = defaults.lineBreakMode
    return values
  }
}
