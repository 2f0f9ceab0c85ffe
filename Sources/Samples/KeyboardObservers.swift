import Foundation
import UIKit

/// Notifications that one object listens to, as long as it lives.
@MainActor
final class KeyboardObservers {
  private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []

  func observe(_ name: Notification.Name, _ action: @escaping @MainActor (KeyboardChange) -> Void) {
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { notification in
      let change = KeyboardChange(notification)
      MainActor.assumeIsolated { action(change) }
    }
    tokens.append(token)
  }

  deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
}
