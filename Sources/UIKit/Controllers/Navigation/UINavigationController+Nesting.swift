import Foundation

/// A navigation controller on the stack of another one: UIKit does so for what stands in a tab bar's list and for the
/// collapsed halves of a split view controller. The inner one shows its own bar, with the way out as its first item.
extension UINavigationController {
  /// Pushes a controller, a navigation controller too.
  func pushNested(_ controller: UIViewController, animated: Bool) {
    guard !stack.contains(where: { $0 === controller }) else { return }
    change(to: stack + [controller], isPush: true, animated: animated)
  }

  /// Changes the stack at once, navigation controllers among it.
  func setNested(_ controllers: [UIViewController]) { change(to: controllers, isPush: true, animated: false) }

  /// The navigation controller on top of the stack.
  var nested: UINavigationController? { topViewController as? UINavigationController }
  /// The one whose screen shows.
  var innermost: UINavigationController { nested?.innermost ?? self }
  /// The navigation controller around this one, where this one is on its stack.
  var outer: UINavigationController? { parent as? UINavigationController }

  /// Whether the bar does not show: hidden, or a nested one stands in its place.
  var isBarAway: Bool { barIsHidden || nested != nil || searchHidesBar(for: topViewController) }

  /// The items of the bar: before those of the stack the one of the screen from which a nested controller was pushed.
  var barItems: [UINavigationItem] {
    let own = stack.map(\.navigationItem)
    guard let outer, let place = outer.stack.firstIndex(where: { $0 === self }), place > 0 else {
      wayOutItem = nil
      return own
    }
    // Not that item itself: it belongs to the outer bar.
    let item = wayOutItem ?? UINavigationItem()
    wayOutItem = item
    item.title = outer.stack[place - 1].navigationItem.backTitle
    return [item] + own
  }

  /// It was pushed or taken out: the way out comes or goes.
  func surroundingsChanged() {
    guard isViewLoaded, transition == nil else { return }
    navigationBar.items = barItems
    setNeedsPlacing()
  }

  /// The tab bar controller at whose bar this controller's screens end.
  var surroundingTabs: UITabBarController? { parent as? UITabBarController ?? outer?.surroundingTabs }

  /// Whether what shows takes the bars at the bottom away.
  var showsScreenWithoutBottomBar: Bool {
    hidesBottomBar(topViewController) || nested?.showsScreenWithoutBottomBar ?? false
  }
}
