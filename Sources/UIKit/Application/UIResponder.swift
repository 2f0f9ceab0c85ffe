import Foundation

/// An object that can take events: touches, presses of keys, text.
@MainActor
open class UIResponder: NSObject {
  nonisolated(unsafe) private var linkStorage = ResponderLinkStorage()

  /// A responder.
  public override init() { super.init() }

  deinit { linkStorage.clear() }

  /// A way to this responder that does not keep it alive.
  package var link: ResponderLink { linkStorage.link(to: self) }

  /// Where events go that this responder does not take.
  open var next: UIResponder? { nil }

  /// False for most; true for a responder that can take the keyboard.
  open var canBecomeFirstResponder: Bool { false }

  /// True unless the responder insists on the focus.
  open var canResignFirstResponder: Bool { true }

  /// True for the responder that has the keyboard.
  public var isFirstResponder: Bool { UIKitEnvironment.current.application.firstResponder === self }

  /// Asks for the keyboard; false when it is not to be had. The keyboard's "will" notifications are posted inside.
  @discardableResult
  open func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isReadyForFocus() else { return false }
    return UIKitEnvironment.current.application.moveFocus(to: self)
  }

  /// Gives the keyboard up; false when the responder insists on it.
  @discardableResult
  open func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    guard canResignFirstResponder else { return false }
    UIKitEnvironment.current.application.dropFocus(of: self)
    return true
  }

  /// The view that is shown instead of the system's keyboard.
  open var inputView: UIView? { nil }

  /// The view above the keyboard.
  open var inputAccessoryView: UIView? { nil }

  /// Tells the keyboard that traits, input view or accessory changed.
  open func reloadInputViews() {
    if isFirstResponder { UIKitEnvironment.current.textInputPresenter?.reloadInputViews(of: self) }
  }

  /// Fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesBegan(touches, with: event) }
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesMoved(touches, with: event) }
  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { next?.touchesEnded(touches, with: event) }
  /// Something took the touches away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    next?.touchesCancelled(touches, with: event)
  }

  /// Whether the responder can have the focus now; a view that is in no window yet gets it when it comes into one.
  func isReadyForFocus() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if isInWindow { return true }
    if let view = self as? UIView { UIKitEnvironment.current.application.awaitFocus(of: view) }
    return false
  }

  // MARK: Properties by name

  /// Sets a property by its name. UIKit's own are known by a table; a class with more overrides this.
  open func setValue(_ value: Any?, forKey key: String) {
    if !KnownKeys.set(value, forKey: key, of: self) { setValue(value, forUndefinedKey: key) }
  }

  /// Sets a property of an object that a path of keys leads to, such as `layer.cornerRadius`.
  open func setValue(_ value: Any?, forKeyPath keyPath: String) {
    let keys = keyPath.split(separator: ".").map(String.init)
    var owner: AnyObject = self
    for key in keys.dropLast() {
      guard let next = KnownKeys.object(forKey: key, of: owner) else {
        return setValue(value, forUndefinedKey: keyPath)
      }
      owner = next
    }
    guard let last = keys.last else { return setValue(value, forUndefinedKey: keyPath) }
    if let responder = owner as? UIResponder {
      responder.setValue(value, forKey: last)
    } else if !KnownKeys.set(value, forKey: last, of: owner) {
      setValue(value, forUndefinedKey: keyPath)
    }
  }

  /// There is no property of that name that takes the value. iOS throws an exception here; Keyrise tells who set it.
  open func setValue(_ value: Any?, forUndefinedKey key: String) {
    UIKitEnvironment.current.undefinedKey?(self, key)
  }

  /// Called when the responder has become the first one, before the keyboard is told.
  func focusGained() {}
  /// Called when the keyboard has been told.
  func keyboardWasTold() {}
  /// Called when the responder is no longer the first one.
  func focusLost() {}
  /// Whether the keyboard comes for a responder that can take text; it does not for text that is only selected.
  var takesKeyboard: Bool { true }
  /// True when the responder is part of what a window shows.
  var isInWindow: Bool { true }
}

extension UIResponder {
  /// Posted before the keyboard appears.
  public nonisolated static let keyboardWillShowNotification = Notification.Name("UIKeyboardWillShowNotification")
  /// Posted when the keyboard has appeared.
  public nonisolated static let keyboardDidShowNotification = Notification.Name("UIKeyboardDidShowNotification")
  /// Posted before the keyboard disappears.
  public nonisolated static let keyboardWillHideNotification = Notification.Name("UIKeyboardWillHideNotification")
  /// Posted when the keyboard has disappeared.
  public nonisolated static let keyboardDidHideNotification = Notification.Name("UIKeyboardDidHideNotification")
  /// Posted before the keyboard's frame changes (iOS 5 and later).
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted when the keyboard's frame has changed (iOS 5 and later).
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// User info: the keyboard's frame before, an NSValue of a CGRect in screen coordinates, points.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// User info: the keyboard's frame after, an NSValue of a CGRect in screen coordinates, points.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// User info: the animation's duration, an NSNumber in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey = "UIKeyboardAnimationDurationUserInfoKey"
  /// User info: the animation's curve, an NSNumber of `UIView.AnimationCurve`.
  public nonisolated static let keyboardAnimationCurveUserInfoKey = "UIKeyboardAnimationCurveUserInfoKey"
  /// User info: whether the keyboard belongs to this app (iOS 9 and later).
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}
