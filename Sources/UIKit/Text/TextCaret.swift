import Canvas
import Foundation

/// The blinking bar where text goes in: a view of its own, so that blinking draws nothing but the bar's pixels.
@MainActor
final class TextCaret: UIView {
  /// On for this long, off for this long, in seconds (uikit-facts E.8).
  static let blinkInterval = 0.5

  private var call: ScheduledCall?
  /// When the bar changes next, in seconds on the phone's clock; a call that comes earlier waits on.
  private var nextChange = 0.0
  private let color: () -> UIColor
  private let radius: CGFloat

  /// A hidden caret. Its ends are round with `radius` points.
  init(radius: CGFloat, color: @escaping () -> UIColor) {
    self.radius = radius
    self.color = color
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    super.isHidden = true
  }

  required init?(coder: NSCoder) { nil }

  /// Whether the caret blinks; it does not while it is not shown at all.
  private(set) var isBlinking = false

  /// Shows the caret at `frame`, on for the next half second.
  func show(at frame: CGRect) {
    if self.frame != frame { self.frame = frame }
    isBlinking = true
    if super.isHidden { isHidden = false }
    let timeline = UIKitEnvironment.current.timeline
    nextChange = timeline.now + Self.blinkInterval
    if call == nil { scheduleBlink(timeline) }
  }

  /// Shows the caret no longer.
  func hide() {
    guard isBlinking else { return }
    isBlinking = false
    isHidden = true
    call?.cancel()
    call = nil
  }

  private func scheduleBlink(_ timeline: Timeline) {
    // Ambient: a phone on which nothing but a caret blinks has come to rest.
    call = timeline.schedule(after: nextChange - timeline.now, isAmbient: true) { [link] in
      (link.view as? TextCaret)?.blink(timeline)
    }
  }

  private func blink(_ timeline: Timeline) {
    guard isBlinking else { return }
    // Typing put the change off.
    if nextChange <= timeline.now {
      isHidden.toggle()
      nextChange = timeline.now + Self.blinkInterval
    }
    scheduleBlink(timeline)
  }

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    let paint = Paint(color().pixel)
    if radius > 0 {
      list.fill(geometry.rect, ShapeMasks.fill(radius: radius * geometry.scale), paint)
    } else {
      list.fill(geometry.rect, paint)
    }
  }
}
