import Foundation

/// A view of a collection that is used again for other places: a header, a footer, a cell.
@MainActor
open class UICollectionReusableView: UIView {
  /// The name under which the view is kept.
  public internal(set) var reuseIdentifier: String?

  /// A view of the given frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A view read from a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// An empty view; so collections make those of registered classes.
  public required convenience init() { self.init(frame: .zero) }

  package func setReuseIdentifier(_ identifier: String?) { reuseIdentifier = identifier }

  /// Called before the view shows another place.
  open func prepareForReuse() {}

  /// Called when the view got a place.
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}

  /// The place that the view asks for: the same, of the size that its constraints ask for.
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let attributes = layoutAttributes.copy() as? UICollectionViewLayoutAttributes else { return layoutAttributes }
    let size = fittingSize
    if size.width > 0, size.height > 0 { attributes.size = size }
    return attributes
  }

  var fittingSize: CGSize { systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
}
