import Foundation

extension UIView: LayoutItemOwner {
  var layoutContainer: UIView? { parent }
  var layoutHost: UIView? { self }
  var layoutItem: LayoutItem? {
    get { layoutRecord?.item }
    set { if newValue != nil || layoutRecord != nil { layout.item = newValue } }
  }

  /// What Auto Layout knows of the view, made when there is nothing yet.
  var layout: LayoutRecord {
    if let layoutRecord { return layoutRecord }
    let record = LayoutRecord()
    layoutRecord = record
    return record
  }

  /// Whether the view's frame is given to the engine, and not taken from it.
  func isPlacedByFrame(in engine: LayoutEngine) -> Bool {
    if engine.isMeasuring, engine.root === self { return false }
    return layoutRecord?.translatesAutoresizingMask ?? true
  }

  func fixedValue(_ quantity: LayoutQuantity) -> CGFloat {
    switch quantity {
    case .minX: model.center.x - model.bounds.width / 2 + alignmentRectInsets.left
    case .minY: model.center.y - model.bounds.height / 2 + alignmentRectInsets.top
    case .width: model.bounds.width - alignmentRectInsets.left - alignmentRectInsets.right
    case .height: model.bounds.height - alignmentRectInsets.top - alignmentRectInsets.bottom
    }
  }

  /// Whether the frame is left as it is and constraints of others go by it; true by default. Set it to false for a view
  /// that constraints place.
  public var translatesAutoresizingMaskIntoConstraints: Bool {
    get { layoutRecord?.translatesAutoresizingMask ?? true }
    set {
      guard newValue != translatesAutoresizingMaskIntoConstraints else { return }
      layout.translatesAutoresizingMask = newValue
      if let item = layoutRecord?.item { item.engine?.itemChanged(item) }
    }
  }

  // MARK: Constraints

  /// The active constraints that this view holds.
  public var constraints: [NSLayoutConstraint] { layoutRecord?.constraints ?? [] }

  /// Makes a constraint active, held by this view; its items lie in the view or are the view itself.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.owner !== self else { return }
    constraint.deactivate()
    constraint.activate(in: self)
  }

  /// The same for many.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Makes a constraint inactive that this view holds.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    if constraint.owner === self { constraint.deactivate() }
  }

  /// The same for many.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// The active constraints that say where the view lies along an axis.
  public func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layoutRecord?.item?.constraints(along: axis) ?? []
  }

  /// Whether the constraints leave the view's place or size open.
  public var hasAmbiguousLayout: Bool { layoutRecord?.item?.isAmbiguous ?? false }

  // MARK: Content

  /// How hard the view keeps from growing beyond its content; 250 by default.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutRecord?.hugging[axis.rawValue] ?? defaultHuggingPriority(for: axis)
  }

  /// Sets how hard the view keeps from growing beyond its content.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    layout.hugging[axis.rawValue] = priority
    contentPriorityChanged()
  }

  /// How hard the view keeps from being cut; 750 by default.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    layoutRecord?.compressionResistance[axis.rawValue] ?? .defaultHigh
  }

  /// Sets how hard the view keeps from being cut.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    layout.compressionResistance[axis.rawValue] = priority
    contentPriorityChanged()
  }

  private func contentPriorityChanged() {
    if let item = layoutRecord?.item { item.engine?.itemChanged(item) }
  }

  /// The frame for the rectangle that constraints see.
  public func frame(forAlignmentRect alignmentRect: CGRect) -> CGRect {
    let insets = alignmentRectInsets
    return alignmentRect.inset(
      by: UIEdgeInsets(top: -insets.top, left: -insets.left, bottom: -insets.bottom, right: -insets.right))
  }

  /// The rectangle that constraints see, for a frame.
  public func alignmentRect(forFrame frame: CGRect) -> CGRect { frame.inset(by: alignmentRectInsets) }

  /// The view at the end of the way from `forFirstBaselineLayout` to `forFirstBaselineLayout`.
  var deepFirstBaselineView: UIView {
    let next = forFirstBaselineLayout
    return next === self || !next.isDescendant(of: self) ? self : next.deepFirstBaselineView
  }

  var deepLastBaselineView: UIView {
    let next = forLastBaselineLayout
    return next === self || !next.isDescendant(of: self) ? self : next.deepLastBaselineView
  }

  // MARK: Applying

  /// Gives the subviews that constraints place their frames.
  func applyFramesOfSubviews() {
    for child in children {
      guard let item = child.layoutRecord?.item, !item.isFixed, let engine = item.engine else { continue }
      if engine.needsUpdate { engine.update() }
      let outer = layoutRecord?.item.map { $0.isFixed ? .zero : $0.residual } ?? .zero
      let (frame, residual) = item.roundedFrame(residual: outer)
      if residual != item.residual {
        item.residual = residual
        // What lies inside is rounded from there.
        if !child.layoutIsNeeded { child.setNeedsLayout() }
      }
      var state = child.model
      if state.frameWithoutTransform == frame { continue }
      state.bounds.size = frame.size
      state.center = CGPoint(x: frame.midX, y: frame.midY)
      child.change(to: state)
    }
  }

  // MARK: Updating constraints

  /// `updateConstraints` is called before the next layout.
  public func setNeedsUpdateConstraints() {
    constraintsNeedUpdate = true
    markSubtreeNeedsUpdateConstraints()
    setNeedsLayout()
  }

  /// Whether `updateConstraints` will be called.
  public func needsUpdateConstraints() -> Bool { constraintsNeedUpdate }

  /// Tells a new superview that some `updateConstraints` is due.
  func passNeedsUpdateConstraints() {
    if subtreeNeedsUpdateConstraints { parent?.markSubtreeNeedsUpdateConstraints() }
  }

  private func markSubtreeNeedsUpdateConstraints() {
    var view: UIView? = self
    while let current = view, !current.subtreeNeedsUpdateConstraints {
      current.subtreeNeedsUpdateConstraints = true
      view = current.parent
    }
  }

  /// Calls `updateConstraints` of the view and its subviews, from the inside out, where it was asked for.
  public func updateConstraintsIfNeeded() {
    guard subtreeNeedsUpdateConstraints else { return }
    subtreeNeedsUpdateConstraints = false
    for child in children { child.updateConstraintsIfNeeded() }
    guard constraintsNeedUpdate else { return }
    constraintsNeedUpdate = false
    if let viewController { viewController.updateViewConstraints() } else { updateConstraints() }
  }

  // MARK: Direction

  /// Whether the view is mirrored where text runs to the left.
  public var semanticContentAttribute: UISemanticContentAttribute {
    get { layoutRecord?.semanticContent ?? .unspecified }
    set {
      guard newValue != semanticContentAttribute else { return }
      layout.semanticContent = newValue
      existingEngine?.reload()
      setNeedsLayout()
      setNeedsDisplay()
    }
  }

  /// Which way the view's content runs.
  public var effectiveUserInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    Self.userInterfaceLayoutDirection(for: semanticContentAttribute)
  }

  /// Which way content of the given kind runs in this app.
  public class func userInterfaceLayoutDirection(
    for attribute: UISemanticContentAttribute
  ) -> UIUserInterfaceLayoutDirection {
    switch attribute {
    case .unspecified: UIKitEnvironment.current.traits.isRightToLeft ? .rightToLeft : .leftToRight
    case .forceRightToLeft: .rightToLeft
    case .playback, .spatial, .forceLeftToRight: .leftToRight
    }
  }
}

extension ViewState {
  /// Where the view would lie without its transform, in the superview's coordinates.
  var frameWithoutTransform: CGRect {
    CGRect(
      x: center.x - bounds.width / 2, y: center.y - bounds.height / 2, width: bounds.width, height: bounds.height)
  }
}
