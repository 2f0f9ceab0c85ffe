import Foundation
import UIKit

/// The keyboard of a pad can be taken off the screen's bottom and put anywhere above it. For those who make room for a
/// keyboard it has gone then: willHide is posted, and while it stays undocked only changes of its frame (uikit-facts C.4,
/// log of QIITA; second-reading C.4: themainthread.com). Its frame is that of the keyboard where it really is; that iOS 5
/// and 6 posted a frame above the screen is not imitated. On phones nothing happens.
extension SoftwareKeyboard {
  /// Whether it stands at the screen's bottom.
  package var isDocked: Bool { lift == 0 }

  /// What a keyboard that comes, or changes, posts.
  var showNotices: [KeyboardNotification.Kind] { isDocked ? [.willChangeFrame, .willShow] : [.willChangeFrame] }

  /// Takes it off the bottom, or moves it on, to end `distance` points above the bottom.
  package func undock(by distance: CGFloat) {
    guard environment.traits.isPad, distance > 0, distance != lift else { return }
    let wasDocked = isDocked
    lift = distance
    environment.keyboardIsUndocked = true
    move(notices: wasDocked ? [.willChangeFrame, .willHide] : [.willChangeFrame])
  }

  /// Puts it back to the bottom.
  package func dock() {
    guard !isDocked else { return }
    lift = 0
    environment.keyboardIsUndocked = false
    move(notices: [.willChangeFrame, .willShow])
  }

  private func move(notices: [KeyboardNotification.Kind]) {
    guard isUp, let set = currentSet, set.frame != endFrame else { return }
    change(to: set, notices: notices)
  }
}
