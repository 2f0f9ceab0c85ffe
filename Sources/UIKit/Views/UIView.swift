import Canvas
import Foundation

/// A rectangle of the screen that draws itself and holds others.
@MainActor
open class UIView: UIResponder {
  // MARK: Stored values

  var model = ViewState()
  var animations: [PropertyAnimation] = []
  let contents = ViewContents()
  var contentsSize: PixelSize?
  var group: RenderGroup?
  /// How many pictures had been taken of views when this one and all around it were marked as changed.
  var markedFrame = -1
  var layoutIsNeeded = true
  var subtreeNeedsLayout = true
  // The ways up are not weak references: those make every retain and release of the object slow, and a frame makes
  // thousands. Who goes away clears them instead, in `deinit`.
  nonisolated(unsafe) unowned(unsafe) var viewController: UIViewController?
  nonisolated(unsafe) private(set) var parentReference: Unmanaged<UIView>?
  nonisolated var parent: UIView? {
    get { parentReference?.takeUnretainedValue() }
    set { parentReference = newValue.map { .passUnretained($0) } }
  }
  nonisolated(unsafe) var children: [UIView] = []
  var constraintsNeedUpdate = true
  var subtreeNeedsUpdateConstraints = true
  /// Nil while nothing about the view is of interest to Auto Layout.
  var layoutRecord: LayoutRecord?
  var recognizers: [UIGestureRecognizer] = []
  /// The traits that are other than those of the surroundings; nil for none.
  var traitOverride: UITraitCollection?
  /// The font is made anew when a person chooses another size of text.
  var followsTextSize = false

  /// The object id in the Interface Builder file that the view comes from.
  package var interfaceBuilderIdentifier: String?
  /// The property of the view's controller that holds the view.
  package var outletName: String?
  /// Draws the view's content, for views of other modules of this package: the list's origin is the view's.
  package var contentDrawer: ((inout DisplayList, ContentGeometry) -> Void)? {
    didSet { setNeedsDisplay() }
  }
  /// Part of how a view works inside, of no interest to who looks at the tree.
  package var isImplementationDetail = false
  /// The subtree keeps pixels of its own, so that moving it is a copy.
  package var isRasterized = false
  /// The view shows what lies behind it: `addBackdrop` is called.
  var readsBackdrop = false

  // MARK: Making

  /// A view of the given frame, in its superview's coordinates, points.
  public init(frame: CGRect) {
    super.init()
    let size = frame.size
    model.bounds = CGRect(origin: .zero, size: size)
    model.center = CGPoint(x: frame.origin.x + size.width / 2, y: frame.origin.y + size.height / 2)
  }

  /// An empty view.
  public convenience override init() { self.init(frame: .zero) }

  /// A view read from a file; its values are set after.
  public required init?(coder: NSCoder) { super.init() }

  deinit {
    for child in children where child.parent === self { child.parent = nil }
  }

  /// Called when the view was read from a file and its outlets are joined.
  open func awakeFromNib() {}

  // MARK: Geometry

  /// Position and size in the superview's coordinates, points.
  open var frame: CGRect {
    get { model.frame }
    set {
      guard newValue.isFinite else { return }
      let rect = newValue.standardized
      var state = model
      if model.transform.isIdentity {
        state.bounds.size = rect.size
      } else {
        let scale = CGSize(
          width: hypot(model.transform.a, model.transform.b), height: hypot(model.transform.c, model.transform.d))
        state.bounds.size = CGSize(
          width: scale.width > 0 ? rect.width / scale.width : rect.width,
          height: scale.height > 0 ? rect.height / scale.height : rect.height)
      }
      state.center = CGPoint(x: rect.midX, y: rect.midY)
      change(to: state)
    }
  }

  /// The visible part of the view's own coordinates, points.
  open var bounds: CGRect {
    get { model.bounds }
    set {
      guard newValue.isFinite else { return }
      var state = model
      state.bounds = newValue.standardized
      change(to: state)
    }
  }

  /// The centre in the superview's coordinates, points.
  open var center: CGPoint {
    get { model.center }
    set {
      guard newValue.x.isFinite, newValue.y.isFinite else { return }
      var state = model
      state.center = newValue
      change(to: state)
    }
  }

  /// The map around the centre.
  open var transform: CGAffineTransform {
    get { model.transform }
    set {
      var state = model
      state.transform = newValue
      change(to: state)
    }
  }

  /// From 0, transparent, to 1.
  open var alpha: CGFloat {
    get { model.alpha }
    set {
      var state = model
      state.alpha = newValue.isFinite ? min(max(newValue, 0), 1) : 1
      change(to: state)
    }
  }

  /// The colour behind the content; nil for none.
  open var backgroundColor: UIColor? {
    get { model.backgroundColor }
    set {
      var state = model
      state.backgroundColor = newValue
      change(to: state)
    }
  }

  /// Which parts of the frame follow the superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt
    /// A mask of the given bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The left margin.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How the frame follows the superview's size; nothing by default.
  public var autoresizingMask: AutoresizingMask = []
  /// Whether the subviews follow this view's size; true by default.
  public var autoresizesSubviews = true

  /// How content is placed in the bounds.
  public enum ContentMode: Int, Sendable {
    /// Stretched.
    case scaleToFill
    /// As big as fits.
    case scaleAspectFit
    /// As small as fills.
    case scaleAspectFill
    /// Drawn again for every size.
    case redraw
    /// Unscaled, in the middle.
    case center
    /// Unscaled, at the top.
    case top
    /// Unscaled, at the bottom.
    case bottom
    /// Unscaled, at the left.
    case left
    /// Unscaled, at the right.
    case right
    /// Unscaled, in the top left corner.
    case topLeft
    /// Unscaled, in the top right corner.
    case topRight
    /// Unscaled, in the bottom left corner.
    case bottomLeft
    /// Unscaled, in the bottom right corner.
    case bottomRight
  }

  /// How content is placed.
  open var contentMode = ContentMode.scaleToFill {
    didSet { if contentMode != oldValue { setNeedsDisplay() } }
  }

  // MARK: Looks and behaviour

  private var ownLayer: CALayer?
  /// False while nobody asked for the layer: then corners, border and shadow are none.
  var hasLayer: Bool { ownLayer != nil }
  /// Corners, border and shadow.
  public var layer: CALayer {
    if let ownLayer { return ownLayer }
    let layer = CALayer(view: self)
    ownLayer = layer
    return layer
  }
  /// A hidden view is not drawn and not touched.
  open var isHidden = false {
    didSet {
      guard isHidden != oldValue else { return }
      markChanged()
      // A stack view gives no room to what is hidden.
      (parent as? UIStackView)?.arrangementChanged()
    }
  }
  /// A promise that the view covers its bounds; it changes nothing here, what is covered is found out.
  open var isOpaque = true
  /// Whether what lies outside of the bounds is cut off.
  open var clipsToBounds = false {
    didSet { if clipsToBounds != oldValue { markChanged() } }
  }
  /// Whether the view and its subviews can be touched.
  open var isUserInteractionEnabled = true
  /// Whether more than one finger counts.
  open var isMultipleTouchEnabled = false
  /// A number to find the view by.
  open var tag = 0
  /// A name for tests.
  open var accessibilityIdentifier: String?
  /// What a screen reader says.
  open var accessibilityLabel: String?
  /// What a person can point at in it that is no view.
  package var accessibleParts: [AccessiblePart] { [] }

  private var ownTintColor: UIColor?
  /// The colour of what can be touched; the superview's unless set.
  open var tintColor: UIColor! {
    get { ownTintColor ?? parent?.tintColor ?? .systemBlue }
    set {
      ownTintColor = newValue
      tellTintChanged()
    }
  }

  /// Called when `tintColor` changed.
  open func tintColorDidChange() {}

  private func tellTintChanged() {
    setNeedsDisplay()
    tintColorDidChange()
    for child in children where child.ownTintColor == nil { child.tellTintChanged() }
  }

  // MARK: Traits

  /// What the surroundings are like.
  open var traitCollection: UITraitCollection { effectiveTraits }

  /// Light or dark for this view and what is in it; that of the surroundings by default.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverride?.userInterfaceStyle ?? .unspecified }
    set {
      guard newValue != overrideUserInterfaceStyle else { return }
      overrideTraits(newValue == .unspecified ? nil : UITraitCollection(userInterfaceStyle: newValue))
    }
  }

  /// Called when `traitCollection` changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Tree

  /// The view that holds this one.
  open var superview: UIView? { parent }
  /// The views that this one holds, back to front.
  open var subviews: [UIView] { children }
  /// The window that the view is in.
  open var window: UIWindow? { parent?.window }
  open override var next: UIResponder? { viewController ?? parent }
  override var isInWindow: Bool { window != nil }

  /// Called when the view got another superview.
  open func didMoveToSuperview() {}
  /// Called before the view gets another superview.
  open func willMove(toSuperview newSuperview: UIView?) {}
  /// Called when the view got into another window, or out of one.
  open func didMoveToWindow() {}
  /// Called before the view gets into another window, or out of one.
  open func willMove(toWindow newWindow: UIWindow?) {}
  /// Called when a view was added.
  open func didAddSubview(_ subview: UIView) {}
  /// Called before a view is removed.
  open func willRemoveSubview(_ subview: UIView) {}

  /// Adds a view in front.
  open func addSubview(_ view: UIView) { insert(view, at: children.count) }

  /// Takes the view out of its superview.
  open func removeFromSuperview() { detach() }

  // MARK: Layout

  /// Places the subviews.
  open func layoutSubviews() {}

  /// The size that fits the content best, in points.
  open func sizeThatFits(_ size: CGSize) -> CGSize { bounds.size }

  /// The size that the content asks for; `noIntrinsicMetric` where it does not.
  open var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }

  /// From the frame to what constraints see of the view, such as a box without its shadow, in points; none by default.
  open var alignmentRectInsets: UIEdgeInsets { .zero }

  /// The content asks for another size than before.
  open func invalidateIntrinsicContentSize() {
    if let item = layoutRecord?.item { item.engine?.itemChanged(item) }
    parent?.contentSizeOfSubviewChanged()
  }

  /// Some subview asks for another size than before.
  func contentSizeOfSubviewChanged() { setNeedsLayout() }

  /// How hard the view keeps from growing when nobody said so.
  func defaultHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultLow }

  /// Where the baselines of the view's text lie; nil for a view without text: its edges stand for them.
  var layoutBaselines: LayoutBaselines? { nil }

  /// The subview whose first baseline is the view's; the view itself by default.
  open var forFirstBaselineLayout: UIView { self }

  /// The subview whose last baseline is the view's; the view itself by default.
  open var forLastBaselineLayout: UIView { self }

  /// Changes the view's constraints to what is needed now. Overrides call super last.
  open func updateConstraints() {}

  /// Gives the subviews that constraints place their frames.
  func applyConstraints() { applyFramesOfSubviews() }

  /// Whether the view only works with constraints; false by default.
  open class var requiresConstraintBasedLayout: Bool { false }

  /// The size nearest to a target that the view's constraints allow, in points; the priorities say how much the target
  /// matters.
  open func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    solvedSize(fitting: targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
  }

  /// Called when the margins changed.
  open func layoutMarginsDidChange() {}

  /// Stands for no size of its own.
  public static let noIntrinsicMetric: CGFloat = -1

  /// Distances from the edges at which bars and cut-outs begin, in points.
  open var safeAreaInsets: UIEdgeInsets { computedSafeAreaInsets }

  /// Called when `safeAreaInsets` changed.
  open func safeAreaInsetsDidChange() {}

  // MARK: Drawing

  /// Draws the content with the current graphics context; the default draws nothing.
  open func draw(_ rect: CGRect) {}

  /// What UIKit's own views draw between background and subviews.
  func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) {}

  /// The glass through which the view shows what lies behind it; nil where it shows nothing of it.
  var frost: BlurMaterial? { nil }

  /// Adds what the view shows of what lies behind it, before its own drawing; `place` in the frame's pixels.
  func addBackdrop(to frame: inout Frame, at place: PixelRect, clip: PixelRect, scale: CGFloat, alpha: CGFloat) {}

  func sizeDidChange(from old: CGSize) {}
  func originDidChange() {}

  // MARK: Touches

  /// The frontmost view at `point` (own coordinates) that can be touched.
  open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    guard !isHidden, isUserInteractionEnabled, alpha >= 0.01, self.point(inside: point, with: event) else {
      return nil
    }
    for child in children.reversed() {
      if let hit = child.hitTest(convert(point, to: child), with: event) { return hit }
    }
    return self
  }

  /// Whether `point` lies in the bounds: left and top edges belong to them, right and bottom ones do not.
  open func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    let bounds = bounds
    return point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
  }

  /// Whether a scroll view may take a finger away that this view has been told of; not for controls.
  var cancelsTouchesWhenScrolled: Bool { true }

  /// Asked before a recogniser of this view or of a superview begins.
  open func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { true }
}

extension CGRect {
  var isFinite: Bool {
    origin.x.isFinite && origin.y.isFinite && size.width.isFinite && size.height.isFinite
      && abs(origin.x) < 1e12 && abs(origin.y) < 1e12 && abs(size.width) < 1e12 && abs(size.height) < 1e12
  }
}
