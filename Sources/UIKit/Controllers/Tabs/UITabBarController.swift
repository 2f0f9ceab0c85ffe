import Foundation

/// Shows one of several controllers, chosen by a bar at the bottom.
///
/// Of more controllers than the bar has places for, the last place leads to a list of the rest: four and "More" on
/// phones, seven and "More" where the width is regular. To give the tabs another order is not built.
@MainActor
open class UITabBarController: UIViewController {
  /// The bar.
  public let tabBar = UITabBar(frame: .zero)
  /// Told about choices.
  public weak var delegate: (any UITabBarControllerDelegate)?
  private let container = UIView(frame: .zero)

  /// The controllers, in the order of the bar.
  open var viewControllers: [UIViewController]? {
    didSet {
      if hasMore {
        // What shows in the list is this controller's own again, so that it can go or stay.
        more.setViewControllers([more.list], animated: false)
      }
      for old in oldValue ?? [] where !controllers.contains(where: { $0 === old }) {
        old.disappear { old.viewIfLoaded?.removeFromSuperview() }
        old.removeFromParent()
      }
      for controller in controllers {
        addChild(controller)
        controller.didMove(toParent: self)
      }
      shown = nil
      arrange()
      select(min(index, max(places.count - 1, 0)))
    }
  }

  private var controllers: [UIViewController] { viewControllers ?? [] }
  /// What the places of the bar stand for.
  private var places: [UIViewController] = []
  private var index = 0
  private weak var shown: UIViewController?
  private var hasMore = false
  private lazy var more: MoreNavigationController = {
    let more = MoreNavigationController()
    more.list.onChoose = { [weak more] in more?.pushNested($0, animated: true) }
    more.onRemoval = { [weak self] in self?.takeBack($0) }
    return more
  }()

  /// Holds the list of the controllers that have no place in the bar.
  public var moreNavigationController: UINavigationController { more }

  /// The place of the shown controller in `viewControllers`; `NSNotFound` while the list of the others shows. Set to the
  /// place of one that has none in the bar, that one shows on top of the list.
  open var selectedIndex: Int {
    get {
      guard hasMore, index == places.count - 1 else { return index }
      return controllers.firstIndex { $0 === more.shownMember } ?? NSNotFound
    }
    set {
      guard controllers.indices.contains(newValue) else { return }
      guard hasMore, newValue >= places.count - 1 else { return select(newValue) }
      showInMore(controllers[newValue])
    }
  }

  /// The shown controller: one of `viewControllers`, or `moreNavigationController` while that shows its list.
  open var selectedViewController: UIViewController? {
    get {
      guard places.indices.contains(index) else { return nil }
      return hasMore && index == places.count - 1 ? more.shownMember ?? more : places[index]
    }
    set {
      if hasMore, newValue === more { return select(places.count - 1) }
      if let place = controllers.firstIndex(where: { $0 === newValue }) { selectedIndex = place }
    }
  }

  open override func loadView() {
    let root = UILayoutContainerView(frame: UIScreen.main.interfaceFrame)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.backgroundColor = .black
    root.placeParts = { [weak self] in self?.placeViews() }
    root.addSubview(container)
    root.addSubview(tabBar)
    view = root
    tabBar.onSelect = { [weak self] in self?.choose($0) }
    placeViews()
    tabItemsChanged()
    select(index)
  }

  private var isClassic: Bool { UIKitEnvironment.current.traits.look == .classic }
  /// What the chosen place of the bar stands for.
  var displayed: UIViewController? { places.indices.contains(index) ? places[index] : nil }

  /// Before iOS 7 the controllers' views end at the bar; later they go on below it and the safe area says so. A
  /// navigation controller always gets the whole place: it knows which of its screens go without the bar.
  private func placeViews() {
    guard let root = viewIfLoaded else { return }
    let bounds = root.bounds
    let ownHeight = tabBar.metrics.height
    let height = ownHeight + root.safeAreaInsets.bottom
    tabBar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    for controller in children {
      if let navigation = controller as? UINavigationController {
        navigation.tabBarOverlap = ownHeight
      } else if !isClassic {
        controller.setBarInsets(UIEdgeInsets(top: 0, left: 0, bottom: ownHeight, right: 0))
      }
    }
    let isWhole = !isClassic || displayed is UINavigationController
    container.frame =
      isWhole ? bounds : CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - height))
    if let displayed, displayed.isViewLoaded { displayed.adjustScrollViewInsets() }
    watchContent()
    followContent()
    barOfNavigationChanged()
  }

  /// The bar is there unless the selected navigation controller shows a screen that goes without it.
  func barOfNavigationChanged() {
    guard let navigation = displayed as? UINavigationController else {
      tabBar.isHidden = false
      return
    }
    guard navigation.innermost.transition == nil, navigation.transition == nil else { return }
    tabBar.isHidden = navigation.showsScreenWithoutBottomBar
  }

  func tabItemsChanged() {
    tabBar.items = places.map(\.tabBarItem)
    tabBar.selectedIndex = index
    if hasMore { more.list.controllers = Array(controllers.dropFirst(places.count - 1)) }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    let limit = tabBar.metrics.limit
    guard controllers.count > 5, limit != previousTraitCollection.map({ TabBarMetrics.of($0).limit }) else { return }
    let selected = selectedViewController
    let wasMore = selected === more
    if hasMore { more.setViewControllers([more.list], animated: false) }
    arrange()
    if wasMore, !hasMore { select(0) } else { selectedViewController = selected }
  }

  /// Gives the controllers their places.
  private func arrange() {
    let limit = tabBar.metrics.limit
    hasMore = controllers.count > limit
    places = hasMore ? Array(controllers.prefix(limit - 1)) + [more] : controllers
    if hasMore, more.parent !== self {
      addChild(more)
      more.didMove(toParent: self)
    } else if !hasMore, children.contains(where: { $0 is MoreNavigationController }) {
      more.disappear { more.viewIfLoaded?.removeFromSuperview() }
      more.list.controllers = []
      more.removeFromParent()
    }
    tabItemsChanged()
  }

  // MARK: The list

  private func showInMore(_ controller: UIViewController) {
    if more.shownMember !== controller {
      more.setNested([more.list, controller])
    }
    select(places.count - 1)
  }

  private func takeBack(_ removed: [UIViewController]) {
    for controller in removed where controller.parent == nil && controllers.contains(where: { $0 === controller }) {
      addChild(controller)
      controller.didMove(toParent: self)
    }
  }

  // MARK: Choosing

  private func choose(_ place: Int) {
    guard places.indices.contains(place) else { return }
    let controller = places[place]
    if let delegate, !delegate.tabBarController(self, shouldSelect: controller) { return }
    // The current item once more leads a navigation controller back to its first screen (uikit-facts E.15).
    if place == index, let navigation = controller as? UINavigationController {
      navigation.popToRootViewController(animated: true)
    }
    select(place)
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Shows the controller at `place` of the bar; the view of the old one leaves the window, so its field gives the
  /// keyboard up.
  private func select(_ place: Int) {
    guard places.indices.contains(place) else { return }
    index = place
    tabBar.selectedIndex = place
    guard isViewLoaded, shown !== places[place] else { return }
    let old = shown
    let new = places[place]
    shown = new
    let change = {
      self.placeViews()
      new.view.frame = self.container.bounds
      new.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      self.container.addSubview(new.view)
      old?.viewIfLoaded?.removeFromSuperview()
    }
    guard appearance != .disappeared else { return change() }
    // The new one comes first, as a public log of two tabs has it.
    new.beginAppearanceTransition(true, animated: false)
    old?.beginAppearanceTransition(false, animated: false)
    change()
    old?.endAppearanceTransition()
    if appearance == .appeared { new.endAppearanceTransition() }
  }

  /// The chosen controller.
  open override var childForStatusBarStyle: UIViewController? { displayed }

  override var managesAppearanceOfChildren: Bool { true }
  override var appearingChildren: [UIViewController] { displayed.map { [$0] } ?? [] }
}
