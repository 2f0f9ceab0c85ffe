import Canvas
import Foundation

/// A view above or below a section.
@MainActor
open class UITableViewHeaderFooterView: UIView {
  /// The name under which the view is kept for other sections.
  public internal(set) var reuseIdentifier: String?
  /// Holds what the view shows.
  public let contentView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
  private var title: UILabel?
  private var detail: UILabel?
  var tableStyle = UITableView.Style.plain
  var tableWidth: CGFloat = 0
  var isFooter = false

  static var identifierOfNextView: String?

  /// A view with an identifier.
  public init(reuseIdentifier: String?) {
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28))
    addSubview(contentView)
  }

  /// A view read from a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// A view as tables make those of registered classes.
  public required convenience init() { self.init(reuseIdentifier: Self.identifierOfNextView) }

  /// The title.
  open var textLabel: UILabel? {
    if let title { return title }
    let label = makeLabel()
    title = label
    return label
  }

  /// A second text, in groups; placed below the title.
  open var detailTextLabel: UILabel? {
    if let detail { return detail }
    let label = makeLabel()
    detail = label
    return label
  }

  private func makeLabel() -> UILabel {
    let label = UILabel(frame: .zero)
    contentView.addSubview(label)
    style(label)
    return label
  }

  private func style(_ label: UILabel) {
    let look = TableLook.current
    label.font = isFooter ? look.footerFont(tableStyle) : look.headerFont(tableStyle)
    label.textColor = look.headerColor(tableStyle)
    let shadow = look.headerShadow(tableStyle)
    label.shadowColor = shadow?.color
    label.shadowOffset = shadow?.offset ?? CGSize(width: 0, height: -1)
    label.numberOfLines = tableStyle == .plain ? 1 : 0
    if isFooter, tableStyle != .plain, metrics.isClassic { label.textAlignment = .center }
  }

  /// Called before the view shows another section.
  open func prepareForReuse() {}

  /// The view behind the content, in place of the system's ground.
  open var backgroundView: UIView? {
    didSet {
      replaceLowest(oldValue, by: backgroundView)
      if backgroundView !== oldValue { setNeedsDisplay() }
    }
  }

  /// Gives the view the place that it stands at.
  func prepare(style tableStyle: UITableView.Style, width: CGFloat, isFooter: Bool) {
    if tableWidth != width {
      tableWidth = width
      setNeedsDisplay()
      setNeedsLayout()
    }
    guard self.tableStyle != tableStyle || self.isFooter != isFooter else { return }
    self.tableStyle = tableStyle
    self.isFooter = isFooter
    for label in [title, detail] { label.map(style) }
    setNeedsDisplay()
    setNeedsLayout()
  }

  /// Shows a title of the data source.
  func show(_ text: String) {
    guard let label = textLabel else { return }
    let shown = !isFooter && TableLook.current.capitalizesHeaders(tableStyle) ? text.uppercased() : text
    if label.text != shown { label.text = shown }
  }

  private var metrics: TableMetrics { TableMetrics(style: tableStyle, width: tableWidth) }

  /// Where a title lies: in plain tables in the middle, in groups near the rows that it belongs to.
  private var titleInsets: UIEdgeInsets {
    let metrics = metrics
    if metrics.isClassic {
      let side: CGFloat = tableStyle == .plain ? 12 : metrics.borderInset + 9
      return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
    }
    return UIEdgeInsets(top: 0, left: metrics.contentMargin, bottom: 0, right: metrics.contentMargin)
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = CGRect(origin: .zero, size: bounds.size)
    backgroundView?.frame = bounds
    if contentView.frame != bounds { contentView.frame = bounds }
    guard let title else { return }
    let insets = titleInsets
    let width = max(0, bounds.width - insets.left - insets.right)
    let height = min(title.sizeThatFits(CGSize(width: width, height: 0)).height, bounds.height)
    let metrics = metrics
    var y = ((bounds.height - height) / 2).rounded()
    // Groups: a header's title stands just above its rows, a footer's just below (distances MEM).
    if tableStyle != .plain {
      let gap: CGFloat = metrics.isClassic ? 8 : 7
      y = isFooter ? gap : bounds.height - height - gap
    }
    title.frame = CGRect(x: insets.left, y: max(0, y), width: width, height: height)
    guard let detail, detail.text?.isEmpty == false else { return }
    let detailHeight = detail.sizeThatFits(CGSize(width: width, height: 0)).height
    title.frame.origin.y = max(0, title.frame.minY - detailHeight)
    detail.frame = CGRect(x: insets.left, y: title.frame.maxY, width: width, height: detailHeight)
  }

  /// The height that constraints of the content ask for; nil where they ask for none.
  func fittingHeight(width: CGFloat) -> CGFloat? {
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height : nil
  }

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    guard tableStyle == .plain, tableWidth > 0, backgroundView == nil, backgroundColor == nil else { return }
    TableLook.current.drawHeader(&list, geometry)
  }
}
