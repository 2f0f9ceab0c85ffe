import Canvas
import Foundation

/// Rows in sections, one below the other. Only the rows that show have cells.
///
/// Swipe actions, reordering and the section index are not built.
@MainActor
open class UITableView: UIScrollView {
  /// How the table looks as a whole.
  public private(set) var style: Style
  let rows = TableRows()
  /// The sections of a table whose cells stand in a file.
  package var staticSections: [StaticTableSection]? { didSet { dataReplaced() } }

  // MARK: Making

  /// A table of a style.
  public init(frame: CGRect, style: Style) {
    self.style = style
    super.init(frame: frame)
    setUp()
  }

  /// A plain table of the given frame.
  public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

  /// A table read from a file.
  public required init?(coder: NSCoder) {
    style = .plain
    super.init(coder: coder)
    setUp()
  }

  /// Gives the table the style of its file, before it shows anything.
  package func setStyle(_ style: Style) {
    self.style = style
    applyLook()
    dataChanged()
  }

  private func setUp() {
    alwaysBounceVertical = true
    applyLook()
  }

  /// Whether a height of a header or footer in a file is only what Interface Builder writes for "automatic".
  package static func isPlaceholderHeight(_ height: CGFloat) -> Bool { TableMetrics.isPlaceholder(height) }

  private func applyLook() {
    backgroundColor = TableLook.current.background(style)
    setNeedsDisplay()
  }

  // MARK: Data

  /// Gives the table its rows.
  open weak var dataSource: (any UITableViewDataSource)? {
    didSet { if dataSource !== oldValue { dataReplaced() } }
  }

  /// Hears what is done with the table: a `UITableViewDelegate`.
  open override weak var delegate: (any UIScrollViewDelegate)? {
    didSet {
      guard delegate !== oldValue else { return }
      rows.delegate = delegate as? any UITableViewDelegate
      dataReplaced()
    }
  }

  private func dataReplaced() {
    removeAllCells()
    dataChanged()
  }

  private func dataChanged() {
    rows.isCurrent = false
    setNeedsLayout()
  }

  /// Asks the data source for everything again. The selection ends.
  open func reloadData() {
    endUpdatesAtOnce()
    rows.selection = []
    rows.highlighted = nil
    removeAllCells()
    rows.isCurrent = false
    loadIfNeeded()
    setNeedsLayout()
  }

  /// Notes that a delegate left an answer to the table.
  func answeredByDefault<Answer>(_ answer: Answer) -> Answer {
    rows.wasAnsweredByDefault = true
    return answer
  }

  // MARK: Heights, in points

  /// The height of rows; found out by the table from iOS 8 on, 44 before.
  open var rowHeight: CGFloat = UITableView.standardRowHeight { didSet { heightsChanged(rowHeight, oldValue) } }
  /// What a row's height is taken for before it shows; 0 to ask for every height at once, as before iOS 11.
  open var estimatedRowHeight: CGFloat = UITableView.standardEstimate {
    didSet { heightsChanged(estimatedRowHeight, oldValue) }
  }
  /// The height of headers; found out by the table.
  open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsChanged(sectionHeaderHeight, oldValue) }
  }
  /// The height of footers; found out by the table.
  open var sectionFooterHeight: CGFloat = UITableView.automaticDimension {
    didSet { heightsChanged(sectionFooterHeight, oldValue) }
  }
  /// What a header's height is taken for before it shows.
  open var estimatedSectionHeaderHeight: CGFloat = UITableView.standardEstimate {
    didSet { heightsChanged(estimatedSectionHeaderHeight, oldValue) }
  }
  /// What a footer's height is taken for before it shows.
  open var estimatedSectionFooterHeight: CGFloat = UITableView.standardEstimate {
    didSet { heightsChanged(estimatedSectionFooterHeight, oldValue) }
  }
  /// Room above the headers of a plain table (iOS 15 and later).
  open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension {
    didSet { heightsChanged(sectionHeaderTopPadding, oldValue) }
  }

  private static var standardRowHeight: CGFloat {
    UIKitEnvironment.current.traits.majorVersion >= 8 ? automaticDimension : 44
  }
  private static var standardEstimate: CGFloat {
    UIKitEnvironment.current.traits.majorVersion >= 11 ? automaticDimension : 0
  }

  private func heightsChanged(_ new: CGFloat, _ old: CGFloat) {
    if new != old { dataChanged() }
  }

  // MARK: Views around the rows

  /// The view above all sections; it is as wide as the table and as high as its own frame.
  open var tableHeaderView: UIView? {
    didSet { replaceEdgeView(oldValue, by: tableHeaderView) }
  }
  /// The view below all sections.
  open var tableFooterView: UIView? {
    didSet { replaceEdgeView(oldValue, by: tableFooterView) }
  }

  private func replaceEdgeView(_ old: UIView?, by new: UIView?) {
    if old !== new { old?.removeFromSuperview() }
    if let new {
      new.translatesAutoresizingMaskIntoConstraints = true
      // Before its size is measured it has the width that it will have.
      if bounds.width > 0 { new.frame = CGRect(x: 0, y: 0, width: bounds.width, height: new.frame.height) }
      addSubview(new)
    }
    if rows.isCurrent { updateEdgeViews() }
    setNeedsLayout()
  }

  /// The view behind the rows; it does not scroll.
  open var backgroundView: UIView? { didSet { replaceLowest(oldValue, by: backgroundView) } }

  // MARK: Lines

  /// Lines between rows.
  open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
    didSet { if separatorStyle != oldValue { separatorsChanged() } }
  }
  /// The colour of the lines; the system's unless set.
  open var separatorColor: UIColor? {
    get { rows.separatorColor ?? TableLook.current.separatorColor(style) }
    set {
      rows.separatorColor = newValue
      separatorsChanged()
    }
  }
  /// Room at the ends of the lines, in points; at the left up to the text by default (iOS 7 and later).
  open var separatorInset: UIEdgeInsets {
    get { rows.separatorInset ?? standardSeparatorInset }
    set {
      rows.separatorInset = newValue
      separatorsChanged()
    }
  }
  /// What `separatorInset` is counted from.
  open var separatorInsetReference = SeparatorInsetReference.fromCellEdges
  var hasOwnSeparatorInset: Bool { rows.separatorInset != nil }

  private var standardSeparatorInset: UIEdgeInsets {
    let metrics = metrics
    return metrics.isClassic ? .zero : UIEdgeInsets(left: metrics.contentMargin)
  }

  private func separatorsChanged() {
    for row in rows.shown { prepare(row.cell, at: row.path) }
    setNeedsLayout()
  }

  // MARK: Selection

  /// Whether rows can be selected; true by default.
  open var allowsSelection = true
  /// Whether they can while the table is edited; false by default.
  open var allowsSelectionDuringEditing = false
  /// Whether several rows can be selected; false by default.
  open var allowsMultipleSelection = false
  /// Whether several can while the table is edited; false by default.
  open var allowsMultipleSelectionDuringEditing = false

  // MARK: Editing

  private var isEditingNow = false
  /// Whether the table is edited.
  open var isEditing: Bool {
    get { isEditingNow }
    set { setEditing(newValue, animated: false) }
  }

  /// Shows the signs of editing on all rows, or takes them away.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != isEditingNow else { return }
    isEditingNow = editing
    editingChanged(animated: animated)
  }

  // MARK: Layout

  var metrics: TableMetrics { TableMetrics(style: style, width: bounds.width) }

  open override func touchesShouldCancel(in view: UIView) -> Bool { true }

  override func sizeDidChange(from old: CGSize) {
    super.sizeDidChange(from: old)
    setNeedsLayout()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    showRows()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    if backgroundView == nil { TableLook.current.drawBackground(&list, geometry, style) }
  }
}

extension UITableViewCell {
  /// The lines between rows.
  public enum SeparatorStyle: Int, Sendable {
    /// None.
    case none
    /// A line.
    case singleLine
    /// Two lines, one light (classic groups); drawn as one here.
    case singleLineEtched
  }
}
