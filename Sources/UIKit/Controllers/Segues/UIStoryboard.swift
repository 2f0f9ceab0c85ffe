import Foundation

/// A file with controllers that can be made.
@MainActor
open class UIStoryboard: NSObject {
  /// Makes the controllers; what reads files is in a module above.
  package struct Source {
    package var initial: @MainActor () -> UIViewController?
    package var named: @MainActor (String) -> UIViewController?

    package init(
      initial: @escaping @MainActor () -> UIViewController?, named: @escaping @MainActor (String) -> UIViewController?
    ) {
      self.initial = initial
      self.named = named
    }
  }

  private let name: String
  private let source: Source?

  /// The file with a name, beside the files that the phone has opened so far. UIKit ends the app when there is none; here
  /// the phone's report says so, and the controllers made of it are empty.
  public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
    self.name = name
    source = UIKitEnvironment.current.openStoryboard?(name)
    super.init()
    if source == nil { UIKitEnvironment.current.report("there is no storyboard '\(name)' beside the opened file") }
  }

  package init(name: String, source: Source) {
    self.name = name
    self.source = source
    super.init()
  }

  /// Makes the controller at which the file begins; nil when the file names none.
  open func instantiateInitialViewController() -> UIViewController? { source?.initial() }

  /// Makes the controller with a storyboard identifier. UIKit ends the app when there is none; here the phone's report
  /// says so, and an empty controller is made.
  open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
    if let controller = source?.named(identifier) { return controller }
    UIKitEnvironment.current.report("the storyboard '\(name)' has no controller with the identifier '\(identifier)'")
    return UIViewController()
  }
}
