import Foundation

/// A gesture recogniser; views point to it by outlet collections named `gestureRecognizers`.
public struct GestureRecognizerNode: DocumentNode {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case tapGestureRecognizer
    /// Interface Builder's own spelling of the long press.
    case pongPressGestureRecognizer
    case panGestureRecognizer
    case pinchGestureRecognizer
    case rotationGestureRecognizer
    case swipeGestureRecognizer
    case screenEdgePanGestureRecognizer
    case gestureRecognizer
  }

  public let element: DocumentElement

  public init(_ element: DocumentElement) { self.element = element }

  public var kind: Kind? { Kind(rawValue: element.name) }

  public static func isGestureRecognizer(_ element: DocumentElement) -> Bool {
    element.name.hasSuffix("GestureRecognizer") || element.name == "gestureRecognizer"
  }

  public var isEnabled: Bool { element.bool("enabled") ?? true }
  public var cancelsTouchesInView: Bool { element.bool("cancelsTouchesInView") ?? true }
  public var delaysTouchesBegan: Bool { element.bool("delaysTouchesBegan") ?? false }
  public var delaysTouchesEnded: Bool { element.bool("delaysTouchesEnded") ?? true }
  public var numberOfTapsRequired: Int {
    max(0, element.integer("numberOfTapsRequired") ?? (kind == .pongPressGestureRecognizer ? 0 : 1))
  }

  public var numberOfTouchesRequired: Int { max(1, element.integer("numberOfTouchesRequired") ?? 1) }
  public var minimumNumberOfTouches: Int { max(1, element.integer("minimumNumberOfTouches") ?? 1) }
  /// nil for any number.
  public var maximumNumberOfTouches: Int? { element.integer("maximumNumberOfTouches").map { max(1, $0) } }
  public var minimumPressDuration: Double { max(0, element.number("minimumPressDuration") ?? 0.5) }
  public var allowableMovement: Double { max(0, element.geometry("allowableMovement") ?? 10) }
  /// right, left, up, down, for swipes
  public var direction: String? { element["direction"] }
}
