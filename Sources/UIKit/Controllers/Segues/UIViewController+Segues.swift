import Foundation

extension UIViewController {
  func performSegueNow(withIdentifier identifier: String, sender: Any?) {
    guard let template = segueTemplates.first(where: { $0.identifier == identifier }) else {
      // UIKit raises an exception.
      UIKitEnvironment.current.report("\(type(of: self)) has no segue with the identifier '\(identifier)'")
      return
    }
    template.perform(sender)
  }

  /// The nearest controller from this one outwards that shows others its own way.
  func showing(_ isMatch: (UIViewController) -> Bool) -> UIViewController? {
    var controller = parent
    while let current = controller {
      if isMatch(current) { return current }
      controller = current.parent
    }
    return nil
  }
}
