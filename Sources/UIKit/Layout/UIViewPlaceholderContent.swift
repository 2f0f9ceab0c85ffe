import Foundation

extension UIView {
  /// Lets the view's content pretend to be that long: what Interface Builder calls a placeholder of the intrinsic size, by
  /// which it lays out a view whose class it cannot run. `noIntrinsicMetric` for no length.
  package func setPlaceholderContentLength(_ length: CGFloat, for axis: NSLayoutConstraint.Axis) {
    var lengths = layout.placeholderContent ?? [nil, nil]
    lengths[axis.rawValue] = length
    layout.placeholderContent = lengths
    invalidateIntrinsicContentSize()
  }

  /// What constraints take the content's size to be.
  var contentSizeForLayout: CGSize {
    let size = intrinsicContentSize
    guard let placeholder = layoutRecord?.placeholderContent else { return size }
    return CGSize(width: placeholder[0] ?? size.width, height: placeholder[1] ?? size.height)
  }
}
