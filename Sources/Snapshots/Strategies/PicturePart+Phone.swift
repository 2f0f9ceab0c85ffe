import Canvas
import Foundation
import Simulator

extension PicturePart {
  /// The views on a phone's screen, where they are drawn now.
  @MainActor
  static func all(of phone: Phone) -> [PicturePart] {
    let scale = Double(phone.scale)
    let origin = phone.visibleRect.origin
    let screen = PixelRect(x: 0, y: 0, width: phone.surface.width, height: phone.surface.height)
    return phone.viewsOnScreen.compactMap { view in
      let left = ((Double(view.frame.minX - origin.x)) * scale).rounded(.down)
      let top = ((Double(view.frame.minY - origin.y)) * scale).rounded(.down)
      let right = ((Double(view.frame.maxX - origin.x)) * scale).rounded(.up)
      let bottom = ((Double(view.frame.maxY - origin.y)) * scale).rounded(.up)
      guard left < 1e6, top < 1e6, left > -1e6, top > -1e6, right < 1e6, bottom < 1e6, right > left, bottom > top
      else { return nil }
      let frame = PixelRect(
        x: Int32(left), y: Int32(top), width: Int32(right - left), height: Int32(bottom - top)
      ).intersection(screen)
      // The keyboard's window covers the screen and shows nothing itself.
      let name = view.name.hasPrefix("UITextEffectsWindow") ? "" : view.name
      return frame.isEmpty ? nil : PicturePart(name: name, frame: frame, depth: view.depth)
    }
  }
}
