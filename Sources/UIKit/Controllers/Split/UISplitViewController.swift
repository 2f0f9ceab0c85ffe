import Foundation

/// Two controllers beside each other where the width is regular; else one of them, the second on top of the first.
///
/// Where the width is regular and the screen stands upright, the first one is away until somebody asks for it
/// (`displayMode`). The columns of iOS 14 (`init(style:)`) are not built.
@MainActor
open class UISplitViewController: UIViewController {
  /// How the two stand.
  public enum DisplayMode: Int, Sendable {
    /// As the system has it.
    case automatic
    /// The second one alone.
    case secondaryOnly
    /// Beside each other.
    case oneBesideSecondary
    /// The first one over a part of the second.
    case oneOverSecondary

    /// The older name of `secondaryOnly`.
    public static var primaryHidden: DisplayMode { .secondaryOnly }
    /// The older name of `oneBesideSecondary`.
    public static var allVisible: DisplayMode { .oneBesideSecondary }
    /// The older name of `oneOverSecondary`.
    public static var primaryOverlay: DisplayMode { .oneOverSecondary }
  }

  /// The first controller's part of the width by default, from 0 to 1 (UIKit's documentation: 0.4, at most 320).
  private static let primaryFraction: CGFloat = 0.4
  /// How long the first controller takes to come over the second, in seconds (MEM).
  private static let overlayTime = 0.3

  private let divider = UIView(frame: .zero)
  private let primaryContainer = UIView(frame: .zero)
  private let secondaryContainer = UIView(frame: .zero)
  private let outside = UIControl(frame: .zero)
  private lazy var edgeSwipe: UIScreenEdgePanGestureRecognizer = {
    let recognizer = UIScreenEdgePanGestureRecognizer()
    recognizer.edges = .left
    recognizer.addTarget { [weak self] sender in
      if sender.state == .began { self?.swipedIn() }
    }
    return recognizer
  }()

  /// Told and asked about the two controllers.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The widest that the first controller becomes, in points; 320 by default.
  open var maximumPrimaryColumnWidth: CGFloat = 320 { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The narrowest that the first controller becomes, in points; 0 by default.
  open var minimumPrimaryColumnWidth: CGFloat = 0 { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The first controller's part of the width, from 0 to 1; the system's when negative.
  open var preferredPrimaryColumnWidthFraction: CGFloat = -1 { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// Whether a finger from the left edge brings the first controller in; true by default.
  open var presentsWithGesture = true { didSet { edgeSwipe.isEnabled = presentsWithGesture } }

  private var primary: UIViewController?
  private var secondary: UIViewController?
  /// The second controller from when there is room for one only: it comes back with the room unless the first one gives up
  /// another, also when a person has gone back from it meanwhile (UIKit's `preservedDetailController`).
  private var preserved: UIViewController?
  /// Of a file whose first controller's screen was asked for: that one shows where there is room for one.
  package final var showsPrimaryWhenCollapsed = false

  /// The first and the second controller; the first alone while they are collapsed.
  open var viewControllers: [UIViewController] {
    get { [primary, secondary].compactMap { $0 } }
    set { replace(newValue) }
  }

  private func replace(_ new: [UIViewController]) {
    let kept = Array(new.prefix(2))
    for old in viewControllers where !kept.contains(where: { $0 === old }) { remove(old) }
    preserved = nil
    primary = kept.first
    secondary = kept.dropFirst().first
    for controller in kept where controller.parent !== self { take(controller) }
    // What is new stands beside the first one until there is seen to be no room.
    isCollapsed = false
    guard isViewLoaded else { return }
    adapt()
    showParts()
    view.setNeedsLayout()
  }

  private func take(_ controller: UIViewController) {
    addChild(controller)
    controller.setBarInsets(.zero)
    controller.didMove(toParent: self)
  }

  private func remove(_ controller: UIViewController) {
    controller.disappear { controller.viewIfLoaded?.removeFromSuperview() }
    guard controller.parent === self else { return }
    controller.willMove(toParent: nil)
    controller.removeFromParent()
  }

  // MARK: How they stand

  /// Whether only one of the two has room.
  open private(set) var isCollapsed = false

  /// How the two should stand; `automatic` by default: beside each other where the screen is wider than high, else the
  /// second one alone.
  open var preferredDisplayMode = DisplayMode.automatic {
    didSet {
      guard preferredDisplayMode != oldValue else { return }
      overlayIsOpen = preferredDisplayMode == .oneOverSecondary
      modeMayHaveChanged()
    }
  }

  private var overlayIsOpen = false

  /// How the two stand.
  open var displayMode: DisplayMode {
    if isCollapsed { return .oneBesideSecondary }
    switch preferredDisplayMode {
    case .oneBesideSecondary: return .oneBesideSecondary
    case .secondaryOnly, .oneOverSecondary: return overlayIsOpen ? .oneOverSecondary : .secondaryOnly
    case .automatic:
      let size = viewIfLoaded?.bounds.size ?? UIScreen.main.interfaceBounds.size
      if size.width > size.height { return .oneBesideSecondary }
      return overlayIsOpen ? .oneOverSecondary : .secondaryOnly
    }
  }

  private var shownMode = DisplayMode.automatic

  /// Brings the first controller in or sends it away; with the name of the first controller, or an arrow.
  open private(set) lazy var displayModeButtonItem: UIBarButtonItem = {
    let title = (primary as? UINavigationController)?.viewControllers.first?.navigationItem.title ?? primary?.title
    return UIBarButtonItem(title: title ?? "Back", style: .plain, target: self) { [weak self] _ in self?.toggle() }
  }()

  /// What was preferred before the button sent the first controller away.
  private var modeBeforeHiding: DisplayMode?

  private func toggle() {
    switch displayMode {
    case .secondaryOnly:
      guard let mode = modeBeforeHiding else { return setOverlay(true) }
      modeBeforeHiding = nil
      preferredDisplayMode = mode
    case .oneOverSecondary: setOverlay(false)
    case .oneBesideSecondary, .automatic:
      modeBeforeHiding = preferredDisplayMode
      preferredDisplayMode = .secondaryOnly
    }
  }

  private func swipedIn() { if displayMode == .secondaryOnly { setOverlay(true) } }

  private func setOverlay(_ isOpen: Bool) {
    guard isOpen != overlayIsOpen else { return }
    overlayIsOpen = isOpen
    modeMayHaveChanged(animated: true)
  }

  private func modeMayHaveChanged(animated: Bool = false) {
    let mode = displayMode
    guard isViewLoaded, mode != shownMode else { return }
    delegate?.splitViewController(self, willChangeTo: mode)
    let old = shownMode
    shownMode = mode
    guard animated, view.window != nil, mode == .oneOverSecondary || old == .oneOverSecondary else {
      showParts()
      view.setNeedsLayout()
      return
    }
    if mode == .oneOverSecondary {
      showParts()
      UIView.performWithoutAnimation { placeParts(overlayPart: 0) }
    }
    UIView.animate(withDuration: Self.overlayTime) {
      self.placeParts(overlayPart: mode == .oneOverSecondary ? 1 : 0)
    } completion: { [weak self] _ in
      self?.showParts()
      self?.view.setNeedsLayout()
    }
  }

  /// How wide the first controller is, in points.
  open var primaryColumnWidth: CGFloat {
    guard !isCollapsed, let view = viewIfLoaded else { return 0 }
    let fraction = preferredPrimaryColumnWidthFraction < 0 ? Self.primaryFraction : preferredPrimaryColumnWidthFraction
    return min(max((view.bounds.width * fraction).rounded(), minimumPrimaryColumnWidth), maximumPrimaryColumnWidth)
  }

  // MARK: The view

  open override func loadView() {
    let root = UILayoutContainerView(frame: UIScreen.main.interfaceFrame)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.backgroundColor = .black
    divider.backgroundColor = UIKitEnvironment.current.traits.look == .classic ? .black : .barShadow
    for part in [primaryContainer, secondaryContainer] { part.clipsToBounds = true }
    outside.addTarget(self, action: { [weak self] (_: UIControl) in self?.setOverlay(false) }, for: .touchDown)
    for part in [secondaryContainer, outside, primaryContainer, divider] { root.addSubview(part) }
    root.placeParts = { [weak self] in self?.layoutParts() }
    root.addGestureRecognizer(edgeSwipe)
    edgeSwipe.isEnabled = presentsWithGesture
    view = root
  }

  override func prepareToAppear() {
    super.prepareToAppear()
    adapt()
    shownMode = displayMode
    for controller in appearingChildren { install(controller) }
    placeParts()
  }

  private func layoutParts() {
    if appearance == .appeared { modeMayHaveChanged() }
    placeParts()
  }

  private func install(_ controller: UIViewController) {
    let container = controller === primary ? primaryContainer : secondaryContainer
    guard let view = controller.view, view.superview !== container else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
  }

  /// Brings the controllers on the screen that belong there, and takes the others away.
  private func showParts() {
    let wanted = appearingChildren
    for controller in viewControllers {
      let isWanted = wanted.contains { $0 === controller }
      let isShown =
        controller.viewIfLoaded?.superview === (controller === primary ? primaryContainer : secondaryContainer)
      guard isWanted != isShown else { continue }
      if appearance == .appeared {
        if isWanted {
          controller.appear { install(controller) }
        } else {
          controller.disappear { controller.viewIfLoaded?.removeFromSuperview() }
        }
      } else if isWanted, appearance == .appearing {
        install(controller)
      } else if !isWanted {
        controller.viewIfLoaded?.removeFromSuperview()
      }
    }
  }

  /// `overlayPart` from 0, away, to 1, there: how much of the first controller is over the second. The first one is at
  /// the leading edge (UISplitViewController.PrimaryEdge.leading): at the right where the interface runs from there.
  private func placeParts(overlayPart: CGFloat = 1) {
    guard let root = viewIfLoaded else { return }
    let bounds = root.bounds
    let line = 1 / UIKitEnvironment.current.traits.scale
    let mode = displayMode
    let width = isCollapsed ? bounds.width : primaryColumnWidth
    let isBeside = !isCollapsed && mode == .oneBesideSecondary
    let isOver = !isCollapsed && !isBeside
    let x = isOver ? -(width + line) * (1 - (mode == .oneOverSecondary || overlayPart < 1 ? overlayPart : 0)) : 0
    func place(_ x: CGFloat, _ width: CGFloat) -> CGRect {
      root.directed(CGRect(x: x, y: 0, width: width, height: bounds.height), in: bounds)
    }
    primaryContainer.frame = place(x, width)
    divider.frame = place(x + width, line)
    let start = isBeside ? width + line : 0
    secondaryContainer.frame = place(start, max(0, bounds.width - start))
    let edge: UIRectEdge = root.mirrorsParts ? .right : .left
    if edgeSwipe.edges != edge { edgeSwipe.edges = edge }
    outside.frame = bounds
    outside.isHidden = isCollapsed || mode != .oneOverSecondary
    secondaryContainer.isHidden = isCollapsed
    divider.isHidden = isCollapsed || (isOver && mode != .oneOverSecondary && overlayPart == 1)
  }

  override var managesAppearanceOfChildren: Bool { true }
  override var appearingChildren: [UIViewController] {
    if isCollapsed { return [primary].compactMap { $0 } }
    return (displayMode == .secondaryOnly ? [secondary] : [primary, secondary]).compactMap { $0 }
  }

  // MARK: Room for one, room for two

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    guard isViewLoaded, appearance == .appeared || appearance == .appearing else { return }
    adapt()
    showParts()
    view.setNeedsLayout()
  }

  /// A split view controller begins with room for two, and collapses when it is seen not to have it (UIKit's
  /// documentation).
  private func adapt() {
    let hasRoom = traitCollection.horizontalSizeClass == .regular
    guard hasRoom == isCollapsed, primary != nil else { return }
    if hasRoom { expand() } else { collapse() }
  }

  private func collapse() {
    if let other = delegate?.primaryViewController(forCollapsing: self), other !== primary {
      if let primary { remove(primary) }
      primary = other
      take(other)
    }
    guard let primary, let secondary, secondary !== primary else {
      isCollapsed = true
      secondary = nil
      return
    }
    let isDone =
      showsPrimaryWhenCollapsed
      || delegate?.splitViewController(self, collapseSecondary: secondary, onto: primary) ?? false
    remove(secondary)
    isCollapsed = true
    self.secondary = nil
    preserved = secondary
    if !isDone { primary.collapseSecondaryViewController(secondary, for: self) }
  }

  private func expand() {
    guard let old = primary else { return }
    let separated =
      delegate?.splitViewController(self, separateSecondaryFrom: old) ?? old.separateSecondaryViewController(for: self)
    isCollapsed = false
    if let other = delegate?.primaryViewController(forExpanding: self), other !== old {
      remove(old)
      primary = other
      take(other)
    }
    secondary = separated ?? preserved
    preserved = nil
    if let secondary, secondary.parent !== self { take(secondary) }
    overlayIsOpen = false
    shownMode = displayMode
  }

  // MARK: Showing

  /// Shows a controller in the first place: pushed where that is a navigation controller, else presented.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if let delegate, delegate.splitViewController(self, show: vc, sender: sender) { return }
    if let navigation = primary as? UINavigationController {
      navigation.show(vc, sender: sender)
    } else {
      present(vc, animated: UIView.areAnimationsEnabled)
    }
  }

  /// Shows a controller in the second place; where there is room for one, pushed onto the first, or presented where that
  /// is no navigation controller.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let delegate, delegate.splitViewController(self, showDetail: vc, sender: sender) { return }
    guard isCollapsed else {
      setOverlay(false)
      return replace([primary, vc].compactMap { $0 })
    }
    // The one that is seen last comes back (assumed).
    preserved = vc
    if let navigation = primary as? UINavigationController {
      navigation.pushNested(vc, animated: UIView.areAnimationsEnabled)
    } else {
      present(vc, animated: UIView.areAnimationsEnabled)
    }
  }
}

extension UIViewController {
  /// The nearest split view controller around this one.
  public var splitViewController: UISplitViewController? {
    sequence(first: self, next: \.parent).dropFirst().lazy.compactMap { $0 as? UISplitViewController }.first
  }
}
