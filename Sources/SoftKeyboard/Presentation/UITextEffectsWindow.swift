import Foundation
import UIKit

/// The window of the keyboard, above the app's (second-reading C.4). What is not the keyboard's falls through to the
/// windows below.
package final class UITextEffectsWindow: UIWindow {
  let host = InputSetHostView()

  init(screen: CGRect) {
    super.init(frame: screen)
    // Above the status bar, below alerts.
    windowLevel = Level(rawValue: Level.alert.rawValue - 1)
    host.isHidden = true
    addSubview(host)
  }

  package required init?(coder: NSCoder) { nil }

  package override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self || hit === host || hit === host.holder ? nil : hit
  }
}
