import Foundation

/// Shows one of several controllers, chosen by a bar at the bottom.
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
      for old in oldValue ?? [] where !(viewControllers ?? []).contains(where: { $0 === old }) {
        old.disappear { old.viewIfLoaded?.removeFromSuperview() }
        old.removeFromParent()
      }
      for controller in viewControllers ?? [] {
        addChild(controller)
        controller.didMove(toParent: self)
      }
      shown = nil
      tabItemsChanged()
      select(min(index, max((viewControllers?.count ?? 1) - 1, 0)))
    }
  }

  private var index = 0
  private weak var shown: UIViewController?

  /// The place of the shown controller.
  open var selectedIndex: Int {
    get { index }
    set { select(newValue) }
  }

  /// The shown controller.
  open var selectedViewController: UIViewController? {
    get { viewControllers.flatMap { $0.indices.contains(index) ? $0[index] : nil } }
    set {
      if let place = viewControllers?.firstIndex(where: { $0 === newValue }) { select(place) }
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

  /// Before iOS 7 the controllers' views end at the bar; later they go on below it and the safe area says so. A
  /// navigation controller always gets the whole place: it knows which of its screens go without the bar.
  private func placeViews() {
    guard let root = viewIfLoaded else { return }
    let bounds = root.bounds
    let height = UITabBar.standardHeight + root.safeAreaInsets.bottom
    tabBar.frame = CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
    for controller in children {
      if let navigation = controller as? UINavigationController {
        navigation.tabBarOverlap = UITabBar.standardHeight
      } else if !isClassic {
        controller.setBarInsets(UIEdgeInsets(top: 0, left: 0, bottom: UITabBar.standardHeight, right: 0))
      }
    }
    let isWhole = !isClassic || selectedViewController is UINavigationController
    container.frame =
      isWhole ? bounds : CGRect(x: 0, y: 0, width: bounds.width, height: max(0, bounds.height - height))
    if let selected = selectedViewController, selected.isViewLoaded { selected.adjustScrollViewInsets() }
    watchContent()
    followContent()
    barOfNavigationChanged()
  }

  /// The bar is there unless the selected navigation controller shows a screen that goes without it.
  func barOfNavigationChanged() {
    guard let navigation = selectedViewController as? UINavigationController else {
      tabBar.isHidden = false
      return
    }
    guard navigation.transition == nil else { return }
    tabBar.isHidden = navigation.hidesBottomBar(navigation.topViewController)
  }

  func tabItemsChanged() {
    tabBar.items = viewControllers?.map(\.tabBarItem)
    tabBar.selectedIndex = index
  }

  private func choose(_ place: Int) {
    guard let controllers = viewControllers, controllers.indices.contains(place) else { return }
    let controller = controllers[place]
    if let delegate, !delegate.tabBarController(self, shouldSelect: controller) { return }
    // The current item once more leads a navigation controller back to its first screen (uikit-facts E.15).
    if place == index, let navigation = controller as? UINavigationController {
      navigation.popToRootViewController(animated: true)
    }
    select(place)
    delegate?.tabBarController(self, didSelect: controller)
  }

  /// Shows the controller at `place`; the view of the old one leaves the window, so its field gives the keyboard up.
  private func select(_ place: Int) {
    guard let controllers = viewControllers, controllers.indices.contains(place) else { return }
    index = place
    tabBar.selectedIndex = place
    guard isViewLoaded, shown !== controllers[place] else { return }
    let old = shown
    let new = controllers[place]
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
  open override var childForStatusBarStyle: UIViewController? { selectedViewController }

  override var managesAppearanceOfChildren: Bool { true }
  override var appearingChildren: [UIViewController] { selectedViewController.map { [$0] } ?? [] }
}

/// Told about choices in a tab bar.
@MainActor
public protocol UITabBarControllerDelegate: AnyObject {
  /// Whether a controller may be shown.
  func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
  /// A controller was chosen.
  func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
}

extension UITabBarControllerDelegate {
  /// True.
  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool { true }
  /// Nothing.
  public func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {}
}
