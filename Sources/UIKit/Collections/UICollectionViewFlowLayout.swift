import Foundation

/// Items in lines, as many as fit, in sections with headers and footers.
@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Stands for an estimate of an item's size: items find theirs out by themselves.
  public nonisolated static let automaticSize = CGSize(width: 1.7976931348623157e308, height: 1.7976931348623157e308)

  private var geometry = FlowGeometry(isHorizontal: false, length: 0, scale: 1)
  private var measured: [IndexPath: CGSize] = [:]
  private var attributes: [IndexPath: UICollectionViewLayoutAttributes] = [:]
  private var wasAnsweredByDefault = false
  private var preparedLength: CGFloat = -1

  /// Between lines, at least, in points; 10 by default.
  open var minimumLineSpacing: CGFloat = 10 { didSet { if minimumLineSpacing != oldValue { invalidateLayout() } } }
  /// Between items of a line, at least, in points; 10 by default.
  open var minimumInteritemSpacing: CGFloat = 10 {
    didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
  }
  /// The size of items, in points; 50 × 50 by default.
  open var itemSize = CGSize(width: 50, height: 50) { didSet { if itemSize != oldValue { invalidateLayout() } } }
  /// What items' sizes are taken for before they show; zero, no estimate, by default.
  open var estimatedItemSize = CGSize.zero { didSet { if estimatedItemSize != oldValue { invalidateLayout() } } }
  /// Which way the collection scrolls; vertical by default.
  open var scrollDirection = UICollectionView.ScrollDirection.vertical {
    didSet { if scrollDirection != oldValue { invalidateLayout() } }
  }
  /// The size of headers; only the part across counts. None by default.
  open var headerReferenceSize = CGSize.zero { didSet { if headerReferenceSize != oldValue { invalidateLayout() } } }
  /// The size of footers; only the part across counts. None by default.
  open var footerReferenceSize = CGSize.zero { didSet { if footerReferenceSize != oldValue { invalidateLayout() } } }
  /// Around the items of a section, in points.
  open var sectionInset = UIEdgeInsets.zero { didSet { if sectionInset != oldValue { invalidateLayout() } } }
  /// Whether headers stay in sight while their section is; false by default.
  open var sectionHeadersPinToVisibleBounds = false { didSet { invalidateLayout() } }
  /// Whether footers stay in sight while their section is; false by default.
  open var sectionFootersPinToVisibleBounds = false { didSet { invalidateLayout() } }

  /// Notes that a delegate left an answer to the layout.
  func answeredByDefault<Answer>(_ answer: Answer) -> Answer {
    wasAnsweredByDefault = true
    return answer
  }

  private func asked<Answer>(
    _ question: (any UICollectionViewDelegateFlowLayout, UICollectionView) -> Answer
  ) -> Answer? {
    guard let collectionView, let delegate = collectionView.delegate as? any UICollectionViewDelegateFlowLayout else {
      return nil
    }
    wasAnsweredByDefault = false
    let answer = question(delegate, collectionView)
    return wasAnsweredByDefault ? nil : answer
  }

  private var isEstimating: Bool { estimatedItemSize != .zero }
  private var estimate: CGSize {
    // A size that only says "automatic" is taken for the item size.
    estimatedItemSize.isFinite && estimatedItemSize.width > 0 ? estimatedItemSize : itemSize
  }

  open override func invalidateLayout() {
    attributes = [:]
    super.invalidateLayout()
  }

  open override func prepare() {
    super.prepare()
    attributes = [:]
    guard let collectionView else { return }
    let insets = collectionView.adjustedContentInset
    let size = collectionView.bounds.size
    let isHorizontal = scrollDirection == .horizontal
    let length =
      isHorizontal ? size.height - insets.top - insets.bottom : size.width - insets.left - insets.right
    // Sizes that hang on the length are found out again with another one.
    if length != preparedLength { measured = [:] }
    preparedLength = length
    geometry = FlowGeometry(
      isHorizontal: isHorizontal, length: max(0, length), scale: UIKitEnvironment.current.traits.scale)
    for section in 0..<collectionView.numberOfSections {
      geometry.add(input(section, collectionView.numberOfItems(inSection: section)))
    }
  }

  private func input(_ section: Int, _ count: Int) -> FlowGeometry.SectionInput {
    let first = IndexPath(item: 0, section: section)
    let said = count > 0 ? asked { $0.collectionView($1, layout: self, sizeForItemAt: first) } : nil
    let isUniform = said == nil && !isEstimating
    return FlowGeometry.SectionInput(
      count: count, uniformSize: isUniform ? legal(itemSize) : nil,
      size: { [self] item in
        let path = IndexPath(item: item, section: section)
        if let size = measured[path] { return size }
        if said != nil, let size = asked({ $0.collectionView($1, layout: self, sizeForItemAt: path) }) {
          return legal(size)
        }
        return legal(isEstimating ? estimate : itemSize)
      }, insets: asked { $0.collectionView($1, layout: self, insetForSectionAt: section) } ?? sectionInset,
      lineSpacing: asked { $0.collectionView($1, layout: self, minimumLineSpacingForSectionAt: section) }
        ?? minimumLineSpacing,
      itemSpacing: asked { $0.collectionView($1, layout: self, minimumInteritemSpacingForSectionAt: section) }
        ?? minimumInteritemSpacing,
      header: legal(
        asked { $0.collectionView($1, layout: self, referenceSizeForHeaderInSection: section) } ?? headerReferenceSize),
      footer: legal(
        asked { $0.collectionView($1, layout: self, referenceSizeForFooterInSection: section) } ?? footerReferenceSize))
  }

  private func legal(_ size: CGSize) -> CGSize {
    CGSize(
      width: size.width.isFinite ? min(max(0, size.width), 1e7) : 0,
      height: size.height.isFinite ? min(max(0, size.height), 1e7) : 0)
  }

  open override var collectionViewContentSize: CGSize { geometry.contentSize }

  open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    let isHorizontal = geometry.isHorizontal
    let start = isHorizontal ? rect.minX : rect.minY
    let end = isHorizontal ? rect.maxX : rect.maxY
    var found: [UICollectionViewLayoutAttributes] = []
    for section in geometry.sections(from: start, to: end) {
      for item in geometry.items(of: section, from: start, to: end) {
        let path = IndexPath(item: item, section: section)
        if let attributes = layoutAttributesForItem(at: path), attributes.frame.intersects(rect) {
          found.append(attributes)
        }
      }
      for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
        let path = IndexPath(item: 0, section: section)
        if let attributes = layoutAttributesForSupplementaryView(ofKind: kind, at: path),
          attributes.frame.intersects(rect)
        {
          found.append(attributes)
        }
      }
    }
    return found
  }

  open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    if let known = attributes[indexPath] { return known }
    guard let frame = geometry.frame(of: indexPath) else { return nil }
    let type = Self.layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    let made = type?.init() ?? UICollectionViewLayoutAttributes()
    made.indexPath = indexPath
    made.frame = frame
    attributes[indexPath] = made
    return made
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard geometry.sections.indices.contains(indexPath.section) else { return nil }
    let section = geometry.sections[indexPath.section]
    let isHeader = elementKind == UICollectionView.elementKindSectionHeader
    guard isHeader || elementKind == UICollectionView.elementKindSectionFooter else { return nil }
    var frame = isHeader ? section.header : section.footer
    guard (geometry.isHorizontal ? frame.width : frame.height) > 0 else { return nil }
    let isPinned = isHeader ? sectionHeadersPinToVisibleBounds : sectionFootersPinToVisibleBounds
    if isPinned { frame = pinned(frame, in: section, isHeader: isHeader) }
    let made = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
    made.frame = frame
    if isPinned { made.zIndex = 10 }
    return made
  }

  private func pinned(_ frame: CGRect, in section: FlowGeometry.Section, isHeader: Bool) -> CGRect {
    guard let collectionView else { return frame }
    let insets = collectionView.adjustedContentInset
    let bounds = collectionView.bounds
    var frame = frame
    if geometry.isHorizontal {
      frame.origin.x =
        isHeader
        ? min(max(frame.minX, bounds.minX + insets.left), section.end - section.footer.width - frame.width)
        : max(min(frame.minX, bounds.maxX - insets.right - frame.width), section.header.maxX)
    } else {
      frame.origin.y =
        isHeader
        ? min(max(frame.minY, bounds.minY + insets.top), section.end - section.footer.height - frame.height)
        : max(min(frame.minY, bounds.maxY - insets.bottom - frame.height), section.header.maxY)
    }
    return frame
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    let insets = collectionView.adjustedContentInset
    let length =
      scrollDirection == .horizontal
      ? newBounds.height - insets.top - insets.bottom : newBounds.width - insets.left - insets.right
    return length != preparedLength
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    isEstimating && originalAttributes.representedElementCategory == .cell
      && preferredAttributes.size != originalAttributes.size
  }

  override func accept(_ size: CGSize, for indexPath: IndexPath) {
    measured[indexPath] = legal(size)
    invalidateLayout()
  }

  /// The items that were measured are others now.
  func forgetSizes() { measured = [:] }

  /// Whether cells are asked for their sizes.
  var asksCells: Bool { isEstimating }
}
