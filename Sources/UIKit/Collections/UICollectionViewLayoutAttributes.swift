import Foundation

/// Where an element of a collection lies and how it looks there.
@MainActor
open class UICollectionViewLayoutAttributes: NSObject {
  /// The item, or the place that a supplementary view belongs to.
  open var indexPath = IndexPath(item: 0, section: 0)
  /// What the element is.
  public private(set) var representedElementCategory = UICollectionView.ElementCategory.cell
  /// The kind of a supplementary view; nil for a cell.
  public private(set) var representedElementKind: String?

  /// In the collection's coordinates, points.
  open var frame: CGRect {
    get { CGRect(x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width, height: size.height) }
    set {
      size = newValue.size
      center = CGPoint(x: newValue.midX, y: newValue.midY)
    }
  }
  /// The middle of the frame.
  open var center = CGPoint.zero
  /// The size of the frame.
  open var size = CGSize.zero
  /// The element's own coordinates.
  open var bounds: CGRect {
    get { CGRect(origin: .zero, size: size) }
    set { size = newValue.size }
  }
  /// The map around the centre.
  open var transform = CGAffineTransform.identity
  /// From 0, transparent, to 1.
  open var alpha: CGFloat = 1
  /// Elements of a higher one lie in front; 0 by default.
  open var zIndex = 0
  /// Whether the element is not shown.
  open var isHidden = false

  /// Attributes; made by the initialisers that name the element.
  public required override init() { super.init() }

  /// Attributes of a cell.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }

  /// Attributes of a supplementary view.
  public convenience init(forSupplementaryViewOfKind elementKind: String, with indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
    representedElementCategory = .supplementaryView
    representedElementKind = elementKind
  }

  /// The same attributes once more, for changes.
  open override nonisolated func copy() -> Any {
    let copy: UICollectionViewLayoutAttributes = MainActor.assumeIsolated { duplicate() }
    return copy
  }

  private func duplicate() -> UICollectionViewLayoutAttributes {
    let copy = type(of: self).init()
    copy.indexPath = indexPath
    copy.representedElementCategory = representedElementCategory
    copy.representedElementKind = representedElementKind
    copy.center = center
    copy.size = size
    copy.transform = transform
    copy.alpha = alpha
    copy.zIndex = zIndex
    copy.isHidden = isHidden
    return copy
  }

  func apply(to view: UIView) {
    if view.transform != transform { view.transform = transform }
    if transform.isIdentity {
      if view.frame != frame { view.frame = frame }
    } else {
      view.bounds.size = size
      view.center = center
    }
    if view.alpha != alpha { view.alpha = alpha }
    if view.isHidden != isHidden { view.isHidden = isHidden }
  }
}
