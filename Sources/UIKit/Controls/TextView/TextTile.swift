import Canvas
import Foundation

/// Some lines of a text view, with what is selected in them: a long text is drawn in tiles, and only those in sight.
@MainActor
final class TextTile: UIView {
  static let lineCount = 24

  /// A box behind the text or a line under it, in the tile's coordinates, points.
  struct Highlight: Equatable {
    var frame: CGRect
    var color: UIColor
  }

  struct Appearance: Equatable {
    var lines: [TextLayout.Line] = []
    var highlights: [Highlight] = []
    var font: UIFont?
    var color = UIColor.black
    var alignment = NSTextAlignment.natural
  }

  private var appearance = Appearance()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isImplementationDetail = true
    // What is cut away completely is not even drawn into a list.
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  func show(_ new: Appearance) {
    guard new != appearance else { return }
    appearance = new
    setNeedsDisplay()
  }

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    guard let font = appearance.font else { return }
    for highlight in appearance.highlights { list.fill(geometry.rect(highlight.frame), Paint(highlight.color.pixel)) }
    let width = geometry.bounds.width
    let paint = Paint(appearance.color.pixel)
    for (index, line) in appearance.lines.enumerated() where !line.text.isEmpty {
      let x: CGFloat
      switch appearance.alignment {
      case .center: x = (width - line.width) / 2
      case .right: x = width - line.width
      default: x = 0
      }
      list.text(
        font.run(line.text, scale: geometry.scale), x: geometry.x(x),
        y: geometry.y(font.lineHeight * CGFloat(index) + font.ascender), paint)
    }
  }
}
