import Assets
import Foundation

/// How long a line of text may be that is to be read.
@MainActor
enum ReadableWidth {
  /// A line has as many letters M in the font of running text (`-[UIFont readableWidth]` measures a line of 46 of them).
  private static let letters: CGFloat = 46
  /// The width of San Francisco's M, in ems: with it a line is 672 points long at the default size, as is documented
  /// (uikit-facts E.13), and 560 at the smallest (MEM).
  private static let widthOfM: CGFloat = 0.879
  /// Widths are whole multiples of this, in points (`__UIViewReadableWidthForFont` of UIKit rounds up to them).
  private static let step: CGFloat = 8
  /// From iOS 26 on the margins grow only where the safe area is wider than the readable width by more than this, in points
  /// (`_UIViewSafeAreaWidthExceedsReadableWidth`); that earlier systems know no such limit is MEM.
  private static let threshold: CGFloat = 88

  /// In points, for running text of a size.
  static func value(bodySize: CGFloat) -> CGFloat {
    let width = letters * (widthOfM * bodySize + FontTable.shared.modernTracking(size: bodySize))
    return (width / step).rounded(.up) * step
  }

  /// In points, in the size of text that a person chose.
  static var value: CGFloat {
    value(bodySize: UIFont.TextStyle.body.size(in: UIKitEnvironment.current.traitCollection))
  }

  /// Margins that leave no more than the readable width in the middle of a view; what is more already stays.
  static func widen(_ margins: UIEdgeInsets, of view: UIView) -> UIEdgeInsets {
    let traits = UIKitEnvironment.current.traits
    let width = view.bounds.width
    let safeArea = view.safeAreaInsets
    let excess = width - safeArea.left - safeArea.right - value
    guard excess > (traits.majorVersion >= 26 ? threshold : 0) else { return margins }
    let side = ((width - value) / 2 * traits.scale).rounded(.down) / traits.scale
    return UIEdgeInsets(
      top: margins.top, left: max(margins.left, side), bottom: margins.bottom, right: max(margins.right, side))
  }
}
