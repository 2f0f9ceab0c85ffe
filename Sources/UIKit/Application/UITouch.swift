import Foundation

/// A finger on the screen.
@MainActor
public final class UITouch: NSObject {
  /// What the finger does.
  public enum Phase: Int, Sendable {
    /// Came down.
    case began
    /// Moved.
    case moved
    /// Rests.
    case stationary
    /// Was lifted.
    case ended
    /// Was taken away.
    case cancelled
  }

  /// What the finger does now.
  public internal(set) var phase = Phase.began
  /// When it did, in seconds on the phone's clock.
  public internal(set) var timestamp: TimeInterval = 0
  /// How many times in a row the finger came down here.
  public internal(set) var tapCount = 1
  /// The view that the finger came down on.
  public internal(set) var view: UIView? {
    get { viewLink?.view }
    set { viewLink = newValue?.link }
  }
  /// The window that the finger came down on.
  public internal(set) var window: UIWindow? {
    get { (windowLink?.view).map { unsafeDowncast($0, to: UIWindow.self) } }
    set { windowLink = newValue?.link }
  }
  /// The recognisers that watch this finger.
  public internal(set) var gestureRecognizers: [UIGestureRecognizer]? = []

  private var viewLink: ResponderLink?
  private var windowLink: ResponderLink?
  var point = CGPoint.zero
  var previousPoint = CGPoint.zero
  var startPoint = CGPoint.zero

  /// Where the finger is, in the coordinates of `view`; in those of the window when that is nil.
  public func location(in view: UIView?) -> CGPoint { convert(point, view) }

  /// Where the finger was before.
  public func previousLocation(in view: UIView?) -> CGPoint { convert(previousPoint, view) }

  private func convert(_ point: CGPoint, _ view: UIView?) -> CGPoint {
    (view ?? window)?.pointFromScreen(point) ?? point
  }
}
