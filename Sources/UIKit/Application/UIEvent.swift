import Foundation

/// Something that happened to the phone: touches, so far.
@MainActor
public final class UIEvent: NSObject {
  /// When it happened, in seconds on the phone's clock.
  public internal(set) var timestamp: TimeInterval = 0
  /// All fingers on the screen.
  public internal(set) var allTouches: Set<UITouch>? = []
}
