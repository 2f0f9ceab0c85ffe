import Canvas
import Foundation

/// Draws pictures with UIKit's drawing calls.
@MainActor
public final class UIGraphicsImageRenderer {
  /// What is drawn with.
  @MainActor
  public struct Context {
    /// Fills a rectangle with the current colour.
    public func fill(_ rect: CGRect) { UIRectFill(rect) }
  }

  private let size: CGSize

  /// A renderer of pictures of `size` points, at the screen's scale.
  public init(size: CGSize) { self.size = size }

  /// The picture that `actions` draws.
  public func image(actions: (Context) -> Void) -> UIImage {
    let scale = UIScreen.main.scale
    let width = min(max(Int32(clamping: (size.width * scale).rounded(.up)), 1), 16_384)
    let height = min(max(Int32(clamping: (size.height * scale).rounded(.up)), 1), 16_384)
    let geometry = ContentGeometry(
      scale: scale, pixels: PixelSize(width: width, height: height), bounds: CGRect(origin: .zero, size: size))
    let context = GraphicsContext(list: DisplayList(), geometry: geometry)
    let outer = GraphicsContext.current
    GraphicsContext.current = context
    actions(Context())
    GraphicsContext.current = outer
    guard let surface = Surface(width: width, height: height) ?? Surface(width: 1, height: 1) else {
      preconditionFailure("no memory for a picture of one pixel")
    }
    context.list.draw(on: surface)
    return UIImage(surface: surface, scale: scale)
  }
}
