import Foundation

/// A view that tells others what the user does with it.
@MainActor
open class UIControl: UIView {
  /// A finger that came down inside counts as inside up to this far from the bounds, in points (uikit-facts E.6).
  static let trackingMargin: CGFloat = 70

  private var registrations: [ControlRegistration] = []

  /// A control of the given frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// A control of the given frame that does `primaryAction`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// A control read from a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: State

  /// Whether the control can be used; a disabled one swallows touches. True by default.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { stateDidChange() } }
  }
  /// Whether the control is chosen; false by default.
  open var isSelected = false {
    didSet { if isSelected != oldValue { stateDidChange() } }
  }
  /// Whether the control is touched.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { stateDidChange() } }
  }
  /// All of the above in one.
  open var state: State {
    var state = State.normal
    if isHighlighted { state.insert(.highlighted) }
    if !isEnabled { state.insert(.disabled) }
    if isSelected { state.insert(.selected) }
    return state
  }
  /// Where content stands from top to bottom; in the middle by default.
  open var contentVerticalAlignment = ContentVerticalAlignment.center {
    didSet { if contentVerticalAlignment != oldValue { alignmentDidChange() } }
  }
  /// Where content stands from left to right; in the middle by default.
  open var contentHorizontalAlignment = ContentHorizontalAlignment.center {
    didSet { if contentHorizontalAlignment != oldValue { alignmentDidChange() } }
  }

  /// The control looks otherwise now.
  func stateDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
  }

  private func alignmentDidChange() {
    setNeedsDisplay()
    setNeedsLayout()
  }

  // MARK: Tracking

  /// Whether a finger that came down on the control is still followed.
  open internal(set) var isTracking = false
  /// Whether that finger is in the control or near it.
  open internal(set) var isTouchInside = false

  /// A finger came down; false to leave it alone.
  open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger moved; false to follow it no longer.
  open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool { true }
  /// The finger was lifted.
  open func endTracking(_ touch: UITouch?, with event: UIEvent?) {}
  /// The finger was taken away.
  open func cancelTracking(with event: UIEvent?) {}

  open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isEnabled, !isTracking, let touch = touches.first else { return }
    isTouchInside = true
    isTracking = beginTracking(touch, with: event)
    guard isTracking else { return }
    isHighlighted = true
    sendActions(for: .touchDown)
    if touch.tapCount > 1 { sendActions(for: .touchDownRepeat) }
  }

  open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking, let touch = touches.first else { return }
    let wasInside = isTouchInside
    isTouchInside = isNear(touch)
    isTracking = continueTracking(touch, with: event)
    guard isTracking else {
      isHighlighted = false
      return
    }
    if wasInside != isTouchInside {
      isHighlighted = isTouchInside
      sendActions(for: isTouchInside ? .touchDragEnter : .touchDragExit)
    }
    sendActions(for: isTouchInside ? .touchDragInside : .touchDragOutside)
  }

  open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    let touch = touches.first
    if let touch { isTouchInside = isNear(touch) }
    let endsInside = isTouchInside
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    endTracking(touch, with: event)
    sendActions(for: endsInside ? .touchUpInside : .touchUpOutside)
    if endsInside, triggersPrimaryAction { sendActions(for: .primaryActionTriggered) }
  }

  open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    guard isTracking else { return }
    isTracking = false
    isTouchInside = false
    isHighlighted = false
    cancelTracking(with: event)
    sendActions(for: .touchCancel)
  }

  /// Whether a tap is the control's primary action; so it is with a button.
  var triggersPrimaryAction: Bool { false }

  override var cancelsTouchesWhenScrolled: Bool { false }

  private func isNear(_ touch: UITouch) -> Bool {
    bounds.insetBy(dx: -Self.trackingMargin, dy: -Self.trackingMargin).contains(touch.location(in: self))
  }

  // MARK: Actions

  /// Does `action` for `controlEvents`, in place of one with the same identifier.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
    registrations.append(
      ControlRegistration(events: controlEvents, receiver: .action(action), target: nil, hasTarget: false))
  }

  /// Does `action` no longer for `controlEvents`.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Does the action of that name no longer for `controlEvents`.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    remove(controlEvents) { registration in
      guard case .action(let action) = registration.receiver else { return false }
      return action.identifier == identifier
    }
  }

  /// Calls `action` for `controlEvents` as long as `target` lives; with a nil target, as long as the control does.
  ///
  /// There are no selectors on Linux, so the method is a closure; `target` stands for the object that it belongs to and
  /// is not kept.
  open func addTarget(
    _ target: AnyObject?, action: @escaping @MainActor (UIControl) -> Void, for controlEvents: Event
  ) {
    registrations.append(
      ControlRegistration(
        events: controlEvents, receiver: .closure(action), target: target, hasTarget: target != nil))
  }

  /// Calls what was added for `target` no longer; with nil, nothing that was added with `addTarget`.
  open func removeTarget(_ target: AnyObject?, for controlEvents: Event) {
    remove(controlEvents) { registration in
      guard case .closure = registration.receiver else { return false }
      return target == nil || registration.target === target
    }
  }

  private func remove(_ events: Event, where isMatch: (ControlRegistration) -> Bool) {
    for index in registrations.indices where isMatch(registrations[index]) {
      registrations[index].events.subtract(events)
    }
    registrations.removeAll { $0.events.isEmpty || !$0.isAlive }
  }

  /// All events that somebody wants to know of.
  open var allControlEvents: Event {
    registrations.reduce(into: []) { if $1.isAlive { $0.formUnion($1.events) } }
  }

  /// Does everything that was added for `controlEvents`, in the order in which it was added.
  open func sendActions(for controlEvents: Event) {
    // What an action adds or removes counts from the next time on.
    for registration in registrations where !registration.events.isDisjoint(with: controlEvents) {
      registration.send(from: self)
    }
  }

  /// Does one action; every action that the control does comes by here.
  open func sendAction(_ action: UIAction) { action.perform(sender: self) }
}
