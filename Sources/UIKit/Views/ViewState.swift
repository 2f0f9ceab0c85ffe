import Foundation

/// The values of a view that can be animated.
package struct ViewState: Equatable, Sendable {
  package var center = CGPoint.zero
  package var bounds = CGRect.zero
  package var transform = CGAffineTransform.identity
  package var alpha: CGFloat = 1
  package var backgroundColor: UIColor?

  /// In the superview's coordinates, points.
  package var frame: CGRect {
    if transform.isIdentity {
      return CGRect(
        x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
    }
    let centered = CGRect(
      x: -bounds.width / 2, y: -bounds.height / 2, width: bounds.width, height: bounds.height)
    return centered.applying(transform).offsetBy(dx: center.x, dy: center.y)
  }
}
