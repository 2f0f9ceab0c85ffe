import Foundation

/// Shows the last of a stack of controllers, with a bar that leads back to the one before.
@MainActor
open class UINavigationController: UIViewController {
  /// How long a bar takes to come or go, in seconds.
  public static let hideShowBarDuration: CGFloat = 0.2

  /// The bar at the top.
  open private(set) var navigationBar = UINavigationBar(frame: .zero)
  private var madeToolbar: UIToolbar?
  /// Told about what is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?
  /// Leads back with a finger from the left edge (iOS 7 and later).
  open private(set) var interactivePopGestureRecognizer: UIGestureRecognizer?

  let pageContainer = UIView(frame: .zero)
  var stack: [UIViewController] = []
  var pages: [ObjectIdentifier: NavigationPageView] = [:]
  var transition: NavigationTransition?
  private(set) var popGesture: NavigationPopGesture?
  /// The controller whose search, with a bar of its own, has taken the navigation bar away.
  weak var searchedWithoutBar: UIViewController?
  /// How far the bar can grow when the content of the top controller is pulled down, in points.
  var overhang: CGFloat = 0
  /// How much of a search bar in the navigation bar is to be seen, in points.
  var searchHeight: CGFloat = 0
  /// Stands in a nested bar for the screen from which this controller was pushed.
  var wayOutItem: UINavigationItem?
  var barIsHidden = false
  var toolbarIsHidden = true
  /// The height of the tab bar around this controller that lies over its view, in points.
  var tabBarOverlap: CGFloat = 0 { didSet { if tabBarOverlap != oldValue { setNeedsPlacing() } } }
  /// How much of a large title is to be seen, in points.
  var largeTitleHeight = NavigationBarMetrics.largeTitleHeight

  /// A navigation controller that begins with `rootViewController`.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    stack = [rootViewController]
    setUp()
    adopt(rootViewController)
  }

  /// A navigation controller with bars of the given classes.
  public init(navigationBarClass: UINavigationBar.Type?, toolbarClass: UIToolbar.Type?) {
    super.init(nibName: nil, bundle: nil)
    if let navigationBarClass { navigationBar = navigationBarClass.init(coder: BarCoder()) ?? navigationBar }
    madeToolbar = toolbarClass?.init(coder: BarCoder())
    setUp()
  }

  /// A navigation controller without a screen.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUp()
  }

  /// A navigation controller read from a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    pageContainer.clipsToBounds = true
    takeOver(navigationBar)
  }

  /// Takes the bars of a file in place of its own.
  package func adopt(navigationBar: UINavigationBar?, toolbar: UIToolbar?) {
    if let navigationBar {
      self.navigationBar.removeFromSuperview()
      self.navigationBar = navigationBar
      takeOver(navigationBar)
      navigationBar.items = barItems
      if isViewLoaded { view.addSubview(navigationBar) }
    }
    if let toolbar {
      madeToolbar?.removeFromSuperview()
      madeToolbar = toolbar
      if isViewLoaded { view.addSubview(toolbar) }
    }
  }

  private func takeOver(_ bar: UINavigationBar) {
    bar.goBack = { [weak self] in self?.backTapped() }
    bar.heightDidChange = { [weak self] in self?.setNeedsPlacing() }
  }

  private func backTapped() {
    if let asks = self as? any UINavigationBarDelegate, let item = topViewController?.navigationItem,
      !asks.navigationBar(navigationBar, shouldPop: item)
    {
      return
    }
    if stack.count == 1, let outer {
      outer.popViewController(animated: true)
    } else {
      popViewController(animated: true)
    }
  }

  /// Controllers are not in the stack any more, and have no parent.
  func didRemove(_ controllers: [UIViewController]) {
    for case let navigation as UINavigationController in controllers { navigation.surroundingsChanged() }
  }

  // MARK: The stack

  /// The controllers, the shown one last.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The last controller of the stack.
  open var topViewController: UIViewController? { stack.last }

  /// What is to be seen: what is presented over the top controller, or that controller.
  open var visibleViewController: UIViewController? { presentedViewController ?? topViewController }

  /// Shows a controller on top of the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    // UIKit raises an exception for both.
    guard !stack.contains(where: { $0 === viewController }), !(viewController is UINavigationController) else { return }
    change(to: stack + [viewController], isPush: true, animated: animated)
  }

  /// Goes back to the controller before; nil when there is none.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: stack.dropLast(), isPush: false, animated: animated)
    return top
  }

  /// Goes back to a controller of the stack; what lay above it.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    guard let place = stack.firstIndex(where: { $0 === viewController }), place < stack.count - 1 else { return nil }
    let removed = Array(stack[(place + 1)...])
    change(to: Array(stack[...place]), isPush: false, animated: animated)
    return removed
  }

  /// Goes back to the first controller; what lay above it.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    stack.first.flatMap { popToViewController($0, animated: animated) }
  }

  /// Changes the stack: a last controller that is new comes as with a push, one that lay further down as with a pop.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    var new: [UIViewController] = []
    for controller in viewControllers where !new.contains(where: { $0 === controller }) { new.append(controller) }
    let isPush = !stack.contains { $0 === new.last }
    change(to: new, isPush: isPush, animated: animated)
  }

  // MARK: Bars

  /// Light where the bar is of a dark scheme (documented: the bar's style decides while the bar is there).
  open override var preferredStatusBarStyle: UIStatusBarStyle {
    navigationBar.barStyle == .default ? .default : .lightContent
  }

  /// The top controller where the bar is hidden; else the bar decides.
  open override var childForStatusBarStyle: UIViewController? { isBarAway ? topViewController : nil }

  /// Whether there is no bar at the top; false by default.
  open var isNavigationBarHidden: Bool {
    get { barIsHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Takes the bar at the top away or brings it back: upwards, or sideways with the page while that changes.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != barIsHidden else { return }
    barIsHidden = hidden
    placeBars(animated: animated)
  }

  /// Whether there is no bar at the bottom; true by default.
  open var isToolbarHidden: Bool {
    get { toolbarIsHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Takes the bar at the bottom away or brings it in.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) {
    guard hidden != toolbarIsHidden else { return }
    if !hidden { _ = toolbar }
    toolbarIsHidden = hidden
    placeBars(animated: animated)
  }

  /// The bar at the bottom; it shows the top controller's `toolbarItems`.
  open var toolbar: UIToolbar! {
    if let madeToolbar { return madeToolbar }
    let bar = UIToolbar(frame: .zero)
    madeToolbar = bar
    if let view = viewIfLoaded {
      view.addSubview(bar)
      UIView.performWithoutAnimation {
        bar.frame = CGRect(
          x: 0, y: view.bounds.height, width: view.bounds.width, height: NavigationBarMetrics.toolbarHeight)
      }
    }
    return bar
  }

  var toolbarIfMade: UIToolbar? { madeToolbar }

  func toolbarItemsChanged(of controller: UIViewController, animated: Bool) {
    guard controller === topViewController, transition == nil else { return }
    madeToolbar?.setItems(controller.toolbarItems, animated: animated)
  }

  // MARK: The view

  open override func loadView() {
    let root = UILayoutContainerView(frame: UIScreen.main.interfaceFrame)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.placeParts = { [weak self] in self?.placeParts() }
    pageContainer.frame = root.bounds
    root.addSubview(pageContainer)
    root.addSubview(navigationBar)
    if let madeToolbar { root.addSubview(madeToolbar) }
    view = root
    if UIKitEnvironment.current.traits.look == .modern {
      let gesture = NavigationPopGesture(self)
      popGesture = gesture
      interactivePopGestureRecognizer = gesture.recognizer
      root.addGestureRecognizer(gesture.recognizer)
    }
    navigationBar.items = barItems
  }

  override func prepareToAppear() {
    super.prepareToAppear()
    placeParts()
  }

  override var managesAppearanceOfChildren: Bool { true }
  override var appearingChildren: [UIViewController] { topViewController.map { [$0] } ?? [] }

  override func childrenWillAppear(animated: Bool) {
    super.childrenWillAppear(animated: animated)
    if let topViewController { delegate?.navigationController(self, willShow: topViewController, animated: animated) }
  }

  override func childrenDidAppear(animated: Bool) {
    super.childrenDidAppear(animated: animated)
    if let topViewController { delegate?.navigationController(self, didShow: topViewController, animated: animated) }
  }

  override func safeAreaChanged() {
    super.safeAreaChanged()
    setNeedsPlacing()
  }

  func setNeedsPlacing() { viewIfLoaded?.setNeedsLayout() }

  /// Pushes it, a navigation controller too.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { setNested(stack + [secondaryViewController]) }

  /// The top of the stack, which is not there any more; nil for the first one (UIKit's documentation).
  open override func separateSecondaryViewController(
    for splitViewController: UISplitViewController
  ) -> UIViewController? {
    // A page that slides is here, or not.
    transition?.endEarly()
    guard stack.count > 1, let top = stack.last else { return nil }
    change(to: stack.dropLast(), isPush: false, animated: false)
    return top
  }

  /// Pushes the controller.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: UIView.areAnimationsEnabled)
  }
}

/// Makes bars of an app's own classes.
private final class BarCoder: NSCoder {}
