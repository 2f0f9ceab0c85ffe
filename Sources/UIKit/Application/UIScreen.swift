import Foundation

/// A phone's screen.
@MainActor
public final class UIScreen: NSObject {
  unowned let environment: UIKitEnvironment

  init(environment: UIKitEnvironment) { self.environment = environment }

  /// The screen of the phone that runs now.
  public static var main: UIScreen { UIKitEnvironment.current.screen }

  /// The whole screen, in points; before iOS 8 in portrait however the phone is held.
  public var bounds: CGRect { reported(interfaceBounds) }

  /// The screen without the status bar, in points; before iOS 8 in portrait however the phone is held.
  public var applicationFrame: CGRect { reported(interfaceFrame) }

  /// The whole screen as the interface stands, in points.
  package var interfaceBounds: CGRect { CGRect(origin: .zero, size: environment.traits.screenSize) }

  /// The screen without the status bar as the interface stands, in points.
  package var interfaceFrame: CGRect {
    let top = environment.traits.statusBarHeight
    return interfaceBounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }

  private func reported(_ rect: CGRect) -> CGRect {
    environment.traits.windowsRotate ? rect : environment.traits.portraitRect(rect)
  }

  /// What the phone is like.
  public var traitCollection: UITraitCollection { environment.traitCollection }

  /// Pixels per point.
  public var scale: CGFloat { environment.traits.scale }
}
