import Canvas
import Foundation

/// The text of a text field, with what is selected: a view of its own, so that a key draws no more than this again.
@MainActor
final class TextFieldContent: UIView {
  /// The view reaches this far beyond the text's rectangle on both sides, in points: a caret at an end stays whole.
  static let overhang: CGFloat = 3
  /// Longer texts are drawn in pieces of so many characters, and only the pieces in sight.
  private static let pieceLength = 64

  /// What is drawn. All lengths are points, from the left and the top of the text's rectangle.
  struct Appearance {
    var text = ""
    /// Where the characters are; nil for a text that is drawn as a whole, such as a placeholder.
    var line: MeasuredLine?
    var font: UIFont?
    var color = UIColor.black
    /// Where the text begins.
    var x: CGFloat = 0
    var top: CGFloat = 0
    /// From left to right, back to front.
    var highlights: [Highlight] = []
    /// The text is longer than its rectangle.
    var isCut = false
  }

  struct Highlight {
    var start, end: CGFloat
    var color: UIColor
    /// The thickness of a line under the text, in place of a filled box.
    var underline: CGFloat?
  }

  var appearance = Appearance() {
    didSet { setNeedsDisplay() }
  }

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    isImplementationDetail = true
    clipsToBounds = true
  }

  required init?(coder: NSCoder) { nil }

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    guard let font = appearance.font else { return }
    let scale = geometry.scale
    if appearance.isCut {
      // A glyph may reach a little beyond its own place.
      list.clip = geometry.rect(geometry.bounds.insetBy(dx: Self.overhang - 1, dy: 0))
    }
    let left = geometry.bounds.minX + Self.overhang
    let top = appearance.top
    for highlight in appearance.highlights {
      let y = highlight.underline.map { top + font.lineHeight - $0 } ?? top
      let box = CGRect(
        x: left + highlight.start, y: y, width: highlight.end - highlight.start, height: top + font.lineHeight - y)
      list.fill(geometry.rect(box), Paint(highlight.color.pixel))
    }
    let paint = Paint(appearance.color.pixel)
    let baseline = geometry.y(top + font.ascender)
    let start = left + appearance.x
    guard let line = appearance.line, line.edges.count > Self.pieceLength else {
      if !appearance.text.isEmpty {
        list.text(font.run(appearance.text, scale: scale), x: geometry.x(start), y: baseline, paint)
      }
      list.clip = nil
      return
    }
    let count = line.edges.count - 1
    let first = max(0, line.firstOffset(at: -start) - 1) / Self.pieceLength * Self.pieceLength
    let last = min(count, line.firstOffset(at: geometry.bounds.width - start) + 1)
    var rest = appearance.text.dropFirst(first)
    for offset in stride(from: first, to: last, by: Self.pieceLength) {
      let piece = rest.prefix(Self.pieceLength)
      rest = rest[piece.endIndex...]
      list.text(font.run(piece, scale: scale), x: geometry.x(start + line.edge(offset)), y: baseline, paint)
    }
    list.clip = nil
  }
}
