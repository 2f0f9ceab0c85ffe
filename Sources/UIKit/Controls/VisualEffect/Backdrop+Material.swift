import Canvas
import Foundation

extension Backdrop {
  /// Adds what `frame` shows so far at `place` once more, seen through a material.
  func add(
    _ material: BlurMaterial, to frame: inout Frame, at place: PixelRect, clip: PixelRect, scale: CGFloat,
    alpha: CGFloat, corners: Mask? = nil
  ) {
    let seen = place.intersection(clip)
    guard
      let glass = update(
        below: frame, at: seen, material: material.pixels(scale), corners: seen == place ? corners : nil)
    else { return }
    let visible = seen.intersection(frame.bounds)
    frame.add(
      glass, effect: LayerEffect(alpha: UInt8((alpha * 255).rounded())), x: visible.x, y: visible.y, clip: clip)
  }
}
