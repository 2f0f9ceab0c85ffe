import Foundation

extension UICollectionView {
  /// Makes cells of a class under an identifier; nil to make none any more.
  public func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    let type = cellClass as? UICollectionViewCell.Type
    register(nil, identifier, type.map { type in { type.init() } })
  }

  /// Makes supplementary views of a class under an identifier; nil to make none any more.
  public func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
  ) {
    let type = viewClass as? UICollectionReusableView.Type
    register(elementKind, identifier, type.map { type in { type.init() } })
  }

  /// Makes views of a file's prototype; `kind` is nil for cells.
  package func registerPrototype(
    _ kind: String?, _ identifier: String, _ make: @escaping () -> UICollectionReusableView
  ) {
    register(kind, identifier, make)
  }

  private func register(_ kind: String?, _ identifier: String, _ make: (() -> UICollectionReusableView)?) {
    items.makers[CollectionItems.name(kind, identifier)] = make
  }

  private func dequeue(_ kind: String?, _ identifier: String, _ path: IndexPath) -> UICollectionReusableView? {
    let name = CollectionItems.name(kind, identifier)
    let view: UICollectionReusableView
    if let old = items.take(name) {
      old.prepareForReuse()
      view = old
    } else {
      guard let new = items.makers[name]?() else { return nil }
      new.reuseIdentifier = identifier
      new.translatesAutoresizingMaskIntoConstraints = true
      view = new
    }
    let attributes =
      kind.map { collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: $0, at: path) }
      ?? collectionViewLayout.layoutAttributesForItem(at: path)
    if let attributes { UIView.performWithoutAnimation { view.frame = attributes.frame } }
    return view
  }

  /// A cell that shows no item, or a new one. Something has to be registered under the identifier; UIKit raises an
  /// exception otherwise, here a plain cell comes and the report says so.
  public func dequeueReusableCell(withReuseIdentifier identifier: String, for indexPath: IndexPath)
    -> UICollectionViewCell
  {
    if let cell = dequeue(nil, identifier, indexPath) as? UICollectionViewCell { return cell }
    UIKitEnvironment.current.report(
      "no cell is registered under the identifier \(identifier); a plain one stands in its place")
    return UICollectionViewCell(frame: .zero)
  }

  /// The same for a supplementary view.
  public func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    if let view = dequeue(elementKind, identifier, indexPath) { return view }
    UIKitEnvironment.current.report(
      "no view is registered under the identifier \(identifier); a plain one stands in its place")
    return UICollectionReusableView(frame: .zero)
  }
}
