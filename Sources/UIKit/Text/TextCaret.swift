import Canvas
import Foundation

/// The blinking bar where text goes in: a view of its own, so that blinking draws nothing but the bar's pixels.
@MainActor
final class TextCaret: UIView {
  /// On for this long, off for this long, in seconds (uikit-facts E.8).
  static let blinkInterval = 0.5

  private var call: ScheduledCall?
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
    isHidden = false
    call?.cancel()
    scheduleBlink()
  }

  /// Shows the caret no longer.
  func hide() {
    guard isBlinking else { return }
    isBlinking = false
    isHidden = true
    call?.cancel()
    call = nil
  }

  private func scheduleBlink() {
    // Ambient: a phone on which nothing but a caret blinks has come to rest.
    call = UIKitEnvironment.current.timeline.schedule(after: Self.blinkInterval, isAmbient: true) { [weak self] in
      guard let self, isBlinking else { return }
      isHidden.toggle()
      scheduleBlink()
    }
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
