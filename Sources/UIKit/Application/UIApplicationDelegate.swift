/// The object that an app answers the system through.
@MainActor
public protocol UIApplicationDelegate: AnyObject {
  /// The app's main window.
  var window: UIWindow? { get set }
}
