import Canvas
import Foundation

/// Holds the view of one controller of a navigation controller, and moves with it.
final class NavigationPageView: UIView {
  /// What bars are over the page, in points.
  struct Bars: Equatable {
    /// Where the bar at the top ends.
    var topEnd: CGFloat = 0
    /// How much of that is the bar's own; the rest is the status bar's.
    var top: CGFloat = 0
    /// Whether the page may go on below the bar at the top.
    var topShinesThrough = true
    /// The bars at the bottom.
    var bottom: CGFloat = 0
    /// The part of the bottom that the page's surroundings take off already and the page gets back.
    var bottomOfTabs: CGFloat = 0
    /// Whether the page may go on below the bars at the bottom.
    var bottomShinesThrough = true
  }

  unowned let controller: UIViewController
  /// Darkens the page while another one lies over it.
  private var shade: UIView?
  /// The edge that throws a shadow: the one that comes first.
  var shadowSide: UIRectEdge = [] { didSet { if shadowSide != oldValue { setNeedsDisplay() } } }
  private(set) var bars = Bars()

  init(_ controller: UIViewController) {
    self.controller = controller
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  /// Places the controller's view among the bars.
  func place(in size: CGSize, bars: Bars) {
    self.bars = bars
    let width = size.width
    self.bounds = CGRect(origin: .zero, size: size)
    self.center = CGPoint(x: width / 2, y: size.height / 2)
    shade?.frame = self.bounds
    guard let view = controller.view else { return }
    let isClassic = UIKitEnvironment.current.traits.look == .classic
    // Up to iOS 6 there are no edges to extend: a page goes on below translucent bars.
    let edges = isClassic ? UIRectEdge.all : controller.edgesForExtendedLayout
    let includesOpaque = !isClassic && controller.extendedLayoutIncludesOpaqueBars
    var insets = UIEdgeInsets.zero
    var frame = self.bounds
    if edges.contains(.top), bars.topShinesThrough || includesOpaque {
      insets.top = bars.top
    } else {
      frame = frame.inset(by: UIEdgeInsets(top: bars.topEnd, left: 0, bottom: 0, right: 0))
    }
    if edges.contains(.bottom), bars.bottomShinesThrough || includesOpaque {
      insets.bottom = bars.bottom
    } else {
      frame = frame.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: bars.bottom, right: 0))
    }
    if view.superview !== self { insertSubview(view, at: 0) }
    view.autoresizingMask = []
    if view.transform.isIdentity { view.frame = frame }
    controller.setBarInsets(insets)
    controller.adjustScrollViewInsets()
  }

  /// Darkens the page, from 0, not at all, to 1.
  func setShade(_ alpha: CGFloat) {
    if shade == nil {
      guard alpha > 0 else { return }
      // Only its way from nothing is animated, not that it is made.
      UIView.performWithoutAnimation(addShade)
    }
    shade?.alpha = alpha
  }

  private func addShade() {
    let view = UIView(frame: bounds)
    view.isUserInteractionEnabled = false
    view.isImplementationDetail = true
    view.backgroundColor = .black
    view.alpha = 0
    addSubview(view)
    shade = view
  }

  /// The page is alone: nothing darkens it, and it throws no shadow.
  func comeToRest() {
    transform = .identity
    shade?.removeFromSuperview()
    shade = nil
    shadowSide = []
  }

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    guard !shadowSide.isEmpty else { return }
    // Columns of one point each, fading out away from the page (MEM).
    let width: CGFloat = 9
    for column in 0..<Int(width) {
      let alpha = 0.12 * pow(1 - (CGFloat(column) + 0.5) / width, 2)
      let start = shadowSide == .right ? bounds.width + CGFloat(column) : -CGFloat(column) - 1
      let x = geometry.x(start)
      list.fill(
        PixelRect(x: x, y: 0, width: geometry.x(start + 1) - x, height: geometry.pixels.height),
        Paint(UIColor(white: 0, alpha: alpha).pixel))
    }
  }
}
