import Foundation

/// A turn of the interface: tells controllers and the keyboard in UIKit's order, and animates windows and views.
@MainActor
package struct InterfaceRotation {
  let environment: UIKitEnvironment
  /// How the interface stands after the turn.
  let orientation: UIInterfaceOrientation
  /// In seconds.
  let duration: Double
  /// Turns the traits.
  let turn: (inout SystemTraits) -> Void

  package init(
    environment: UIKitEnvironment, to orientation: UIInterfaceOrientation, duration: Double,
    turn: @escaping (inout SystemTraits) -> Void
  ) {
    self.environment = environment
    self.orientation = orientation
    self.duration = duration
    self.turn = turn
  }

  /// Turns. `whenTurned` is called when the screen has its new shape and before anything is laid out for it.
  package func perform(whenTurned: () -> Void) {
    let old = environment.traits
    var new = old
    turn(&new)
    let windows = environment.application.windows.filter { $0.fillsScreen(old.screenSize) }
    let roots = windows.compactMap(\.rootViewController)
    let angle = Self.angle(from: old.interfaceOrientation, to: orientation)
    let coordinator = RotationCoordinator(
      duration: duration, transform: CGAffineTransform(rotationAngle: angle),
      container: windows.first ?? UIView(frame: .zero))
    // Which calls there are is the system's affair: the new ones came with iOS 8, where windows began to turn.
    if new.windowsRotate {
      let collection = UITraitCollection(new)
      for root in roots where collection != root.traitCollection {
        root.willTransition(to: collection, with: coordinator)
      }
      for root in roots { root.viewWillTransition(to: UIWindow.rootFrame(new).size, with: coordinator) }
    } else {
      for root in roots { root.tellWillRotate(to: orientation, duration: duration) }
    }
    environment.textInputPresenter?.interfaceWillTurn(within: UIView.areAnimationsEnabled ? duration : 0)
    UIView.performWithoutAnimation {
      // The screen is upright at once; what is on it comes from where it stood on the phone.
      for window in windows {
        environment.animations.removeAll(of: window)
        window.transform = CGAffineTransform(rotationAngle: -angle)
        window.center = CGPoint(x: new.screenSize.width / 2, y: new.screenSize.height / 2)
      }
    }
    UIView.animate(withDuration: duration) {
      environment.changeTraits(turn)
      whenTurned()
      for window in windows { window.take(new) }
      environment.application.layoutIfNeeded()
      if new.windowsRotate {
        coordinator.runAnimations()
      } else {
        for root in roots { root.tellWillAnimateRotation(to: orientation, duration: duration) }
      }
      environment.application.layoutIfNeeded()
    }
    let finish = {
      coordinator.finish()
      if !new.windowsRotate {
        for root in roots { root.tellDidRotate(from: old.interfaceOrientation) }
      }
    }
    // Before the keyboard's own end: controllers hear first (second-reading C.5).
    let isAnimated = duration > 0 && UIView.areAnimationsEnabled
    if isAnimated { environment.timeline.schedule(after: duration, finish) }
    environment.textInputPresenter?.interfaceDidTurn(within: isAnimated ? duration : 0)
    if !isAnimated { finish() }
  }

  /// The angle by which the interface turns on the phone, in radians, clockwise.
  static func angle(from old: UIInterfaceOrientation, to new: UIInterfaceOrientation) -> CGFloat {
    func quarters(_ orientation: UIInterfaceOrientation) -> Int {
      switch orientation {
      case .portrait, .unknown: 0
      // The home button at the right: the phone was turned to the left, so the interface turned to the right on it.
      case .landscapeRight: 1
      case .portraitUpsideDown: 2
      case .landscapeLeft: 3
      }
    }
    var difference = (quarters(new) - quarters(old)) % 4
    if difference > 2 { difference -= 4 }
    if difference < -1 { difference += 4 }
    return CGFloat(difference) * .pi / 2
  }
}

extension UIWindow {
  /// Whether the window is an app's: it begins at the screen's corner and is as large as the screen.
  func fillsScreen(_ size: CGSize) -> Bool {
    rootViewController != nil && model.frameWithoutTransform == CGRect(origin: .zero, size: size)
  }

  /// Where the root controller's view lies: below the status bar before iOS 7, later on the whole screen.
  static func rootFrame(_ traits: SystemTraits) -> CGRect {
    rootFrame(traits, in: CGRect(origin: .zero, size: traits.screenSize))
  }

  static func rootFrame(_ traits: SystemTraits, in bounds: CGRect) -> CGRect {
    guard traits.rootViewStartsBelowStatusBar else { return bounds }
    return bounds.inset(by: UIEdgeInsets(top: traits.statusBarHeight, left: 0, bottom: 0, right: 0))
  }

  /// Takes the shape of a turned screen.
  func take(_ traits: SystemTraits) {
    transform = .identity
    frame = CGRect(origin: .zero, size: traits.screenSize)
    if let root = rootViewController?.viewIfLoaded {
      // Not by its frame: a card in front may have made it smaller.
      let frame = Self.rootFrame(traits)
      root.bounds.size = frame.size
      root.center = CGPoint(x: frame.midX, y: frame.midY)
    }
  }
}
