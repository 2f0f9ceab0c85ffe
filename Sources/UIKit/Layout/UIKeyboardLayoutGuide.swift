import Foundation

/// The part of a view that the keyboard covers; without a keyboard the bottom of the safe area.
@MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide also follows a keyboard that is not docked, on all four sides; false by default.
  open var followsUndockedKeyboard = false {
    didSet { if followsUndockedKeyboard != oldValue { layoutItem?.engine?.setNeedsUpdate() } }
  }
  /// Whether the guide ends at the safe area while there is no keyboard; true by default. Otherwise it ends at the
  /// view's bottom.
  open var usesBottomSafeArea = true {
    didSet { if usesBottomSafeArea != oldValue { layoutItem?.engine?.setNeedsUpdate() } }
  }
  /// How far above the keyboard a drag that dismisses it may begin, in points; 0 by default.
  open var keyboardDismissPadding: CGFloat = 0 {
    didSet { if !(keyboardDismissPadding >= 0) { keyboardDismissPadding = 0 } }
  }

  init(view: UIView) { super.init(.keyboard, of: view) }

  /// Where the guide lies in the view. Docked, or away, it reaches from the keyboard's top to the view's bottom.
  var place: CGRect {
    guard let view = owningView, view.window != nil else {
      // Where no window hosts the view, the guide has no height at the top (uikit-facts E.14).
      return CGRect(x: 0, y: 0, width: owningView?.bounds.width ?? 0, height: 0)
    }
    let bounds = CGRect(origin: .zero, size: view.bounds.size)
    let absent = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    let away = CGRect(x: 0, y: bounds.height - absent, width: bounds.width, height: absent)
    let environment = UIKitEnvironment.current
    guard let keyboard = environment.keyboardFrame, keyboard.height > 0 else { return away }
    let frame = UIView.rect(keyboard, fromScreenTo: view).offsetBy(dx: -view.bounds.minX, dy: -view.bounds.minY)
    guard frame.minX < bounds.maxX, frame.maxX > bounds.minX else { return away }
    if environment.keyboardIsUndocked { return followsUndockedKeyboard ? frame : away }
    let height = max(absent, bounds.height - frame.minY)
    return CGRect(x: 0, y: bounds.height - height, width: bounds.width, height: height)
  }
}
