import Foundation

/// Seconds on the phone's clock.
public typealias CFTimeInterval = Double

/// Calls a closure on every frame. (Apple's takes a target and a selector; there are no selectors here.)
@MainActor
public final class CADisplayLink {
  private var action: ((CADisplayLink) -> Void)?
  private let timeline = UIKitEnvironment.current.timeline

  /// The time of the latest frame, in seconds on the phone's clock.
  public private(set) var timestamp: CFTimeInterval = 0
  /// When the next frame is due, in seconds on the phone's clock.
  public var targetTimestamp: CFTimeInterval { timestamp + duration }
  /// The time between two frames, in seconds.
  public var duration: CFTimeInterval { 1 / Timeline.framesPerSecond }

  /// A link that calls `action` once it is added to the run loop.
  public init(_ action: @escaping @MainActor (CADisplayLink) -> Void) { self.action = action }

  /// Whether frames pass without a call; false by default.
  public var isPaused = false {
    didSet { if isAdded { isPaused ? timeline.removeFrameClient(self) : start() } }
  }
  private var isAdded = false

  /// Begins the calls. There is one run loop, the phone's; the arguments are there for UIKit's sake.
  public func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {
    isAdded = true
    if !isPaused { start() }
  }

  /// Ends the calls for good.
  public func invalidate() {
    isAdded = false
    action = nil
    timeline.removeFrameClient(self)
  }

  private func start() {
    // The timeline holds the closure, and so the link, as a run loop does, until it is invalidated.
    timeline.addFrameClient(self) { time in
      self.timestamp = time
      self.action?(self)
    }
  }
}
