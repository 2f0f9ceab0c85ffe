import Foundation

/// Places views in a row or a column.
@MainActor
open class UIStackView: UIView {
  /// How views fill the stack along its axis.
  public enum Distribution: Int, CaseIterable, Sendable {
    /// They fill it; which one grows or shrinks, their priorities say.
    case fill
    /// They fill it and are equally long.
    case fillEqually
    /// They fill it in proportion to their content.
    case fillProportionally
    /// They keep their length; the gaps are equal.
    case equalSpacing
    /// They keep their length; their centres are equally far from each other.
    case equalCentering
  }

  /// Where views lie across the axis.
  public enum Alignment: Int, CaseIterable, Sendable {
    /// They fill the stack.
    case fill
    /// At the edge where text begins.
    case leading
    /// Their first baselines are at the same height; in rows only.
    case firstBaseline
    /// In the middle.
    case center
    /// At the edge where text ends.
    case trailing
    /// Their last baselines are at the same height; in rows only.
    case lastBaseline
    /// At the top: what `leading` is in a row.
    public static var top: Alignment { .leading }
    /// At the bottom: what `trailing` is in a row.
    public static var bottom: Alignment { .trailing }
  }

  /// For `setCustomSpacing`: as `spacing` says.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  /// For `setCustomSpacing` and `spacing`: the system's spacing.
  public class var spacingUseSystem: CGFloat { .leastNormalMagnitude }

  private var arranged: [UIView] = []
  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]
  private var arrangement: [NSLayoutConstraint] = []
  private var gaps: [UILayoutGuide] = []

  /// An empty stack of the given frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A stack of the given views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    translatesAutoresizingMaskIntoConstraints = true
    for view in views { addArrangedSubview(view) }
  }

  /// A stack read from a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Views

  /// The views that the stack places, in their order.
  open var arrangedSubviews: [UIView] { arranged }

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) { insertArrangedSubview(view, at: arranged.count) }

  /// Adds a view at a place.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    if isDescendant(of: view) { return }
    arranged.removeAll { $0 === view }
    view.translatesAutoresizingMaskIntoConstraints = false
    if view.superview !== self { addSubview(view) }
    arranged.insert(view, at: min(max(stackIndex, 0), arranged.count))
    arrangementChanged()
  }

  /// Leaves a view to itself; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) {
    guard arranged.contains(where: { $0 === view }) else { return }
    arranged.removeAll { $0 === view }
    customSpacings[ObjectIdentifier(view)] = nil
    // At once: until the next layout the view could be gone.
    clear()
    arrangementChanged()
  }

  open override func willRemoveSubview(_ subview: UIView) {
    super.willRemoveSubview(subview)
    removeArrangedSubview(subview)
  }

  // MARK: Options

  /// Horizontal by default.
  open var axis = NSLayoutConstraint.Axis.horizontal {
    didSet { if axis != oldValue { arrangementChanged() } }
  }
  /// Fill by default.
  open var distribution = Distribution.fill {
    didSet { if distribution != oldValue { arrangementChanged() } }
  }
  /// Fill by default.
  open var alignment = Alignment.fill {
    didSet { if alignment != oldValue { arrangementChanged() } }
  }
  /// Between neighbours, in points; 0 by default.
  open var spacing: CGFloat = 0 {
    didSet { if spacing != oldValue { arrangementChanged() } }
  }
  /// Whether spacing counts from baseline to baseline, in columns; false by default.
  open var isBaselineRelativeArrangement = false {
    didSet { if isBaselineRelativeArrangement != oldValue { arrangementChanged() } }
  }
  /// Whether the views keep inside of the margins; false by default.
  open var isLayoutMarginsRelativeArrangement = false {
    didSet { if isLayoutMarginsRelativeArrangement != oldValue { arrangementChanged() } }
  }

  /// Sets the spacing after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing == Self.spacingUseDefault ? nil : spacing
    arrangementChanged()
  }

  /// The spacing after a view that was set; `spacingUseDefault` if none was.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? Self.spacingUseDefault
  }

  // MARK: Baselines

  open override var forFirstBaselineLayout: UIView { baselineView(arranged.first { !$0.isHidden }) }
  open override var forLastBaselineLayout: UIView { baselineView(arranged.last { !$0.isHidden }) }

  private func baselineView(_ end: UIView?) -> UIView {
    if axis == .vertical || alignment == .firstBaseline || alignment == .lastBaseline { return end ?? self }
    return arranged.filter { !$0.isHidden }.max { $0.intrinsicContentSize.height < $1.intrinsicContentSize.height }
      ?? self
  }

  // MARK: Arranging

  func arrangementChanged() { setNeedsUpdateConstraints() }

  override func contentSizeOfSubviewChanged() {
    super.contentSizeOfSubviewChanged()
    if distribution == .fillProportionally { arrangementChanged() }
  }

  private func clear() {
    NSLayoutConstraint.deactivate(arrangement)
    arrangement = []
    for gap in gaps { removeLayoutGuide(gap) }
    gaps = []
  }

  open override func updateConstraints() {
    clear()
    var plan = StackArrangement(stack: self)
    plan.make(arranged)
    gaps = plan.gaps
    for gap in gaps { addLayoutGuide(gap) }
    arrangement = plan.constraints
    NSLayoutConstraint.activate(arrangement)
    super.updateConstraints()
  }

  func spacing(after view: UIView) -> CGFloat {
    let value = customSpacings[ObjectIdentifier(view)] ?? spacing
    if value == Self.spacingUseSystem { return SystemSpacing.standard }
    return value.isFinite && value.magnitude <= 1e6 ? value : 0
  }
}
