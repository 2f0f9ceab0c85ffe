import Foundation
import UIKit

/// A strategy at work in a window. It lives as long as the window does, whether or not somebody holds it.
@MainActor
public final class KeyboardAvoidanceInstallation {
  /// The strategy.
  public let avoidance: KeyboardAvoidance
  /// Where it works; nil when the window has gone or `remove` was called.
  public private(set) weak var window: UIWindow?
  private let adjustments = Adjustments()
  /// Of the keyboard that is up, in screen coordinates.
  private var keyboard: CGRect?
  private var nextFrame: CADisplayLink?
  private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []

  /// Moves when the focus moves on and nobody says how fast, in seconds.
  private static let focusDuration = 0.25

  init(_ avoidance: KeyboardAvoidance, in window: UIWindow) {
    self.avoidance = avoidance
    self.window = window
    observe(UIResponder.keyboardWillShowNotification) { $0.keyboardWillChange(KeyboardEvent($1)) }
    observe(UIResponder.keyboardWillChangeFrameNotification) { $0.keyboardWillChange(KeyboardEvent($1)) }
    observe(UIResponder.keyboardWillHideNotification) { $0.keyboardWillHide(KeyboardEvent($1)) }
    for name in ["UITextFieldTextDidBeginEditingNotification", "UITextViewTextDidBeginEditingNotification"] {
      observe(Notification.Name(name)) { $0.inputChanged($1, duration: Self.focusDuration) }
    }
    // A caret may walk behind the keyboard; a field's cannot.
    observe(Notification.Name("UITextViewTextDidChangeNotification")) { $0.inputChanged($1, duration: 0) }
  }

  /// Takes the strategy out of the window and puts back what it changed.
  public func remove() {
    stopListening()
    nextFrame?.invalidate()
    keyboard = nil
    adjustments.restoreAll()
    window = nil
  }

  private func stopListening() {
    tokens.forEach(NotificationCenter.default.removeObserver)
    tokens = []
  }

  /// The observations hold the installation, so that one line in an app is enough; the first one after the window has
  /// gone lets it go.
  private func observe(
    _ name: Notification.Name, _ action: @escaping @MainActor (KeyboardAvoidanceInstallation, Notification) -> Void
  ) {
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
      nonisolated(unsafe) let note = note
      MainActor.assumeIsolated {
        guard let window = self.window else { return self.stopListening() }
        // Of another screen's keyboard this window knows nothing.
        guard UIApplication.shared.windows.contains(where: { $0 === window }) else { return }
        action(self, note)
      }
    }
    tokens.append(token)
  }

  // MARK: Events

  private func keyboardWillChange(_ event: KeyboardEvent) {
    guard event.frame.height > 0, let window, window.bounds.maxY - event.frame.minY > 0.5, isDocked(event.frame) else {
      return
    }
    keyboard = event.frame
    guard isOnSheet else { return update(event) }
    // A pad moves its sheets and popovers out of the keyboard's way after it has told the app of it
    // (hackiftekhar/IQKeyboardManager 234): what counts is where they are then, in the next frame.
    nextFrame?.invalidate()
    let link = CADisplayLink { [weak self] link in
      link.invalidate()
      guard let self, self.keyboard == event.frame else { return }
      self.update(event)
    }
    link.add(to: .main, forMode: .common)
    nextFrame = link
  }

  /// Whether the input that has the focus is on a presented screen that does not fill the window.
  private var isOnSheet: Bool {
    guard let window, let input = Self.firstResponder(in: window) else { return false }
    let root = ScreenRoot.of(input, in: window)
    let controller = sequence(first: root as UIResponder, next: \.next).lazy.compactMap { $0 as? UIViewController }
      .first
    return controller?.presentingViewController != nil && root.bounds.size != window.bounds.size
  }

  /// Whether a keyboard reaches down to the screen's bottom: for one that floats nobody makes room.
  private func isDocked(_ frame: CGRect) -> Bool {
    guard let root = window?.rootViewController?.viewIfLoaded else { return true }
    return root.convert(frame, from: nil).maxY >= root.convert(UIScreen.main.bounds, from: nil).maxY - 0.5
  }

  private func keyboardWillHide(_ event: KeyboardEvent) {
    keyboard = nil
    nextFrame?.invalidate()
    event.animate {
      adjustments.restoreAll()
      window?.layoutIfNeeded()
    }
  }

  private func inputChanged(_ note: Notification, duration: Double) {
    guard let keyboard, let input = note.object as? UIView, input.window === window else { return }
    update(KeyboardEvent(frame: keyboard, duration: duration))
  }

  private func update(_ event: KeyboardEvent) {
    guard let window, let input = Self.firstResponder(in: window) else { return }
    let root = ScreenRoot.of(input, in: window)
    let keyboard = root.convert(event.frame, from: nil).offsetBy(
      dx: -root.bounds.minX, dy: -root.bounds.minY - adjustments.shift(of: root))
    let situation = AvoidanceSituation(
      input: input, keyboard: keyboard, root: root, window: window, margin: avoidance.margin,
      companion: avoidance.companion(input))
    event.animate {
      adjustments.begin(situation)
      for step in avoidance.steps { step.take(situation, adjustments) }
      adjustments.end()
    }
  }

  private static func firstResponder(in view: UIView) -> UIView? {
    if view.isFirstResponder { return view }
    for child in view.subviews {
      if let found = firstResponder(in: child) { return found }
    }
    return nil
  }
}
