import UIKit

/// Two screens in a navigation controller: a list of names, and a form that changes one.
@MainActor
enum NavigationSampleScreen {
  static func make() -> UIViewController {
    UINavigationController(rootViewController: NamesViewController())
  }
}
