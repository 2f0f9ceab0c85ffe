import Foundation

extension CGRect {
  /// The rectangle as a mirror that stands in the middle of `bounds` shows it.
  func mirrored(in bounds: CGRect) -> CGRect {
    CGRect(x: bounds.minX + bounds.maxX - maxX, y: minY, width: width, height: height)
  }
}

extension UIEdgeInsets {
  /// With left and right exchanged.
  var mirrored: UIEdgeInsets { UIEdgeInsets(top: top, left: right, bottom: bottom, right: left) }
}

extension UIView {
  /// Whether the parts of bars, rows and controls run from right to left. UIKit turns them from iOS 9 on ("Supporting
  /// Right-to-Left Languages"); before, only constraints and natural text follow the language.
  var mirrorsParts: Bool {
    effectiveUserInterfaceLayoutDirection == .rightToLeft && UIKitEnvironment.current.traits.majorVersion >= 9
  }

  /// Where a part lies that would lie at `rect` in `bounds` if the interface ran from left to right; and back.
  func directed(_ rect: CGRect, in bounds: CGRect) -> CGRect { mirrorsParts ? rect.mirrored(in: bounds) : rect }
}
