import Canvas
import Foundation

extension UIView {
  /// Builds the view's own display list anew when its look or size changed.
  func updateContents(_ state: ViewState, size: PixelSize, scale: CGFloat) {
    let isFading = animations.contains { $0.property == .backgroundColor }
    if contentsSize == size, !isFading { return }
    contentsSize = size
    // Dynamic colours show the components of the view that draws them.
    guard UIKitEnvironment.current.hasTraitOverrides else { return buildContents(state, size: size, scale: scale) }
    traitCollection.performAsCurrent { buildContents(state, size: size, scale: scale) }
  }

  private func buildContents(_ state: ViewState, size: PixelSize, scale: CGFloat) {
    let geometry = ContentGeometry(scale: scale, pixels: size, bounds: contentBounds(state))
    var list = DisplayList()
    drawBackground(&list, geometry, state)
    drawContents(&list, geometry)
    contentDrawer?(&list, geometry)
    GraphicsContext.draw(self, &list, geometry)
    drawBorder(&list, geometry)
    contents.replace(with: list)
  }

  /// The list's origin is the view's top left corner: content of a scroll view is its subviews, so the scroll offset
  /// does not count.
  private func contentBounds(_ state: ViewState) -> CGRect { CGRect(origin: .zero, size: state.bounds.size) }

  private func drawBackground(_ list: inout DisplayList, _ geometry: ContentGeometry, _ state: ViewState) {
    let radius = hasLayer ? Double(layer.cornerRadius * geometry.scale) : 0
    let corners = hasLayer ? layer.maskedCorners.rectCorners : .all
    if hasLayer, layer.shadowOpacity > 0, let color = layer.shadowColor.map({ UIColor(cgColor: $0) }) {
      let sigma = Double(layer.shadowRadius * geometry.scale) / 2
      let reach = ShapeMasks.shadowReach(sigma: sigma)
      let offset = (
        Int32(clamping: (layer.shadowOffset.width * geometry.scale).rounded()),
        Int32(clamping: (layer.shadowOffset.height * geometry.scale).rounded())
      )
      list.fill(
        geometry.rect.inset(-reach, -reach).offset(offset.0, offset.1),
        ShapeMasks.shadow(radius: radius, sigma: sigma, corners: corners),
        Paint(color.withAlphaComponent(color.alpha * CGFloat(layer.shadowOpacity)).pixel))
    }
    guard let color = state.backgroundColor, color.alpha > 0 else { return }
    if radius > 0 {
      list.fill(geometry.rect, ShapeMasks.fill(radius: radius, corners: corners), Paint(color.pixel))
    } else {
      list.fill(geometry.rect, Paint(color.pixel))
    }
  }

  private func drawBorder(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    guard hasLayer, layer.borderWidth > 0, let color = layer.borderColor else { return }
    let mask = ShapeMasks.ring(
      radius: Double(layer.cornerRadius * geometry.scale), width: Double(layer.borderWidth * geometry.scale),
      corners: layer.maskedCorners.rectCorners)
    list.fill(geometry.rect, mask, Paint(UIColor(cgColor: color).pixel))
  }
}
