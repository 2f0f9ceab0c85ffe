import Foundation
import UIKit

/// Finds the pictures that a file names.
extension BuildingContext {
  /// The picture, or a stand-in of its size with a warning; `pointSize` is that of the text beside a symbol.
  func picture(
    _ name: String?, isSystem: Bool = false, pointSize: CGFloat? = nil, at element: DocumentElement
  ) -> UIImage? {
    guard let name, !name.isEmpty else { return nil }
    if !isSystem, let image = image(named: name) { return image }
    let standIn = PictureStandIns.picture(for: document.resources.images[name], pointSize: pointSize)
    let kind = isSystem ? "symbol" : "picture"
    warn(
      "the \(kind) '\(name)' is not there" + (standIn == nil ? "" : "; a box of its size stands in its place"),
      at: element)
    return standIn
  }
}
