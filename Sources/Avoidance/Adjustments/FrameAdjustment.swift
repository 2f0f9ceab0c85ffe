import Foundation
import UIKit

/// A view that was made smaller from below.
@MainActor
final class FrameAdjustment: Adjustment {
  private(set) weak var view: UIView?
  private let original: CGRect
  private var current: CGRect
  /// How much of the height is taken, in points.
  private(set) var taken: CGFloat = 0
  var isWanted = false

  init(_ view: UIView) {
    self.view = view
    original = view.frame
    current = view.frame
  }

  func take(_ height: CGFloat) {
    isWanted = true
    guard let view, height != taken else { return }
    if view.frame == current {
      current = CGRect(
        x: original.minX, y: original.minY, width: original.width, height: max(0, original.height - height))
      view.frame = current
    } else {
      // Something else gave it another frame since, such as a turn of the phone.
      view.frame.size.height = max(0, view.frame.height + taken - height)
    }
    taken = height
  }

  /// An app may have put the frame back itself.
  func restore() {
    guard let view, view.frame != original else { return }
    if view.frame == current { view.frame = original } else { view.frame.size.height += taken }
  }
}
