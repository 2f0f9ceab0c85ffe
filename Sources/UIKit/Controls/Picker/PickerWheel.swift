import Canvas
import Foundation

/// One wheel of a picker: a scroll view that rests on rows, and shows the few in sight.
@MainActor
final class PickerWheel: UIScrollView, UIScrollViewDelegate {
  private let look: PickerLook
  private let makeRow: (Int, UIView?) -> UIView
  /// The user turned the wheel, and it rests on this row.
  var didRest: (Int) -> Void = { _ in }
  private var rows: [Int: UIView] = [:]
  private var spare: [UIView] = []
  private(set) var count = 0
  private(set) var rowHeight: CGFloat
  /// Where the wheel rests or will rest.
  private(set) var selected = 0

  init(look: PickerLook, makeRow: @escaping (Int, UIView?) -> UIView) {
    self.look = look
    self.makeRow = makeRow
    rowHeight = look.rowHeight
    super.init(frame: .zero)
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    alwaysBounceVertical = true
    scrollsToTop = false
    decelerationRate = .fast
    contentInsetAdjustmentBehavior = .never
    delegate = self
    addGestureRecognizer(
      UITapGestureRecognizer { [weak self] recognizer in
        guard let self else { return }
        tapped(at: recognizer.location(in: self))
      })
  }

  required init?(coder: NSCoder) { nil }

  /// Fills the wheel anew; what was chosen stays where it is still there.
  func reload(count: Int, rowHeight: CGFloat) {
    self.count = max(count, 0)
    self.rowHeight = rowHeight
    for view in rows.values { view.removeFromSuperview() }
    rows = [:]
    selected = min(selected, max(self.count - 1, 0))
    applySize()
  }

  func select(_ row: Int, animated: Bool) {
    guard count > 0 else { return }
    selected = min(max(row, 0), count - 1)
    setContentOffset(offset(of: selected), animated: animated)
  }

  private var inset: CGFloat { max(0, (bounds.height - rowHeight) / 2) }
  private func offset(of row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(row) * rowHeight - inset) }

  private func row(at y: CGFloat) -> Int {
    guard count > 0, rowHeight > 0 else { return 0 }
    return Int(min(max(((y + inset) / rowHeight).rounded(), 0), CGFloat(count - 1)))
  }

  private func applySize() {
    contentSize = CGSize(width: bounds.width, height: CGFloat(count) * rowHeight)
    contentInset = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    contentOffset = offset(of: selected)
    setNeedsLayout()
  }

  override func sizeDidChange(from old: CGSize) {
    super.sizeDidChange(from: old)
    applySize()
  }

  // MARK: Rows

  override func layoutSubviews() {
    super.layoutSubviews()
    guard count > 0, rowHeight > 0 else { return }
    let middle = bounds.midY
    // Rows that a wheel turns towards the back still count: a wheel of this height shows half its circumference.
    let reach = bounds.height * .pi / 4 + rowHeight
    let first = Int(min(max(((middle - reach) / rowHeight).rounded(.down), 0), CGFloat(count - 1)))
    let last = Int(min(max(((middle + reach) / rowHeight).rounded(.up), 0), CGFloat(count - 1)))
    for (row, view) in rows where row < first || row > last {
      view.removeFromSuperview()
      spare.append(view)
      rows[row] = nil
    }
    for row in first...last { place(row, from: middle) }
  }

  private func place(_ row: Int, from middle: CGFloat) {
    let distance = (CGFloat(row) + 0.5) * rowHeight - middle
    guard let place = look.place(distance, rowHeight, bounds.height) else {
      if let view = rows.removeValue(forKey: row) {
        view.removeFromSuperview()
        spare.append(view)
      }
      return
    }
    let view = rows[row] ?? makeRow(row, spare.popLast())
    if view.superview !== self {
      rows[row] = view
      addSubview(view)
    }
    view.transform = .identity
    view.frame = CGRect(
      x: look.textMargin, y: middle + place.y - rowHeight / 2, width: max(0, bounds.width - 2 * look.textMargin),
      height: rowHeight)
    if place.scale < 0.999 { view.transform = CGAffineTransform(scaleX: 1, y: place.scale) }
    view.alpha = place.alpha
  }

  // MARK: Scrolling

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    selected = row(at: targetContentOffset.pointee.y)
    targetContentOffset.pointee.y = offset(of: selected).y
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { rest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { rest() }

  private var tellsAtRest = false

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) {
    if tellsAtRest { rest() }
  }

  /// The wheel has stopped: between rows it goes on to the nearer one.
  private func rest() {
    selected = row(at: contentOffset.y)
    let target = offset(of: selected)
    if abs(target.y - contentOffset.y) > 0.5 {
      tellsAtRest = true
      return setContentOffset(target, animated: true)
    }
    tellsAtRest = false
    didRest(selected)
  }

  /// A tap on a row brings it to the middle.
  private func tapped(at point: CGPoint) {
    guard count > 0 else { return }
    // On a wheel, what is seen lies elsewhere than the row.
    let distance = point.y - bounds.midY
    let middle = row(at: contentOffset.y)
    var seen = middle
    var smallest = CGFloat.infinity
    for row in (0..<count).clamped(to: middle - 8..<middle + 9) {
      guard let place = look.place((CGFloat(row) + 0.5) * rowHeight - bounds.midY, rowHeight, bounds.height) else {
        continue
      }
      let gap = abs(place.y - distance)
      if gap < smallest { (seen, smallest) = (row, gap) }
    }
    guard seen != middle else { return }
    selected = seen
    tellsAtRest = true
    setContentOffset(offset(of: seen), animated: true)
  }
}
