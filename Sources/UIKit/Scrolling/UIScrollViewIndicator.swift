import Canvas
import Foundation

/// A scroll indicator: a rounded bar.
@MainActor
final class UIScrollViewIndicator: UIView {
  var style = UIScrollView.IndicatorStyle.default {
    didSet { if style != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isImplementationDetail = true
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    let rect = geometry.rect
    let radius = Double(min(rect.width, rect.height)) / 2
    let white = style == .white || (style == .default && traitCollection.userInterfaceStyle == .dark)
    if UIKitEnvironment.current.traits.look == .modern {
      let color = white ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35)
      list.fill(rect, ShapeMasks.fill(radius: radius), Paint(color.pixel))
      return
    }
    // Before iOS 7 the bar has an edge that sets it off from content of its own colour.
    let edge = geometry.length(1)
    let fill = white ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.5)
    list.fill(rect.inset(edge, edge), ShapeMasks.fill(radius: max(0, radius - Double(edge))), Paint(fill.pixel))
    if style != .black {
      let light = UIColor(white: white ? 0 : 1, alpha: 0.3)
      list.fill(rect, ShapeMasks.ring(radius: radius, width: Double(edge)), Paint(light.pixel))
    }
  }
}
