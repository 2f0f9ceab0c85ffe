import Foundation

/// An item of a collection.
@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  private var content = UIView(frame: .zero)
  /// What a selection does before the delegate hears of it: the cell's segue in a storyboard.
  package var selectionAction: ((Any) -> Void)?

  /// A cell of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A cell read from a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    content.frame = CGRect(origin: .zero, size: bounds.size)
    addSubview(content)
  }

  /// Holds what the cell shows.
  open var contentView: UIView { content }

  /// Gives the cell the content view of a file.
  package func adopt(contentView: UIView) {
    content.removeFromSuperview()
    content = contentView
    insertSubview(content, at: 0)
    setNeedsLayout()
  }

  /// The view behind the content.
  open var backgroundView: UIView? { didSet { replaceLowest(oldValue, by: backgroundView) } }
  /// The view behind the content while the cell is selected or highlighted.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      stateChanged()
    }
  }

  /// Whether the item is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  /// Whether a finger is on the item.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }

  private func stateChanged() {
    let isShown = isSelected || isHighlighted
    if let selectedBackgroundView {
      if isShown {
        insertSubview(selectedBackgroundView, belowSubview: content)
        selectedBackgroundView.frame = CGRect(origin: .zero, size: bounds.size)
      } else {
        selectedBackgroundView.removeFromSuperview()
      }
    }
    func visit(_ view: UIView) {
      switch view {
      case let label as UILabel: label.isHighlighted = isShown
      case let image as UIImageView: image.isHighlighted = isShown
      default: break
      }
      for child in view.subviews { visit(child) }
    }
    visit(content)
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    isSelected = false
    isHighlighted = false
  }

  override var fittingSize: CGSize { content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }

  override func sizeDidChange(from old: CGSize) {
    super.sizeDidChange(from: old)
    placeContent()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
  }

  private func placeContent() {
    let frame = CGRect(origin: .zero, size: bounds.size)
    for view in [content, backgroundView, selectedBackgroundView] {
      if let view, view.superview === self, view.frame != frame { view.frame = frame }
    }
  }

  private var collectionView: UICollectionView? { superview as? UICollectionView }

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    collectionView?.fingerDidLand(on: self)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, !bounds.contains(touch.location(in: self)) { collectionView?.fingerDidLeave(self) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { collectionView?.fingerDidTap(self) }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    collectionView?.fingerDidLeave(self)
  }
}
