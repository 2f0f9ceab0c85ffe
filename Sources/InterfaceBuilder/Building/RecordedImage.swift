import Canvas
import Foundation
import UIKit

extension BuildingContext {
  /// A grey box of the size that the file recorded for a picture that is not there, so that what hangs on its size stands
  /// where it did; nil where the file recorded none.
  func recordedImage(named name: String?) -> UIImage? {
    guard let name, let size = document.resources.images[name]?.size else { return nil }
    let scale = UIScreen.main.scale
    guard
      let surface = Surface(
        width: Int32(min((size.width * scale).rounded(), 4096)),
        height: Int32(min((size.height * scale).rounded(), 4096)))
    else { return nil }
    surface.fill(surface.bounds, UIColor.systemGray5.pixel)
    return UIImage(surface: surface, scale: scale)
  }
}
