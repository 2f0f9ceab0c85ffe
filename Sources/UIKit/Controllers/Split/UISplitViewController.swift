import Foundation

/// Two controllers side by side on a pad; on a phone the first one, onto which the second is pushed.
@MainActor
open class UISplitViewController: UIViewController {
  /// The first controller's part of the width by default, from 0 to 1 (UIKit's documentation: 0.4, at most 320).
  private static let primaryFraction: CGFloat = 0.4

  private let divider = UIView(frame: .zero)
  private let primaryContainer = UIView(frame: .zero)
  private let secondaryContainer = UIView(frame: .zero)
  /// Told about the two controllers.
  open weak var delegate: (any UISplitViewControllerDelegate)?
  /// The widest that the first controller becomes, in points; 320 by default.
  open var maximumPrimaryColumnWidth: CGFloat = 320 { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The narrowest that the first controller becomes, in points; 0 by default.
  open var minimumPrimaryColumnWidth: CGFloat = 0 { didSet { viewIfLoaded?.setNeedsLayout() } }
  /// The first controller's part of the width, from 0 to 1; the system's when negative.
  open var preferredPrimaryColumnWidthFraction: CGFloat = -1 { didSet { viewIfLoaded?.setNeedsLayout() } }

  /// The first and the second controller.
  open var viewControllers: [UIViewController] = [] {
    didSet {
      let gone = oldValue.filter { old in !viewControllers.contains { $0 === old } }
      for old in gone {
        old.disappear { old.viewIfLoaded?.removeFromSuperview() }
        old.removeFromParent()
      }
      for controller in viewControllers where controller.parent !== self {
        addChild(controller)
        controller.didMove(toParent: self)
      }
      if appearance == .appeared {
        for controller in appearingChildren { controller.appear { install() } }
      }
      viewIfLoaded?.setNeedsLayout()
    }
  }

  /// Whether only one of the two has room.
  open var isCollapsed: Bool { traitCollection.horizontalSizeClass != .regular }
  /// How wide the first controller is, in points.
  open var primaryColumnWidth: CGFloat {
    guard !isCollapsed, let view = viewIfLoaded else { return 0 }
    let fraction = preferredPrimaryColumnWidthFraction < 0 ? Self.primaryFraction : preferredPrimaryColumnWidthFraction
    return min(max((view.bounds.width * fraction).rounded(), minimumPrimaryColumnWidth), maximumPrimaryColumnWidth)
  }

  open override func loadView() {
    let root = UILayoutContainerView(frame: UIScreen.main.interfaceFrame)
    root.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    root.backgroundColor = .black
    divider.backgroundColor = UIKitEnvironment.current.traits.look == .classic ? .black : .barShadow
    for part in [primaryContainer, secondaryContainer] { part.clipsToBounds = true }
    for part in [secondaryContainer, primaryContainer, divider] { root.addSubview(part) }
    root.placeParts = { [weak self] in self?.placeParts() }
    view = root
  }

  override func prepareToAppear() {
    super.prepareToAppear()
    install()
    placeParts()
  }

  private func install() {
    for (index, controller) in viewControllers.prefix(2).enumerated() {
      guard index == 0 || !isCollapsed, let view = controller.view else { continue }
      let container = index == 0 ? primaryContainer : secondaryContainer
      guard view.superview !== container else { continue }
      view.frame = container.bounds
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      container.addSubview(view)
    }
  }

  private func placeParts() {
    guard let root = viewIfLoaded else { return }
    let bounds = root.bounds
    let line = 1 / UIKitEnvironment.current.traits.scale
    let width = isCollapsed ? bounds.width : primaryColumnWidth
    primaryContainer.frame = CGRect(x: 0, y: 0, width: width, height: bounds.height)
    divider.frame = CGRect(x: width, y: 0, width: line, height: bounds.height)
    secondaryContainer.frame = CGRect(
      x: width + line, y: 0, width: max(0, bounds.width - width - line), height: bounds.height)
    secondaryContainer.isHidden = isCollapsed
    divider.isHidden = isCollapsed
  }

  override var managesAppearanceOfChildren: Bool { true }
  override var appearingChildren: [UIViewController] { Array(viewControllers.prefix(isCollapsed ? 1 : 2)) }

  /// Shows a controller in the first place.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if let navigation = viewControllers.first as? UINavigationController { navigation.show(vc, sender: sender) }
  }

  /// Shows a controller in the second place: pushed onto the first one on a phone, without its own navigation controller.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let delegate, delegate.splitViewController(self, showDetail: vc, sender: sender) { return }
    guard isCollapsed else {
      viewControllers = Array(viewControllers.prefix(1)) + [vc]
      return
    }
    guard let navigation = viewControllers.first as? UINavigationController else {
      present(vc, animated: true)
      return
    }
    let pushed = (vc as? UINavigationController)?.viewControllers ?? [vc]
    (vc as? UINavigationController)?.viewControllers = []
    navigation.setViewControllers(navigation.viewControllers + pushed, animated: true)
  }
}

/// Told about the controllers of a split view controller.
@MainActor
public protocol UISplitViewControllerDelegate: AnyObject {
  /// Whether the delegate has shown the detail itself.
  func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool
}

extension UISplitViewControllerDelegate {
  /// False.
  public func splitViewController(
    _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?
  ) -> Bool { false }
}
