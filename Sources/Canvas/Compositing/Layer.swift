/// A part of the tree with pixels of its own: what moves, fades or turns as a whole is drawn once and then copied.
@MainActor
public final class Layer {
  /// Nil for a size of which no surface can be had; such a layer draws nothing.
  let compositor: Compositor?
  public let width: Int32
  public let height: Int32
  /// True when every pixel is opaque, so that the layer is copied and what lies below is not drawn.
  public let isOpaque: Bool
  /// What its own last update changed, in its pixels; taken by the frame that it is part of.
  var changed = Damage()
  /// Cuts the finished pixels to a rounded rectangle.
  public var cornerMask: Mask?
  var index = -1
  var stamp = 0

  public init(width: Int32, height: Int32, isOpaque: Bool) {
    self.width = width
    self.height = height
    self.isOpaque = isOpaque
    compositor = Surface(width: width, height: height).map { Compositor(surface: $0, isOpaque: isOpaque) }
  }

  public var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

  /// Draws what changed in the layer. `frame` is in the layer's pixels.
  public func update(_ frame: Frame) {
    guard let compositor else { return }
    compositor.render(frame)
    for rect in compositor.lastDamage.rects { changed.add(rect) }
    if let cornerMask, !compositor.lastDamage.isEmpty {
      compositor.cutCorners(cornerMask)
    }
  }
}
