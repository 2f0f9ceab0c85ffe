import Foundation
import UIKit

/// A screen that was moved up: by its transform, so that layout, which sets frames, does not move it back.
@MainActor
final class ShiftAdjustment {
  private(set) weak var root: UIView?
  private let original: CGAffineTransform
  private var current: CGAffineTransform
  /// In points.
  private(set) var distance: CGFloat = 0

  init(_ root: UIView) {
    self.root = root
    original = root.transform
    current = root.transform
  }

  func set(_ distance: CGFloat) {
    guard let root, distance != self.distance else { return }
    current = original.concatenating(CGAffineTransform(translationX: 0, y: -distance))
    root.transform = current
    self.distance = distance
  }

  /// An app may have put the transform back itself.
  func restore() {
    guard let root, root.transform != original else { return }
    root.transform =
      root.transform == current
      ? original : root.transform.concatenating(CGAffineTransform(translationX: 0, y: distance))
  }
}
