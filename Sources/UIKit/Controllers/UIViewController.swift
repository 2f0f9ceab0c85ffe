import Foundation

/// Looks after a view and its life.
@MainActor
open class UIViewController: UIResponder {
  enum Appearance { case disappeared, appearing, appeared, disappearing }

  private nonisolated(unsafe) var loadedView: UIView?
  var appearance = Appearance.disappeared
  /// What the appearance that is going on was begun with.
  var appearanceIsAnimated = false
  private weak var parentController: UIViewController?
  /// The controllers inside of this one.
  public private(set) var children: [UIViewController] = []
  /// What reflection found once: screens are asked for their outlets often.
  var outletHolders: [(name: String, holder: any OutletHolder)]?
  /// Makes the view, for a controller read from a file.
  package var viewLoader: ((UIViewController) -> Void)?
  /// The object id in the Interface Builder file that the controller comes from.
  package var interfaceBuilderIdentifier: String?
  /// The class that a file wants and that is not there: this controller stands in its place.
  package var missingClassName: String?
  /// What was made of the controller's scene of a file: its segues find each other there.
  package var fileObjects: AnyObject?
  /// What bars of a containing controller take of the safe area.
  var barInsets = UIEdgeInsets.zero

  /// The traits that are other than those of the surroundings; nil for none.
  var traitOverride: UITraitCollection?
  /// The traits that controllers inside of this one have instead of its own.
  var childTraitOverrides: [ObjectIdentifier: UITraitCollection] = [:]
  /// Brings what the controller's file says for other traits to its views; called with the traits of before.
  package var fileTraitsDidChange: ((UITraitCollection) -> Void)?

  /// What the surroundings are like.
  open var traitCollection: UITraitCollection { effectiveTraits }

  /// Light or dark for this controller and what is in it; that of the surroundings by default.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitOverride?.userInterfaceStyle ?? .unspecified }
    set {
      guard newValue != overrideUserInterfaceStyle else { return }
      overrideTraits(newValue == .unspecified ? nil : UITraitCollection(userInterfaceStyle: newValue))
    }
  }

  /// Called when `traitCollection` changed.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  // MARK: Turning

  /// The orientations that the controller takes: all on a pad, on a phone not with the home button above. The rule of
  /// iOS 6 holds for earlier systems too, where a controller took only portrait unless it said otherwise.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    UIKitEnvironment.current.traits.isPad ? .all : .allButUpsideDown
  }
  /// Whether the interface turns with the phone; true by default.
  open var shouldAutorotate: Bool { true }

  /// Called before the view gets another size because the screen turns (iOS 8). The default passes it on to the
  /// controllers inside.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    passOnTransition(to: size, with: coordinator)
  }

  /// Called before the traits change because the screen turns (iOS 8). The default passes it on to the controllers
  /// inside.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) { passOnTransition(to: newCollection, with: coordinator) }

  /// Called before the interface turns (before iOS 8).
  open func willRotate(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called inside of the animation in which the interface turns (before iOS 8).
  open func willAnimateRotation(to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval) {}
  /// Called when the interface has turned (before iOS 8).
  open func didRotate(from fromInterfaceOrientation: UIInterfaceOrientation) {}

  /// The name that bars show.
  open var title: String? {
    didSet {
      if let item = ownTabBarItem, item.title == oldValue { item.title = title }
      ownNavigationItem?.title = title
    }
  }

  /// A controller; the names are kept for subclasses, files are opened by `InterfaceBuilder`.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }

  /// A controller whose view is made in `loadView`.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  /// A controller read from a file.
  public required init?(coder: NSCoder) { super.init() }

  deinit {
    // The view knows its controller by a plain reference.
    if loadedView?.viewController === self { loadedView?.viewController = nil }
  }

  /// Called when the controller was read from a file and its outlets are joined.
  open func awakeFromNib() {}

  // MARK: The view

  /// The controller's view, made when first asked for.
  open var view: UIView! {
    get {
      if loadedView == nil {
        loadView()
        if loadedView == nil { adopt(Self.plainView()) }
        viewDidLoad()
      }
      return loadedView
    }
    set { adopt(newValue) }
  }

  private func adopt(_ view: UIView?) {
    loadedView?.viewController = nil
    loadedView = view
    view?.viewController = self
  }

  /// Whether the view has been made.
  public var isViewLoaded: Bool { loadedView != nil }
  /// The view, when it has been made.
  public var viewIfLoaded: UIView? { loadedView }
  /// Loads the view when that has not happened (iOS 9 and later).
  public func loadViewIfNeeded() { _ = view }

  private static func plainView() -> UIView {
    let view = UIView(frame: UIScreen.main.interfaceFrame)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return view
  }

  /// Makes the view.
  open func loadView() {
    if let viewLoader {
      viewLoader(self)
    } else {
      view = Self.plainView()
    }
  }

  /// Called when the view has been made.
  open func viewDidLoad() {}
  /// Called before the view comes on the screen.
  open func viewWillAppear(_ animated: Bool) {}
  /// Called when the view is on the screen.
  open func viewDidAppear(_ animated: Bool) {}
  /// Called before the view leaves the screen.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Called when the view has left the screen.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Called before the view lays its subviews out.
  open func viewWillLayoutSubviews() {}
  /// Called when the view has laid its subviews out.
  open func viewDidLayoutSubviews() {}
  /// Called when the safe area changed.
  open func viewSafeAreaInsetsDidChange() {}

  /// Changes the view's constraints to what is needed now; the default asks the view. Overrides call super last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// The part of the view that bars cover at its top, for iOS 7 to 10.
  public var topLayoutGuide: any UILayoutSupport { barGuide(\.topBarGuide, .topBar) }

  /// The part of the view that bars cover at its bottom, for iOS 7 to 10.
  public var bottomLayoutGuide: any UILayoutSupport { barGuide(\.bottomBarGuide, .bottomBar) }

  private func barGuide(
    _ place: ReferenceWritableKeyPath<LayoutRecord, BarLayoutGuide?>, _ placement: GuidePlacement
  ) -> BarLayoutGuide {
    let view: UIView = view
    return view.guide(place) { BarLayoutGuide(placement, of: view) }
  }

  /// The least margins of the view, in points: 16 at the sides, 20 from 414 points of width (uikit-facts E.13).
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let margins = minimumMargins
    return NSDirectionalEdgeInsets(
      top: margins.top, leading: margins.left, bottom: margins.bottom, trailing: margins.right)
  }

  var minimumMargins: UIEdgeInsets {
    let side: CGFloat = UIScreen.main.interfaceBounds.width >= 414 ? 20 : 16
    return UIEdgeInsets(top: 0, left: side, bottom: 0, right: side)
  }

  /// Whether the view's margins are at least the system's; true by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { viewIfLoaded?.existingEngine?.setNeedsUpdate() } }
  }

  /// Added to the safe area of the view, in points.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { if additionalSafeAreaInsets != oldValue { safeAreaChanged() } }
  }

  func safeAreaChanged() {
    viewSafeAreaInsetsDidChange()
    for view in loadedView?.subtree ?? [] { view.safeAreaInsetsDidChange() }
    loadedView?.setNeedsLayout()
  }

  func setBarInsets(_ insets: UIEdgeInsets) {
    guard insets != barInsets else { return }
    barInsets = insets
    safeAreaChanged()
  }

  // MARK: Other controllers

  /// How this controller is presented: the whole screen up to iOS 12, a sheet later.
  open var modalPresentationStyle =
    UIKitEnvironment.current.traits.majorVersion >= 13 ? UIModalPresentationStyle.automatic : .fullScreen
  /// How this controller comes when it is presented; from below by default.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether what is presented in the current context takes this controller's place; false by default.
  open var definesPresentationContext = false
  /// Whether a person cannot send the presented controller away; false by default.
  open var isModalInPresentation = false
  /// The size that the controller would have in a popover or a form sheet, in points; zero for none.
  open var preferredContentSize = CGSize.zero
  /// What presents this controller, from when somebody asks for it.
  var preparedPresentation: UIPresentationController?
  /// What this controller presents.
  var presentationFromSelf: UIPresentationController?
  /// What stands in the place of the presentation style.
  var ownPresentationForm: PresentationForm? { nil }
  /// What stands in the place of the transition style.
  var ownPresentationMotion: PresentationMotion? { nil }

  /// What a person's touch beside the presented view does in place of a dismissal; nil for nothing else.
  var ownDismissal: (() -> Void)? { nil }

  /// Shows a controller over this one. Nothing happens while this one's view is in no window, or another one is presented.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) {
    presentNow(viewControllerToPresent, animated: flag, completion: completion)
  }

  /// Takes away what this controller presents, or this controller when it is presented.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    dismissNow(animated: flag, completion: completion)
  }

  /// Shows a controller as the one around this one does: pushed in a navigation controller, else presented.
  open func show(_ vc: UIViewController, sender: Any?) {
    if let outer = showing({ $0 is UINavigationController }) { return outer.show(vc, sender: sender) }
    present(vc, animated: UIView.areAnimationsEnabled)
  }

  /// Shows a controller as the detail of a split view controller, else presented.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let outer = showing({ $0 is UISplitViewController }) {
      return outer.showDetailViewController(vc, sender: sender)
    }
    present(vc, animated: UIView.areAnimationsEnabled)
  }

  /// Takes the second controller of a split view controller in where there is room for one; the default does nothing.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}

  /// Gives the second controller of a split view controller back where there is room for two; the default has none.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController) -> UIViewController? {
    nil
  }

  /// The file that the controller comes from.
  package(set) public var storyboard: UIStoryboard?
  /// The segues of the controller's scene that have names.
  package var segueTemplates: [SegueTemplate] = []

  /// Called before a segue is performed, with its destination made.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether a segue may be performed that a person asked for; true by default.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Performs a segue of the controller's scene.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    performSegueNow(withIdentifier: identifier, sender: sender)
  }

  // MARK: Bars

  private var ownNavigationItem: UINavigationItem?
  /// What a navigation bar shows for this controller.
  open var navigationItem: UINavigationItem {
    if let ownNavigationItem { return ownNavigationItem }
    let item = UINavigationItem()
    item.title = title
    ownNavigationItem = item
    return item
  }

  /// Takes the item of a file.
  package func adopt(navigationItem: UINavigationItem) { ownNavigationItem = navigationItem }

  /// What the toolbar of a navigation controller shows for this controller.
  open var toolbarItems: [UIBarButtonItem]? {
    didSet { navigationController?.toolbarItemsChanged(of: self, animated: false) }
  }
  /// Whether bars at the bottom go when this controller is pushed; false by default.
  open var hidesBottomBarWhenPushed = false

  /// How the status bar is drawn while this controller decides it (iOS 7 and later); default by default.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// The child that decides how the status bar is drawn in this controller's place; nil by default.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// Whether this controller decides the status bar's look although it does not fill the screen; false by default.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The edges at which the view goes on below bars that let it shine through (iOS 7 and later); all by default.
  open var edgesForExtendedLayout = UIRectEdge.all {
    didSet { if edgesForExtendedLayout != oldValue { barsNeedPlacing() } }
  }
  /// Whether the view goes on below other bars too; false by default.
  open var extendedLayoutIncludesOpaqueBars = false {
    didSet { if extendedLayoutIncludesOpaqueBars != oldValue { barsNeedPlacing() } }
  }
  /// Whether the first scroll view keeps its content clear of bars; true by default.
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { if automaticallyAdjustsScrollViewInsets != oldValue { barsNeedPlacing() } }
  }
  /// What `adjustScrollViewInsets` has put into the content inset of the first scroll view (iOS 7 to 10).
  var automaticScrollInsets = UIEdgeInsets.zero

  private func barsNeedPlacing() { parentController?.viewIfLoaded?.setNeedsLayout() }

  open override var next: UIResponder? { loadedView?.superview ?? parentController }
  override var isInWindow: Bool { loadedView?.window != nil }

  // MARK: Life on the screen

  /// Whether children appear and disappear with this controller and its view; true by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  /// The children are told of appearing by this controller, not by their views coming and going.
  var managesAppearanceOfChildren: Bool { false }
  /// The children that appear and disappear with this controller.
  var appearingChildren: [UIViewController] {
    guard let loadedView else { return [] }
    return children.filter { $0.viewIfLoaded?.isDescendant(of: loadedView) ?? false }
  }
  /// The view is loaded and about to appear, the children not yet.
  func prepareToAppear() {}
  /// The children have been told that they will appear.
  func childrenWillAppear(animated: Bool) {}
  /// The children have been told that they appeared.
  func childrenDidAppear(animated: Bool) {}

  // MARK: Containment

  /// The controller that this one is inside of.
  public var parent: UIViewController? { parentController }

  /// Takes a controller in; its view is added by the caller.
  open func addChild(_ child: UIViewController) {
    if child.parentController === self { return }
    child.removeFromParent()
    child.willMove(toParent: self)
    children.append(child)
    child.parentController = self
  }

  /// Leaves the containing controller.
  open func removeFromParent() {
    guard let parentController else { return }
    parentController.children.removeAll { $0 === self }
    self.parentController = nil
    didMove(toParent: nil)
  }

  /// Called before the controller goes into another one.
  open func willMove(toParent parent: UIViewController?) {}
  /// Called when the controller went into another one.
  open func didMove(toParent parent: UIViewController?) {}

  private var ownTabBarItem: UITabBarItem?
  /// The item that stands for this controller in a tab bar.
  open var tabBarItem: UITabBarItem! {
    get {
      if let ownTabBarItem { return ownTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      ownTabBarItem = item
      return item
    }
    set {
      ownTabBarItem = newValue
      tabBarController?.tabItemsChanged()
    }
  }
}
