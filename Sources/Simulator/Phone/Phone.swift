import Assets
import Canvas
import Foundation
import KeyriseFiles
import SoftKeyboard
import UIKit

/// A phone: a screen, a clock of its own, a keyboard, and an app. Nothing in it moves until `run`, `settle` or a host
/// moves its clock.
@MainActor
public final class Phone {
  /// Longer than anything on a phone should move, in seconds of its clock: `settle` gives up then.
  nonisolated static let settleLimit = 60.0

  public let device: DeviceProfile
  /// How the phone is held.
  public internal(set) var deviceOrientation: UIDeviceOrientation
  /// Called when the picture has another size, because the phone was turned.
  var onResize: (() -> Void)?
  /// Whether the app follows the dark style.
  let canBeDark: Bool
  package let environment: UIKitEnvironment
  package let keyboard: SoftwareKeyboard
  private let statusBar: StatusBarWindow
  private let homeIndicator: HomeIndicatorWindow
  private var compositor: Compositor
  /// The app's window.
  public let window: UIWindow
  /// Whether the picture shows the status bar even where root views begin below it.
  public private(set) var showsStatusBar: Bool
  /// Pixels drawn so far, for measurements.
  package private(set) var drawnPixels = 0
  /// Watches the screen while the clock runs.
  package weak var observer: (any PhoneObserver)?
  /// With shift, which end of the selection the arrow keys move.
  var selectionGrowsBackward = false

  /// A phone that shows `root`'s view.
  ///
  /// - Throws: `PhoneError` when the screen's surface cannot be had or a font is missing.
  public convenience init(_ options: PhoneOptions = PhoneOptions(), root: () throws -> UIViewController) throws {
    try self.init(try Parts(options), root: root)
  }

  /// What can be missing on a machine, made before the phone.
  @MainActor
  package struct Parts {
    fileprivate let options: PhoneOptions
    fileprivate let environment: UIKitEnvironment
    fileprivate let showsStatusBar: Bool
    fileprivate let screen: Compositor

    /// - Throws: `PhoneError` when the screen's surface cannot be had or a font is missing.
    package init(_ options: PhoneOptions) throws {
      self.options = options
      environment = UIKitEnvironment(traits: SystemTraits(options))
      UIKitEnvironment.current = environment
      environment.fonts.scale = options.textScale
      environment.fonts.usesBoxes = options.fonts == .boxes
      try environment.fonts.check()
      showsStatusBar = options.showsStatusBar || !environment.traits.rootViewStartsBelowStatusBar
      screen = try Phone.makeScreen(for: environment.traits, showsStatusBar: showsStatusBar)
    }
  }

  /// A phone that shows `root`'s view.
  package init(_ parts: Parts, root: () throws -> UIViewController) rethrows {
    let options = parts.options
    let environment = parts.environment
    device = options.device
    canBeDark = options.canBeDark
    deviceOrientation = UIDeviceOrientation(interface: options.orientation)
    self.environment = environment
    showsStatusBar = parts.showsStatusBar
    compositor = parts.screen
    keyboard = SoftwareKeyboard(environment: environment)
    // An app built before iOS 8 knows no prediction bar, and gets none here (assumed).
    if let sdkVersion = options.sdkVersion, sdkVersion.major < 8 { keyboard.showsPredictionBar = false }
    keyboard.isHardwareKeyboardConnected = options.hasHardwareKeyboard
    keyboard.install()
    window = UIWindow(frame: CGRect(origin: .zero, size: environment.traits.screenSize))
    statusBar = StatusBarWindow(traits: environment.traits)
    homeIndicator = HomeIndicatorWindow(traits: environment.traits)
    window.backgroundColor = environment.traits.look == .classic ? .black : .systemBackground
    window.rootViewController = try root()
    window.makeKeyAndVisible()
    statusBar.place(environment.traits)
    environment.application.layoutIfNeeded()
  }

  /// Makes this the phone that UIKit's singletons speak of.
  public func makeCurrent() { UIKitEnvironment.current = environment }

  /// The time on the phone's clock, in seconds since it started.
  public var time: Double { environment.timeline.now }

  /// Pixels per point.
  public var scale: CGFloat { environment.traits.scale }

  // MARK: The visible part of the screen

  /// The part of the screen that pictures and the window show, in screen coordinates, points.
  public var visibleRect: CGRect { Self.visibleRect(environment.traits, showsStatusBar: showsStatusBar) }

  private static func visibleRect(_ traits: SystemTraits, showsStatusBar: Bool) -> CGRect {
    let top = showsStatusBar ? 0 : traits.statusBarHeight
    return CGRect(origin: .zero, size: traits.screenSize).inset(
      by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }

  private static func makeScreen(for traits: SystemTraits, showsStatusBar: Bool) throws -> Compositor {
    let size = visibleRect(traits, showsStatusBar: showsStatusBar).size
    let width = Int32((size.width * traits.scale).rounded())
    let height = Int32((size.height * traits.scale).rounded())
    guard let surface = Surface(width: width, height: height) else { throw PhoneError.noSurface(width, height) }
    return Compositor(surface: surface)
  }

  /// What pictures are drawn on, for a screen of other traits.
  func makeScreen(for traits: SystemTraits) throws -> Compositor {
    try Self.makeScreen(for: traits, showsStatusBar: showsStatusBar)
  }

  /// Draws on another screen from now on, and puts the system's bars where they belong on it.
  func adopt(_ screen: Compositor) {
    compositor = screen
    UIView.performWithoutAnimation {
      statusBar.place(environment.traits)
      homeIndicator.place(environment.traits)
    }
    environment.needsDisplay = true
    onResize?()
  }

  /// Changes the scale of pictures; the app keeps its points.
  ///
  /// - Throws: `PhoneError` when the surface cannot be had; the scale is as it was then.
  public func setScale(_ scale: Int) throws {
    makeCurrent()
    let old = environment.traits.scale
    environment.traits.scale = CGFloat(min(max(scale, 1), 4))
    do {
      compositor = try makeScreen(for: environment.traits)
    } catch {
      environment.traits.scale = old
      throw error
    }
    for window in environment.application.windows {
      for view in window.subtree { view.setNeedsDisplay() }
    }
  }

  // MARK: Time

  /// Moves the clock by `seconds`, with everything that is due on the way.
  public func run(for seconds: Double) { run(until: time + max(0, seconds)) }

  /// Moves the clock to `time`.
  public func run(until time: Double) {
    makeCurrent()
    let timeline = environment.timeline
    drainMainQueue()
    while step(limit: time) {
      environment.application.layoutIfNeeded()
      drainMainQueue()
    }
    timeline.advance(to: time)
    environment.application.layoutIfNeeded()
  }

  /// Moves the clock until nothing moves any more; a blinking caret does not count. False when that takes longer than a
  /// minute of the phone's time.
  @discardableResult
  public func settle() -> Bool {
    run(untilSettledOr: time + Self.settleLimit)
    return isSettled
  }

  /// Main-actor tasks and blocks of the main queue run between frames, as on a phone. What runs there may be anything,
  /// another phone's test too, which makes itself current and drains the queue in turn.
  private func drainMainQueue() {
    guard Self.drainDepth < Self.drainLimit else { return }
    Self.drainDepth += 1
    _ = RunLoop.main.run(mode: .default, before: .distantPast)
    Self.drainDepth -= 1
    makeCurrent()
  }

  private static var drainDepth = 0
  /// Deeper than this the stack would be in danger.
  private static let drainLimit = 32

  // MARK: Pictures

  /// Brings the picture up to date and returns what changed in it, in pixels.
  @discardableResult
  public func render() -> Damage {
    makeCurrent()
    environment.application.layoutIfNeeded()
    guard environment.needsDisplay else { return Damage() }
    environment.needsDisplay = false
    compositor.render(collectFrame())
    drawnPixels += compositor.lastDamage.area
    observer?.screenChanged(compositor.lastDamage, of: self)
    return compositor.lastDamage
  }

  /// Brings what views draw up to date without drawing it: enough to know what covers what.
  package func collect() {
    makeCurrent()
    environment.application.layoutIfNeeded()
    if environment.needsDisplay { _ = collectFrame() }
  }

  private func collectFrame() -> Frame {
    statusBar.style = environment.application.shownStatusBarStyle
    var frame = Frame(bounds: compositor.surface.bounds)
    TreeRenderer.collect(
      environment.application.windows, origin: visibleRect.origin, scale: scale, into: &frame)
    return frame
  }

  /// The next `render` draws everything.
  package func invalidate() {
    compositor.invalidate()
    environment.needsDisplay = true
  }

  /// The picture as of the last `render`.
  public var surface: Surface { compositor.surface }

  /// What decided the picture, for a file's metadata.
  public var metadata: [String: String] {
    [
      "Software": "Keyrise", "Device": device.id, "Scale": "\(Int(scale))",
      "System": environment.traits.systemVersion,
      "Fonts": environment.fonts.openedFaces.sorted().joined(separator: ", "),
      "Libraries": LibraryVersions.description,
    ]
  }

  /// Writes the picture, brought up to date, as a PNG.
  ///
  /// - Throws: `FileError`.
  public func writePNG(to path: String) throws {
    render()
    try PNG.write(surface, to: path, metadata: metadata)
  }
}

extension Phone {
  /// Whether nothing moves; a blinking caret does not count.
  public var isSettled: Bool { environment.timeline.isSettled }

  /// Moves the clock until nothing moves, but not beyond `limit`.
  public func run(untilSettledOr limit: Double) {
    makeCurrent()
    environment.application.layoutIfNeeded()
    drainMainQueue()
    while !isSettled, step(limit: limit) {
      environment.application.layoutIfNeeded()
      drainMainQueue()
    }
    // What is animated for ever makes no calls.
    if !isSettled { run(until: limit) }
  }
}

extension Phone {
  /// The libraries that decide how pictures look, with their versions.
  public nonisolated static var libraries: String { LibraryVersions.description }
}
