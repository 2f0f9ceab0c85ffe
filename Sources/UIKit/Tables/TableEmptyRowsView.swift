import Canvas
import Foundation

/// The lines with which a plain table goes on below its last row.
@MainActor
final class TableEmptyRowsView: UIView {
  /// From line to line, in points.
  var rowHeight: CGFloat = 44 { didSet { if rowHeight != oldValue { setNeedsDisplay() } } }
  var inset = UIEdgeInsets.zero { didSet { if inset != oldValue { setNeedsDisplay() } } }
  var color = UIColor.clear { didSet { if color != oldValue { setNeedsDisplay() } } }
  /// In points.
  var thickness: CGFloat = 1 { didSet { if thickness != oldValue { setNeedsDisplay() } } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isImplementationDetail = true
  }

  required init?(coder: NSCoder) { nil }

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    guard rowHeight >= 1 else { return }
    var bottom = rowHeight
    while bottom <= geometry.bounds.height {
      list.fill(
        geometry.rect(
          CGRect(
            x: inset.left, y: bottom - thickness, width: geometry.bounds.width - inset.left - inset.right,
            height: thickness)), Paint(color.pixel))
      bottom += rowHeight
    }
  }
}
