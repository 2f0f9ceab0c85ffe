import Foundation

/// Brings fingers to recognisers and views, and decides among recognisers.
///
/// A finger belongs to the view that it came down on and to the recognisers of that view and of all views around it.
/// Recognisers see it first, those of inner views before those of outer ones, so that of two that would recognise the
/// same the inner one does. The view sees it when nothing holds it back, and loses it when a recogniser takes it.
@MainActor
final class TouchDispatcher {
  /// More fingers than any phone tells apart.
  private static let limit = 11
  /// A finger that comes down again within this time, in seconds, and distance, in points, counts as another tap
  /// (uikit-facts E.6 for the time; the distance is assumed).
  private static let tapGap = 0.35
  private static let tapDistance: CGFloat = 20
  /// How long a scroll view may take a finger before its content sees it, in seconds (uikit-facts E.5).
  static let contentDelay = 0.15

  private struct Tap {
    var point: CGPoint
    var time: Double
    var count: Int
    var window: ResponderLink?
  }

  private let event = UIEvent()
  private var active: [Int: TouchDelivery] = [:]
  /// Lifted, but the view or a recogniser is not done with them.
  private var lifted: [TouchDelivery] = []
  private var playing: [UIGestureRecognizer] = []
  private var lastTap: Tap?
  private var depth = 0
  private var isUnsettled = false

  // MARK: Fingers

  func send(_ phase: UITouch.Phase, at point: CGPoint, id: Int, time: Double, windows: [UIWindow]) {
    let isUsable = abs(point.x) < 1e9 && abs(point.y) < 1e9
    perform {
      event.timestamp = time
      switch phase {
      case .began:
        if let old = active[id] { lift(old, id: id, phase: .cancelled) }
        if isUsable, active.count < Self.limit { begin(id, at: point, time: time, windows: windows) }
      case .moved, .stationary:
        if isUsable, let delivery = active[id] { move(delivery, to: point, time: time) }
      case .ended, .cancelled:
        guard let delivery = active[id] else { return }
        if isUsable, phase == .ended { move(delivery, to: point, time: time) }
        delivery.touch.timestamp = time
        lift(delivery, id: id, phase: phase)
      }
    }
  }

  private func begin(_ id: Int, at point: CGPoint, time: Double, windows: [UIWindow]) {
    var found: (window: UIWindow, view: UIView)?
    for window in windows.reversed() where !window.isHidden {
      if let view = window.hitTest(window.pointFromScreen(point), with: event) {
        found = (window, view)
        break
      }
    }
    guard let found else { return }
    let touch = UITouch()
    touch.timestamp = time
    (touch.point, touch.previousPoint, touch.startPoint) = (point, point, point)
    touch.window = found.window
    touch.view = found.view
    touch.tapCount = tapCount(at: point, time: time, window: found.window)
    let delivery = TouchDelivery(touch: touch, view: found.view)
    let isSecondFinger =
      !found.view.isMultipleTouchEnabled
      && active.values.contains { $0.view === found.view && !$0.isOver }
    active[id] = delivery
    event.allTouches = Set(active.values.map(\.touch))

    let recognizers = recognizers(for: touch, from: found.view)
    touch.gestureRecognizers = recognizers
    let isTaken = recognizers.contains { $0.state.isRecognized && $0.cancelsTouchesInView }
    if isSecondFinger || isTaken {
      delivery.withhold()
    } else if delays(found.view) {
      delivery.hold(for: Self.contentDelay) { [weak self] in self?.perform {} }
    }
    for recognizer in recognizers {
      if !playing.contains(where: { $0 === recognizer }) { playing.append(recognizer) }
      recognizer.receive(.began, touch, event)
    }
  }

  private func recognizers(for touch: UITouch, from view: UIView) -> [UIGestureRecognizer] {
    var result: [UIGestureRecognizer] = []
    var view: UIView? = view
    while let current = view {
      for recognizer in current.recognizers where recognizer.isEnabled {
        if recognizer.delegate?.gestureRecognizer(recognizer, shouldReceive: touch) ?? true {
          result.append(recognizer)
        }
      }
      view = current.superview
    }
    return result
  }

  private func delays(_ view: UIView) -> Bool {
    var outer = view.enclosingScrollView
    while let scrollView = outer {
      if scrollView.delaysContentTouches, scrollView.isScrollEnabled { return true }
      outer = scrollView.enclosingScrollView
    }
    return false
  }

  private func tapCount(at point: CGPoint, time: Double, window: UIWindow) -> Int {
    guard active.isEmpty, let lastTap, lastTap.window?.responder === window, time - lastTap.time <= Self.tapGap,
      hypot(point.x - lastTap.point.x, point.y - lastTap.point.y) <= Self.tapDistance
    else { return 1 }
    return lastTap.count + 1
  }

  private func move(_ delivery: TouchDelivery, to point: CGPoint, time: Double) {
    let touch = delivery.touch
    touch.timestamp = time
    guard point != touch.point else { return }
    touch.previousPoint = touch.point
    touch.point = point
    touch.phase = .moved
    tellRecognizers(.moved, touch)
    delivery.move(event)
  }

  private func lift(_ delivery: TouchDelivery, id: Int, phase: UITouch.Phase) {
    let touch = delivery.touch
    touch.phase = phase
    tellRecognizers(phase, touch)
    active[id] = nil
    if phase == .cancelled {
      delivery.cancel(event)
      lastTap = nil
    } else {
      let moved = hypot(touch.point.x - touch.startPoint.x, touch.point.y - touch.startPoint.y)
      lastTap =
        moved > Self.tapDistance
        ? nil : Tap(point: touch.point, time: touch.timestamp, count: touch.tapCount, window: touch.window?.link)
    }
    delivery.isLifted = true
    if !delivery.isOver { lifted.append(delivery) }
  }

  private func tellRecognizers(_ phase: UITouch.Phase, _ touch: UITouch) {
    for recognizer in touch.gestureRecognizers ?? [] { recognizer.receive(phase, touch, event) }
  }

  /// The view that the finger came down on has been told of it.
  func isDelivered(_ touch: UITouch) -> Bool {
    active.values.contains { $0.touch === touch && $0.isBegun && !$0.isOver }
  }

  // MARK: Deciding

  /// The other recognisers that have to do with the fingers that are down or were last.
  func recognizers(besides recognizer: UIGestureRecognizer) -> [UIGestureRecognizer] {
    playing.filter { $0 !== recognizer }
  }

  /// False when a recogniser that keeps `recognizer` from recognising was first.
  func admits(_ recognizer: UIGestureRecognizer) -> Bool {
    !playing.contains { other in
      other !== recognizer && other.state.isRecognized && other.shares(recognizer) && other.canPrevent(recognizer)
        && recognizer.canBePrevented(by: other) && !recognizer.isSimultaneous(with: other)
    }
  }

  /// The others fail, and the views lose their fingers.
  func didRecognize(_ recognizer: UIGestureRecognizer) {
    for other in playing where other !== recognizer && other.state == .possible {
      let isPrevented =
        other.shares(recognizer) && recognizer.canPrevent(other)
        && other.canBePrevented(by: recognizer) && !recognizer.isSimultaneous(with: other)
      if isPrevented || other.waits(for: recognizer) { other.fail() }
    }
    guard recognizer.cancelsTouchesInView else { return }
    for delivery in Array(active.values) + lifted
    where delivery.touch.gestureRecognizers?.contains(where: { $0 === recognizer }) ?? false {
      delivery.cancel(event)
    }
  }

  /// Does something that recognisers may decide by, then draws the consequences.
  func perform(_ body: () -> Void) {
    depth += 1
    body()
    depth -= 1
    isUnsettled = true
    guard depth == 0 else { return }
    depth = 1
    // What views and actions do while it settles is settled in the next round.
    var rounds = 0
    while isUnsettled, rounds < 16 {
      isUnsettled = false
      settle()
      rounds += 1
    }
    depth = 0
  }

  private func settle() {
    if !playing.isEmpty { settleWaiting() }
    for delivery in active.values.sorted(by: { $0.touch.timestamp < $1.touch.timestamp }) { delivery.advance(event) }
    if !lifted.isEmpty {
      for delivery in lifted { delivery.advance(event) }
      lifted.removeAll { $0.isOver }
    }
    event.allTouches = Set(active.values.map(\.touch))
    guard playing.contains(where: \.isOver) else { return }
    let finished = playing.filter(\.isOver)
    playing.removeAll(where: \.isOver)
    for recognizer in finished { recognizer.makeReady() }
  }

  private func settleWaiting() {
    while true {
      let waiting = playing.filter(\.isWaiting)
      if waiting.isEmpty { return }
      if waiting.contains(where: { $0.tryAgain() }) { continue }
      // Each waits for another one that waits: the first goes first.
      if playing.contains(where: { $0.isUndecided && !$0.isWaiting }) { return }
      waiting.first?.tryAgain(regardless: true)
    }
  }
}
