import Canvas
import Foundation

/// The button that empties a text field.
@MainActor
final class TextFieldClearButton: UIButton {
  /// The button takes touches this far around its picture, in points.
  private static let touchMargin: CGFloat = 6

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    TextFieldLook.current.drawClearButton(&list, geometry, isHighlighted)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -Self.touchMargin, dy: -Self.touchMargin).contains(point)
  }
}
