import Foundation

/// Says of a search that it is presented, and by whom. The search places its views itself: in the page of the controller
/// that is searched, so that they go along when something is pushed over it.
final class SearchPresentation: UIPresentationController {
  override func dismiss(animated: Bool, completion: (() -> Void)?) {
    guard let search = presentedViewController as? UISearchController else {
      completion?()
      return
    }
    search.end(animated: animated, completion: completion)
  }
}
