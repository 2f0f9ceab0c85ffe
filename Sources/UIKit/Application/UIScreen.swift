import Foundation

/// A phone's screen.
@MainActor
public final class UIScreen: NSObject {
  unowned let environment: UIKitEnvironment

  init(environment: UIKitEnvironment) { self.environment = environment }

  /// The screen of the phone that runs now.
  public static var main: UIScreen { UIKitEnvironment.current.screen }

  /// The whole screen, in points.
  public var bounds: CGRect { CGRect(origin: .zero, size: environment.traits.screenSize) }

  /// The screen without the status bar where root views begin below it (before iOS 7), in points.
  public var applicationFrame: CGRect {
    let traits = environment.traits
    return bounds.inset(by: UIEdgeInsets(top: traits.statusBarHeight, left: 0, bottom: 0, right: 0))
  }

  /// Pixels per point.
  public var scale: CGFloat { environment.traits.scale }
}
