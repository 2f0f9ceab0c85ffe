import Foundation

/// The app: its windows, its focus, and the way of events into both.
@MainActor
public final class UIApplication: UIResponder {
  /// The app of the phone that runs now.
  public static var shared: UIApplication { UIKitEnvironment.current.application }

  unowned let environment: UIKitEnvironment
  /// The windows, back to front.
  public internal(set) var windows: [UIWindow] = []
  /// The window that takes what is not aimed at any.
  public internal(set) var keyWindow: UIWindow? {
    get { keyWindowLink?.view.map { unsafeDowncast($0, to: UIWindow.self) } }
    set { keyWindowLink = newValue?.link }
  }
  private var keyWindowLink: ResponderLink?
  /// The app's delegate.
  public weak var delegate: (any UIApplicationDelegate)?

  /// Asked for the keyboard before it was in a window.
  private var awaitedLink: ResponderLink?
  private var firstResponderLink: ResponderLink?
  package internal(set) var firstResponder: UIResponder? {
    get { firstResponderLink?.responder }
    set {
      firstResponderLink = newValue?.link
      firstKeyInputLink = (newValue as? UIResponder & UIKeyInput).map(KeyInputLink.init)
    }
  }
  private var firstKeyInputLink: KeyInputLink?
  /// The first responder when it takes text.
  package var firstKeyInput: (UIResponder & UIKeyInput)? { firstKeyInputLink?.responder }
  private var isMovingFocus = false
  let touches = TouchDispatcher()

  init(environment: UIKitEnvironment) {
    self.environment = environment
    super.init()
  }

  // MARK: Focus

  /// Gives the focus to a responder that can have it. The old one ends first, and the keyboard is told once.
  func moveFocus(to responder: UIResponder) -> Bool {
    // A delegate may give the focus to yet another one from inside of its "did end"; that one ends in turn.
    var attempts = 0
    while let old = firstResponder, old !== responder {
      attempts += 1
      guard attempts <= 4 else { return false }
      let outer = isMovingFocus
      isMovingFocus = true
      let resigned = old.resignFirstResponder()
      isMovingFocus = outer
      guard resigned else { return false }
    }
    firstResponder = responder
    awaitedLink = nil
    responder.focusGained()
    // A delegate may have moved the focus on from inside of its "did begin".
    guard firstResponder === responder else { return true }
    tellPresenter()
    environment.focusMoved()
    responder.keyboardWasTold()
    return true
  }

  /// Lets a view that asks for the keyboard too early have it when it has come into a window, so that a field can be
  /// focused in `viewWillAppear` (uikit-facts C.4).
  func awaitFocus(of view: UIView) { awaitedLink = view.link }

  /// Gives the focus to the view that waits for it, once it is in a window.
  func giveAwaitedFocus() {
    guard let view = awaitedLink?.responder as? UIView, view.window != nil else { return }
    awaitedLink = nil
    view.becomeFirstResponder()
  }

  /// Takes the focus from `responder`. On iOS 5 the keyboard's "will hide" comes before the field's "did end"
  /// (second-reading C.5, a log); when the focus only moves on, nothing is hidden.
  func dropFocus(of responder: UIResponder) {
    guard firstResponder === responder else { return }
    firstResponder = nil
    if !isMovingFocus { tellPresenter() }
    responder.focusLost()
  }

  private func tellPresenter() {
    let responder = firstResponder?.takesKeyboard == false ? nil : firstKeyInput
    environment.textInputPresenter?.firstResponderDidChange(to: responder)
  }

  // MARK: Windows

  func add(_ window: UIWindow) {
    guard !windows.contains(where: { $0 === window }) else { return }
    let index = windows.lastIndex { $0.windowLevel <= window.windowLevel }.map { $0 + 1 } ?? 0
    windows.insert(window, at: index)
    environment.needsDisplay = true
  }

  func remove(_ window: UIWindow) {
    windows.removeAll { $0 === window }
    if keyWindow === window { keyWindow = nil }
    environment.needsDisplay = true
  }

  // MARK: The host's side

  /// Brings a touch of the screen into the app; `point` is in screen coordinates, points.
  package func sendTouch(_ phase: UITouch.Phase, at point: CGPoint, id: Int = 0) {
    touches.send(phase, at: point, id: id, time: environment.timeline.now, windows: windows)
  }

  /// Brings a turn of the mouse wheel to the scroll view at `point`: moves its content by (dx, dy) points.
  package func sendScroll(at point: CGPoint, dx: CGFloat, dy: CGFloat) {
    for window in windows.reversed() {
      guard let hit = window.hitTest(window.convert(point, from: nil), with: nil) else { continue }
      var view: UIView? = hit
      while let current = view {
        if let scrollView = current as? UIScrollView, scrollView.scrollByWheel(dx: dx, dy: dy) { return }
        view = current.superview
      }
      return
    }
  }

  /// The controller of the key window, or else of the first window that has one.
  var rootViewController: UIViewController? {
    keyWindow?.rootViewController ?? windows.lazy.compactMap(\.rootViewController).first
  }

  /// Whether the controller in front takes an orientation.
  package func takes(_ orientation: UIInterfaceOrientation) -> Bool {
    guard let root = rootViewController else { return true }
    return root.shouldAutorotate
      && root.supportedInterfaceOrientations.contains(UIInterfaceOrientationMask(orientation))
  }

  /// How the interface stands.
  public var statusBarOrientation: UIInterfaceOrientation { environment.traits.interfaceOrientation }

  /// The size of text that a person chose.
  public var preferredContentSizeCategory: UIContentSizeCategory { environment.traits.preferredContentSizeCategory }

  /// Lays out what asked for it, and marks what animations moved: before views are looked at.
  package func layoutIfNeeded() {
    environment.animations.markViews()
    var passes = 0
    while environment.needsLayout, passes < 16 {
      environment.needsLayout = false
      for window in windows { window.layoutIfNeeded() }
      passes += 1
    }
  }
}
