import Canvas
import Foundation

extension UIImage {
  /// A copy in a part of its size in points, with as many pixels a point as asked for; nil when there is no memory for it.
  func scaled(by part: CGFloat, pixelsPerPoint: CGFloat) -> UIImage? {
    let factor = part * pixelsPerPoint / scale
    let width = Int32(clamping: (CGFloat(surface.width) * factor).rounded())
    let height = Int32(clamping: (CGFloat(surface.height) * factor).rounded())
    guard width > 0, height > 0, let copy = Surface(width: width, height: height) else { return nil }
    var list = DisplayList()
    list.picture(surface, in: PixelRect(x: 0, y: 0, width: width, height: height))
    list.draw(on: copy)
    return UIImage(surface: copy, scale: pixelsPerPoint, renderingMode: renderingMode)
  }
}
