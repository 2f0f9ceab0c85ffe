import Foundation

/// The part of a view that the keyboard covers; without a keyboard the bottom of the safe area.
@MainActor
open class UIKeyboardLayoutGuide: UILayoutGuide {
  /// Whether the guide also follows a keyboard that floats; false by default. Keyboards here are docked.
  open var followsUndockedKeyboard = false
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

  /// From the view's bottom to the guide's top, in points.
  var height: CGFloat {
    guard let view = owningView else { return 0 }
    let absent = usesBottomSafeArea ? view.safeAreaInsets.bottom : 0
    guard let keyboard = UIKitEnvironment.current.keyboardFrame, keyboard.height > 0, view.window != nil else {
      return absent
    }
    let frame = UIView.rect(keyboard, fromScreenTo: view)
    let bounds = view.bounds
    guard frame.minX < bounds.maxX, frame.maxX > bounds.minX else { return absent }
    return max(absent, bounds.maxY - frame.minY)
  }
}
