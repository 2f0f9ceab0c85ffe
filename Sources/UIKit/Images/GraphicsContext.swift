import Canvas
import Foundation

/// What `UIView.draw(_:)` and `UIGraphicsImageRenderer` draw into: a display list and the colours set last.
@MainActor
final class GraphicsContext {
  static var current: GraphicsContext?

  var list: DisplayList
  let geometry: ContentGeometry
  var fillColor = UIColor.black
  var strokeColor = UIColor.black

  init(list: DisplayList, geometry: ContentGeometry) {
    self.list = list
    self.geometry = geometry
  }

  /// Lets the view's `draw(_:)` add to the list.
  static func draw(_ view: UIView, _ list: inout DisplayList, _ geometry: ContentGeometry) {
    let context = GraphicsContext(list: list, geometry: geometry)
    context.list.clip = geometry.rect
    let outer = current
    current = context
    view.draw(geometry.bounds)
    current = outer
    context.list.clip = nil
    list = context.list
  }

  /// A path of points as pixels of the list.
  func pixels(_ path: Path) -> Path {
    let scale = geometry.scale
    let origin = geometry.bounds.origin
    return path.mapped { CGPoint(x: ($0.x - origin.x) * scale, y: ($0.y - origin.y) * scale) }
  }
}

extension UIColor {
  /// The colour of fills that follow.
  @MainActor public func setFill() { GraphicsContext.current?.fillColor = self }
  /// The colour of strokes that follow.
  @MainActor public func setStroke() { GraphicsContext.current?.strokeColor = self }
  /// The colour of fills and strokes that follow.
  @MainActor public func set() {
    setFill()
    setStroke()
  }
}

/// Fills a rectangle with the current colour.
// swift-format-ignore: AlwaysUseLowerCamelCase
@MainActor public func UIRectFill(_ rect: CGRect) {
  guard let context = GraphicsContext.current else { return }
  context.list.fill(context.geometry.rect(rect), Paint(context.fillColor.pixel))
}
