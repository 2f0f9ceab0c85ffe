import Canvas
import Foundation

extension Backdrop {
  /// Adds what lies behind a bar as its background lets it shine through, when it does.
  func add(
    _ background: BarBackground, of bar: UIView, to frame: inout Frame, at place: PixelRect, clip: PixelRect,
    scale: CGFloat, alpha: CGFloat
  ) {
    let isDark = bar.traitCollection.userInterfaceStyle == .dark
    guard let material = BarLook.current.material(background, isDark) else { return }
    add(material, to: &frame, at: place, clip: clip, scale: scale, alpha: alpha)
  }
}
