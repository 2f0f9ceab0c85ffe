import Canvas
import Foundation

/// A control that makes a number greater or smaller, step by step.
@MainActor
open class UIStepper: UIControl {
  /// A finger that rests repeats the step after the first time, then after the second (uikit-facts E.11: 0.5 s, then
  /// faster; the speeds are MEM), in seconds.
  private static let firstRepeat = 0.5
  private static let repeatInterval = 0.1
  private static let fastInterval = 0.03
  /// So many steps later it goes fast.
  private static let slowSteps = 10

  private let look = StepperLook.current
  private lazy var face = ControlFace { [weak self] in self?.drawFace(&$0, $1) }
  private var pressed: Int?
  private var repeatCall: ScheduledCall?
  private var repeats = 0

  /// A stepper at the frame's origin; its size is its own.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A stepper read from a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    super.frame = CGRect(origin: frame.origin, size: look.size)
    addSubview(face)
  }

  // MARK: Value

  private var number = 0.0
  /// The number; always in the range. Setting it sends nothing.
  open var value: Double {
    get { number }
    set {
      guard !newValue.isNaN else { return }
      number = min(max(newValue, minimumValue), maximumValue)
      face.setNeedsDisplay()
    }
  }
  /// 0 by default.
  open var minimumValue = 0.0 {
    didSet {
      guard minimumValue.isFinite else {
        minimumValue = oldValue
        return
      }
      if maximumValue < minimumValue { maximumValue = minimumValue }
      value = number
    }
  }
  /// 100 by default.
  open var maximumValue = 100.0 {
    didSet {
      guard maximumValue.isFinite else {
        maximumValue = oldValue
        return
      }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      value = number
    }
  }
  /// 1 by default; always greater than 0.
  open var stepValue = 1.0 {
    didSet { if !(stepValue > 0 && stepValue.isFinite) { stepValue = oldValue } }
  }
  /// Whether the number goes on at the other end; false by default.
  open var wraps = false { didSet { face.setNeedsDisplay() } }
  /// Whether a finger that rests goes on stepping; true by default.
  open var autorepeat = true
  /// Whether every step is told, and not only the last; true by default.
  open var isContinuous = true

  /// Only the origin counts: a stepper has its size.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: look.size) }
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { look.size }
  open override var intrinsicContentSize: CGSize { look.size }
  override func defaultHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

  // MARK: Touches

  /// 0 for minus, at the right where the interface runs from there (assumed), 1 for plus.
  private func half(at point: CGPoint) -> Int { (point.x < bounds.midX) == mirrorsParts ? 1 : 0 }

  private func canStep(_ half: Int) -> Bool { wraps || (half == 0 ? number > minimumValue : number < maximumValue) }

  private func step(_ half: Int) -> Bool {
    let next = number + (half == 0 ? -stepValue : stepValue)
    let old = number
    if wraps, next > maximumValue {
      value = minimumValue
    } else if wraps, next < minimumValue {
      value = maximumValue
    } else {
      value = next
    }
    return number != old
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let half = half(at: touch.location(in: self))
    guard canStep(half) else { return false }
    pressed = half
    repeats = 0
    face.setNeedsDisplay()
    if step(half), isContinuous { tell() }
    if autorepeat { scheduleRepeat(after: Self.firstRepeat) }
    return true
  }

  private func scheduleRepeat(after delay: Double) {
    repeatCall = UIKitEnvironment.current.timeline.schedule(after: delay) { [weak self] in
      guard let self, let pressed, canStep(pressed) else { return }
      if step(pressed), isContinuous { tell() }
      repeats += 1
      scheduleRepeat(after: repeats < Self.slowSteps ? Self.repeatInterval : Self.fastInterval)
    }
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    // A finger that leaves its half rests, and goes on when it comes back.
    guard let pressed else { return true }
    let half = half(at: touch.location(in: self))
    if half != pressed || !bounds.insetBy(dx: -20, dy: -20).contains(touch.location(in: self)) {
      repeatCall?.cancel()
      repeatCall = nil
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let wasPressed = pressed != nil
    release()
    if wasPressed, !isContinuous { tell() }
  }

  open override func cancelTracking(with event: UIEvent?) { release() }

  private func release() {
    pressed = nil
    repeatCall?.cancel()
    repeatCall = nil
    face.setNeedsDisplay()
  }

  private func tell() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Drawing

  open override func layoutSubviews() {
    super.layoutSubviews()
    face.follow(self)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    face.setNeedsDisplay()
  }

  private func drawFace(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    look.draw(
      &list, geometry,
      StepperLook.Appearance(
        tint: tintColor ?? .systemBlue, pressed: pressed, canStep: [canStep(0), canStep(1)],
        isMirrored: mirrorsParts))
  }
}
