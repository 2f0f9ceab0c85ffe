import Canvas
import Foundation

/// The field of a search bar.
@MainActor
open class UISearchTextField: UITextField {
  /// The picture's side, in points.
  private static let iconSide: CGFloat = 14

  weak var searchBar: UISearchBar?
  private var look: SearchBarLook { .current }

  /// A field of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A field read from a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    font = .systemFont(ofSize: look.fontSize)
    clearButtonMode = .whileEditing
    returnKeyType = .search
    enablesReturnKeyAutomatically = true
    autocapitalizationType = .none
  }

  // The bar's delegate hears of it when the keyboard has been told, other than with a field alone (uikit-facts C.4).
  override func keyboardWasTold() {
    super.keyboardWasTold()
    searchBar?.fieldDidBeginEditing()
  }

  // MARK: Rectangles

  /// How far picture and placeholder are moved to stand in the middle, in points.
  private func shift(_ bounds: CGRect) -> CGFloat {
    guard look.centersPlaceholder, !isEditing, !hasText else { return 0 }
    let font: UIFont = font ?? .systemFont(ofSize: look.fontSize)
    let width = font.width(of: placeholder ?? "") + look.textMargin - look.iconMargin
    return max(0, ((bounds.width - width) / 2 - look.iconMargin).rounded())
  }

  private func rect(_ bounds: CGRect, isEditing: Bool) -> CGRect {
    let left = bounds.minX + look.textMargin
    let right =
      showsClearButton(isEditing: isEditing)
      ? directed(clearButtonRect(forBounds: bounds), in: bounds).minX - 2 : bounds.maxX - look.iconMargin
    let place = CGRect(x: left, y: bounds.minY, width: max(0, right - left), height: bounds.height)
    return directed(place, in: bounds)
  }

  open override func textRect(forBounds bounds: CGRect) -> CGRect { rect(bounds, isEditing: false) }
  open override func editingRect(forBounds bounds: CGRect) -> CGRect { rect(bounds, isEditing: true) }
  open override func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    var place = directed(rect(bounds, isEditing: isEditing), in: bounds)
    let shift = shift(bounds)
    place.origin.x += shift
    place.size.width = max(0, place.width - shift)
    return directed(place, in: bounds)
  }

  open override var intrinsicContentSize: CGSize {
    CGSize(width: super.intrinsicContentSize.width, height: look.fieldHeight)
  }

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    look.drawField(&list, geometry, searchBar?.searchBarStyle ?? .default)
    let side = Self.iconSide
    let box = CGRect(
      x: look.iconMargin + shift(geometry.bounds), y: ((geometry.bounds.height - side) / 2).rounded(), width: side,
      height: side)
    // The glass itself is not turned (MEM).
    let place = directed(box, in: geometry.bounds)
    list.strokePath(SearchBarLook.magnifier(in: place), geometry, width: 1.6, look.iconColor())
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    // The picture moves with the placeholder.
    if look.centersPlaceholder { setNeedsDisplay() }
  }
}
