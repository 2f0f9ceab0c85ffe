import Canvas
import Foundation

/// A control that is on or off.
@MainActor
open class UISwitch: UIControl {
  /// How long the thumb takes, in seconds (uikit-facts E.11).
  private static let duration = 0.25
  /// A finger that moves further than this drags the thumb, in points (assumed).
  private static let dragDistance: CGFloat = 4

  private let look = SwitchLook.current
  private lazy var position = AnimatedValue(0) { [weak self] in self?.face.setNeedsDisplay() }
  private lazy var press = AnimatedValue(0) { [weak self] in self?.face.setNeedsDisplay() }
  private lazy var face = ControlFace { [weak self] in self?.drawFace(&$0, $1) }
  private var drag: (x: CGFloat, position: CGFloat, isDragging: Bool)?

  /// A switch at the frame's origin; its size is its own.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A switch read from a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    super.frame = CGRect(origin: frame.origin, size: look.size)
    addSubview(face)
  }

  // MARK: Value

  private var value = false
  /// Whether the switch is on; false by default. Setting it sends nothing.
  open var isOn: Bool {
    get { value }
    set { setOn(newValue, animated: false) }
  }

  /// Turns the switch on or off and sends nothing.
  open func setOn(_ on: Bool, animated: Bool) {
    value = on
    position.set(on ? 1 : 0, duration: animated && isInWindow ? Self.duration : 0)
  }

  // MARK: Colours

  /// The track's colour when on; nil for the system's.
  open var onTintColor: UIColor? {
    didSet { face.setNeedsDisplay() }
  }
  /// The thumb's colour; nil for the system's.
  open var thumbTintColor: UIColor? {
    didSet { face.setNeedsDisplay() }
  }

  // MARK: Size

  /// Only the origin counts: a switch has its size.
  open override var frame: CGRect {
    get { super.frame }
    set { super.frame = CGRect(origin: newValue.origin, size: look.size) }
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { look.size }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: look.size.width - look.alignmentInset, height: look.size.height)
  }
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: 0, right: look.alignmentInset)
  }
  override func defaultHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    drag = (touch.location(in: self).x, position.target, false)
    press.set(1, duration: 0.2)
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard var drag else { return true }
    let way = (touch.location(in: self).x - drag.x) * (mirrorsParts ? -1 : 1)
    if !drag.isDragging, abs(way) > Self.dragDistance { drag.isDragging = true }
    self.drag = drag
    guard drag.isDragging, look.travel > 0 else { return true }
    // The thumb follows in the classic era and changes sides later.
    let place = min(max(drag.position + way / look.travel, 0), 1)
    if UIKitEnvironment.current.traits.look == .classic {
      position.set(place)
    } else {
      position.set(place >= 0.5 ? 1 : 0, duration: Self.duration)
    }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let wasDragging = drag?.isDragging ?? false
    drag = nil
    press.set(0, duration: 0.2)
    guard wasDragging || touch != nil else { return }
    change(to: wasDragging ? position.target >= 0.5 : !value)
  }

  open override func cancelTracking(with event: UIEvent?) {
    drag = nil
    press.set(0, duration: 0.2)
    setOn(value, animated: true)
  }

  private func change(to new: Bool) {
    let isNew = new != value
    setOn(new, animated: true)
    guard isNew else { return }
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
      SwitchLook.Appearance(
        position: position.value, press: press.value, isMirrored: mirrorsParts, on: onTintColor, off: nil,
        thumb: thumbTintColor))
  }
}
