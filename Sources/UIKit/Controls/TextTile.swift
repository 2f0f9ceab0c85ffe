import Canvas
import Foundation

/// Some lines of a text view: a long text is drawn in tiles, and only those in sight.
@MainActor
final class TextTile: UIView {
  static let lineCount = 24

  private var lines: [TextLayout.Line] = []
  private var font: UIFont?
  private var color = UIColor.black
  private var alignment = NSTextAlignment.natural

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    // What is cut away completely is not even drawn into a list.
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ lines: ArraySlice<TextLayout.Line>, font: UIFont, color: UIColor, alignment: NSTextAlignment) {
    if self.font === font, self.color == color, self.alignment == alignment, self.lines.elementsEqual(lines) { return }
    self.lines = Array(lines)
    self.font = font
    self.color = color
    self.alignment = alignment
    setNeedsDisplay()
  }

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    guard let font else { return }
    let width = geometry.bounds.width
    for (index, line) in lines.enumerated() where !line.text.isEmpty {
      let x: CGFloat
      switch alignment {
      case .center: x = (width - line.width) / 2
      case .right: x = width - line.width
      default: x = 0
      }
      list.text(
        font.run(line.text, scale: geometry.scale), x: geometry.x(x),
        y: geometry.y(font.lineHeight * CGFloat(index) + font.ascender), Paint(color.pixel))
    }
  }
}
