import Canvas
import Foundation

/// A row of a table.
@MainActor
open class UITableViewCell: UIView {
  /// The name under which the cell is kept for other rows.
  public internal(set) var reuseIdentifier: String?
  var cellStyle: CellStyle
  /// Where the cell stands; set by its table.
  var place = TableCellPlace(style: .plain, position: [.first, .last], borderInset: 0) {
    didSet {
      guard place != oldValue else { return }
      setNeedsDisplay()
      setNeedsLayout()
    }
  }
  /// The width of the table, on which margins hang, in points; 0 for none.
  var tableWidth: CGFloat = 0
  let parts = TableCellParts()
  /// What a selection does before the delegate hears of it: the cell's segue in a storyboard.
  package var selectionAction: ((Any) -> Void)?
  /// What a tap on the detail button does beside telling the delegate: a segue of a file.
  package var accessoryAction: ((Any) -> Void)?
  /// The row's height in a storyboard, in points; nil where the table decides.
  package var fixedHeight: CGFloat?
  private var cellColor: UIColor?

  /// What registered classes are made with: they have no identifier of their own.
  static var identifierOfNextCell: String?

  // MARK: Making

  /// A cell of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    setUp()
  }

  /// A cell read from a file.
  public required init?(coder: NSCoder) {
    cellStyle = .default
    super.init(coder: coder)
    setUp()
  }

  /// A cell of the default style; so tables make those of registered classes, as a class's other initialisers cannot be
  /// asked for without an Objective-C runtime.
  public required convenience init() {
    self.init(style: .default, reuseIdentifier: Self.identifierOfNextCell)
  }

  private func setUp() {
    clipsToBounds = true
    installContentView()
    addSubview(parts.separator)
  }

  func installContentView() {
    let content = parts.contentView
    content.insetsLayoutMarginsFromSafeArea = false
    insertSubview(content, at: 0)
  }

  // MARK: What it shows

  /// Holds what the cell shows.
  open var contentView: UIView { parts.contentView }

  /// The title.
  open var textLabel: UILabel? { parts.title ?? makeTitle() }

  /// The detail; nil in the default style.
  open var detailTextLabel: UILabel? { parts.detail ?? makeDetail() }

  /// The picture before the title.
  open var imageView: UIImageView? { parts.image ?? makeImage() }

  /// The view behind everything.
  open var backgroundView: UIView? { didSet { replaceLowest(oldValue, by: backgroundView) } }

  /// The view behind the content while the cell is selected, in place of the system's ground.
  open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      showSelection(animated: false)
    }
  }

  /// The colour behind the content; the system's for the table's style where none is set.
  open override var backgroundColor: UIColor? {
    get { cellColor }
    set {
      guard newValue != cellColor else { return }
      cellColor = newValue
      setNeedsDisplay()
    }
  }

  /// What stands at the right end; nothing by default.
  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { accessoryChanged() } } }
  /// The view at the right end, in place of a sign.
  open var accessoryView: UIView? { didSet { replaceAccessory(oldValue) } }
  /// What stands at the right end while the cell is edited; nothing by default.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { accessoryChanged() } }
  }
  /// The view at the right end while the cell is edited.
  open var editingAccessoryView: UIView? { didSet { replaceAccessory(oldValue) } }

  private func replaceAccessory(_ old: UIView?) {
    guard old !== accessoryView, old !== editingAccessoryView else { return }
    old?.removeFromSuperview()
    accessoryChanged()
  }

  /// How many levels the content is set in; 0 by default.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// What a level is, in points; 10 by default.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }

  /// Room at the ends of the line below the cell; the table's unless set.
  open var separatorInset: UIEdgeInsets {
    get { parts.ownSeparatorInset ?? tableView?.separatorInset ?? .zero }
    set {
      parts.ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  // MARK: Selection

  /// How the cell looks when selected; the system's way by default.
  open var selectionStyle = SelectionStyle.default { didSet { showSelection(animated: false) } }
  private var isSelectedNow = false
  private var isHighlightedNow = false

  /// Whether the cell is selected.
  open var isSelected: Bool {
    get { isSelectedNow }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether a finger is on the cell.
  open var isHighlighted: Bool {
    get { isHighlightedNow }
    set { setHighlighted(newValue, animated: false) }
  }

  /// Selects the cell, or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != isSelectedNow else { return }
    isSelectedNow = selected
    showSelection(animated: animated)
  }

  /// Highlights the cell, or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != isHighlightedNow else { return }
    isHighlightedNow = highlighted
    showSelection(animated: animated)
  }

  // MARK: Editing

  private var isEditingNow = false
  /// Whether the cell is edited.
  open var isEditing: Bool {
    get { isEditingNow }
    set { setEditing(newValue, animated: false) }
  }
  /// What editing offers; set by the table.
  public internal(set) var editingStyle = EditingStyle.none
  /// Whether the delete button shows.
  public internal(set) var showingDeleteConfirmation = false
  /// Whether the content makes room while the cell is edited; true by default.
  open var shouldIndentWhileEditing = true

  /// Shows the signs of editing, or takes them away.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditingNow else { return }
    isEditingNow = editing
    if !editing { showingDeleteConfirmation = false }
    editingChanged(animated: animated)
  }

  // MARK: Reuse

  /// Called before the cell shows another row.
  open func prepareForReuse() {
    isHighlighted = false
    isSelected = false
    if isEditingNow { setEditing(false, animated: false) }
  }

  /// The table that the cell is in.
  var tableView: UITableView? {
    var view = superview
    while let current = view {
      if let table = current as? UITableView { return table }
      view = current.superview
    }
    return nil
  }

  var metrics: TableMetrics {
    TableMetrics(style: place.style, width: tableWidth > 0 ? tableWidth : bounds.width)
  }

  // MARK: Layout

  // A cell that scrolls under a bar does not move its content for it.
  open override var safeAreaInsets: UIEdgeInsets {
    let insets = super.safeAreaInsets
    return UIEdgeInsets(top: 0, left: insets.left, bottom: 0, right: insets.right)
  }

  override func sizeDidChange(from old: CGSize) {
    super.sizeDidChange(from: old)
    // At once, and not in the next layout: what constraints say of the content hangs on its size.
    placeContent()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    placeContent()
    // Before the line below them, which begins where they do.
    placeTexts()
    placeParts()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : bounds.width
    return CGSize(width: width, height: fittingHeight(width: width))
  }

  /// The height that the content asks for in the target's width, the separator's part included.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    let width = targetSize.width > 0 ? targetSize.width : bounds.width
    return CGSize(width: width, height: fittingHeight(width: width))
  }

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    let look = TableLook.current
    look.drawCell(&list, geometry, place, cellColor ?? look.cellColor(place.style))
  }

  // MARK: Touches

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    tableView?.fingerDidLand(on: self)
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    if let touch = touches.first, !bounds.contains(touch.location(in: self)) { tableView?.fingerDidLeave(self) }
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { tableView?.fingerDidTap(self) }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    tableView?.fingerDidLeave(self)
  }
}
