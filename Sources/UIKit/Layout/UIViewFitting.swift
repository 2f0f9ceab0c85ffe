import Foundation

extension UIView {
  /// As small as the constraints allow.
  public class var layoutFittingCompressedSize: CGSize { .zero }
  /// As large as the constraints allow.
  public class var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }

  /// The size nearest to `targetSize` that the view's constraints allow, in points. The view's own frame and what lies
  /// around it do not count.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize {
    systemLayoutSizeFitting(
      targetSize, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
  }

  func solvedSize(
    fitting target: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority
  ) -> CGSize {
    updateConstraintsIfNeeded()
    let views = subtree
    let engine = LayoutEngine(root: self, isMeasuring: true)
    let texts = views.compactMap { $0 as? any WrappingContent }
    let widths = texts.map(\.layoutWidth)
    for constraint in views.flatMap({ $0.constraints }).sorted(by: { $0.sequence < $1.sequence }) {
      let ends = [constraint.first?.layoutHost, constraint.second?.layoutHost]
      if ends.allSatisfy({ $0?.isDescendant(of: self) ?? true }) { engine.add(constraint) }
    }
    let width = widthAnchor.constraint(equalToConstant: target.width)
    width.priority = horizontal
    let height = heightAnchor.constraint(equalToConstant: target.height)
    height.priority = vertical
    engine.add(width)
    engine.add(height)
    engine.update()
    let item = engine.item(of: self)
    let size = CGSize(width: item.value(.width), height: item.value(.height))
    for (text, width) in zip(texts, widths) { text.layoutWidth = width }
    let scale = engine.scale
    func rounded(_ points: CGFloat) -> CGFloat { max(0, (points * scale - 1e-4).rounded(.up) / scale) }
    return CGSize(width: rounded(size.width), height: rounded(size.height))
  }
}
