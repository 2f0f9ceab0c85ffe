import Foundation

/// A part of an alert that scrolls when it does not fit.
final class AlertScrollView: UIScrollView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    contentInsetAdjustmentBehavior = .never
    isImplementationDetail = true
  }

  required init?(coder: NSCoder) { nil }

  /// A drag that begins on a button scrolls.
  override func touchesShouldCancel(in view: UIView) -> Bool { true }

  /// Takes a place, and lets content be scrolled that is higher.
  func place(_ frame: CGRect, contentHeight: CGFloat) {
    self.frame = frame
    contentSize = CGSize(width: frame.width, height: contentHeight)
    isScrollEnabled = contentHeight > frame.height
  }
}
