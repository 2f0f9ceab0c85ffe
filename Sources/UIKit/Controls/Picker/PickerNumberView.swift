import Foundation

/// A row of a wheel whose unit stands still beside it: a number that ends at a place.
@MainActor
final class PickerNumberView: UIView {
  let label = UILabel(frame: .zero)
  /// Where the number ends, in points.
  var end: CGFloat = 0 { didSet { setNeedsLayout() } }

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.textAlignment = .right
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = CGRect(x: 0, y: 0, width: end, height: bounds.height)
  }
}
