import Foundation

/// Watches the fingers on a view and its subviews and says when they make its gesture.
///
/// There are no selectors on Linux, so actions are closures, where Apple's initialiser takes a target and a selector.
/// Subclasses override the four touch methods and set `state`, as with `UIGestureRecognizerSubclass` on iOS.
@MainActor
open class UIGestureRecognizer: NSObject {
  /// How far the recogniser has come.
  public enum State: Int, Sendable {
    /// Nothing is decided.
    case possible
    /// A continuous gesture began.
    case began
    /// A continuous gesture went on.
    case changed
    /// A continuous gesture ended, or a discrete one was recognised.
    case ended
    /// A continuous gesture was taken away.
    case cancelled
    /// It was another gesture.
    case failed

    /// What a discrete gesture ends in.
    public static let recognized = State.ended

    var isRecognized: Bool { self == .began || self == .changed || self == .ended }
    var isFinal: Bool { self == .ended || self == .cancelled || self == .failed }
  }

  private struct Reference { weak var recognizer: UIGestureRecognizer? }
  /// What is asked for while recognisers that must fail first are undecided.
  private struct Wish {
    var isBegun: Bool
    var isEnded: Bool
  }

  private var current = State.possible
  private var wish: Wish?
  private var actions: [@MainActor (UIGestureRecognizer) -> Void] = []
  private var mustFailFirst: [Reference] = []
  /// The fingers that count, in the order in which they came down.
  private(set) var touches: [UITouch] = []
  /// All fingers since the last reset, those that were lifted too.
  private var sequence: Set<ObjectIdentifier> = []
  private var hitViewLink: ResponderLink?
  private var viewLink: ResponderLink?
  private var lastPoint = CGPoint.zero
  /// No finger is down, but another tap may follow.
  var waitsForMore = false

  /// A recogniser that does nothing when it recognises.
  public override init() { super.init() }

  /// A recogniser that calls `action` whenever its state changes; in place of Apple's target and selector.
  public init(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) {
    actions = [action]
    super.init()
  }

  /// Adds a call for changes of state; in place of Apple's target and selector.
  public func addTarget(_ action: @escaping @MainActor (UIGestureRecognizer) -> Void) { actions.append(action) }

  // MARK: What it is set to

  /// The view that the recogniser is added to.
  public internal(set) var view: UIView? {
    get { viewLink?.view }
    set { viewLink = newValue?.link }
  }
  /// Is asked before the recogniser does something.
  open weak var delegate: (any UIGestureRecognizerDelegate)?
  /// A name for debugging.
  open var name: String?
  /// Whether the recogniser sees touches; turning it off takes a running gesture away.
  open var isEnabled = true {
    didSet { if !isEnabled { giveUp() } }
  }
  /// Whether the view loses its touches when the gesture is recognised; true by default.
  open var cancelsTouchesInView = true
  /// Whether the view gets no touches while the recogniser can still recognise; false by default.
  open var delaysTouchesBegan = false
  /// Whether the view's "ended" waits while the recogniser can still recognise; true by default.
  open var delaysTouchesEnded = true

  /// Lets this recogniser wait until `otherGestureRecognizer` has failed.
  public func require(toFail otherGestureRecognizer: UIGestureRecognizer) {
    guard otherGestureRecognizer !== self else { return }
    mustFailFirst.append(Reference(recognizer: otherGestureRecognizer))
  }

  // MARK: Fingers

  /// How many fingers count.
  public var numberOfTouches: Int { touches.count }

  /// The middle of the fingers, in the coordinates of `view`; of the window when that is nil.
  open func location(in view: UIView?) -> CGPoint { convert(middle ?? lastPoint, view) }

  /// One finger's place, in the coordinates of `view`; the middle when there is no such finger.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint {
    touches.indices.contains(touchIndex) ? touches[touchIndex].location(in: view) : location(in: view)
  }

  private var middle: CGPoint? {
    guard !touches.isEmpty else { return nil }
    let sum = touches.reduce(CGPoint.zero) { CGPoint(x: $0.x + $1.point.x, y: $0.y + $1.point.y) }
    return CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
  }

  private func convert(_ point: CGPoint, _ view: UIView?) -> CGPoint {
    (view ?? self.view?.window)?.pointFromScreen(point) ?? point
  }

  // MARK: For subclasses

  /// Fingers came down.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers moved.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Fingers were lifted.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Something took the fingers away.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Makes the recogniser ready for the next gesture.
  open func reset() {}

  /// The finger does not count for this recogniser.
  public func ignore(_ touch: UITouch, for event: UIEvent) {
    touches.removeAll { $0 === touch }
    sequence.remove(ObjectIdentifier(touch))
  }

  /// Whether the other recogniser fails when this one recognises; true by default.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Whether this recogniser fails when the other one recognises; true by default.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }

  /// How far the recogniser has come; subclasses set it.
  open var state: State {
    get { current }
    set {
      UIApplication.shared.touches.perform { change(to: newValue) }
    }
  }

  // MARK: Hooks of this module's recognisers

  /// The last word before the gesture begins.
  func mayBegin() -> Bool { true }
  /// The state changed; called before the actions.
  func stateDidChange() {}

  // MARK: Deciding

  /// The gesture is complete enough, but others must fail first.
  var isWaiting: Bool { wish != nil }
  /// The recogniser can still recognise what is going on.
  var isUndecided: Bool {
    current == .possible && isEnabled && (wish != nil || !touches.isEmpty || waitsForMore)
  }
  /// Nothing keeps the recogniser from being reset.
  var isOver: Bool { touches.isEmpty && wish == nil && !waitsForMore }

  private func change(to new: State) {
    switch (current, new) {
    case (.possible, .began), (.possible, .changed): ask(Wish(isBegun: true, isEnded: false))
    case (.possible, .ended): ask(Wish(isBegun: wish?.isBegun ?? false, isEnded: true))
    case (.possible, .failed), (.possible, .cancelled): fail()
    case (.began, .began), (.began, .changed), (.changed, .began), (.changed, .changed): enter(.changed)
    case (.began, .ended), (.changed, .ended): enter(.ended)
    case (.began, .cancelled), (.began, .failed), (.changed, .cancelled), (.changed, .failed): enter(.cancelled)
    default: break
    }
  }

  private func ask(_ new: Wish) {
    if wish != nil {
      if new.isEnded { wish?.isEnded = true }
      return
    }
    wish = new
    tryAgain()
  }

  /// Recognises when all that must fail first has failed; false when there is still something to wait for.
  @discardableResult
  func tryAgain(regardless: Bool = false) -> Bool {
    guard let wish else { return true }
    if !regardless {
      for other in UIApplication.shared.touches.recognizers(besides: self) where waits(for: other) {
        if other.state.isRecognized {
          fail()
          return true
        }
        if other.isUndecided { return false }
      }
    }
    recognize(wish)
    return true
  }

  private func recognize(_ wish: Wish) {
    let arena = UIApplication.shared.touches
    guard isAllowedToBegin, current == .possible, arena.admits(self), mayBegin(), current == .possible else {
      return fail()
    }
    self.wish = nil
    waitsForMore = false
    arena.didRecognize(self)
    if wish.isBegun {
      enter(.began)
      if wish.isEnded, current == .began { enter(.ended) }
    } else {
      enter(.ended)
    }
  }

  private var isAllowedToBegin: Bool {
    if let delegate, !delegate.gestureRecognizerShouldBegin(self) { return false }
    // The views under the finger, up to the recogniser's own, may object: so a control keeps its taps.
    var view = hitViewLink?.view ?? self.view
    while let current = view {
      if !current.gestureRecognizerShouldBegin(self) { return false }
      if current === self.view { break }
      view = current.superview
    }
    return true
  }

  private func enter(_ new: State) {
    current = new
    stateDidChange()
    for action in actions { action(self) }
  }

  /// It was another gesture; nothing when the recogniser has decided already.
  func fail() {
    guard current == .possible else { return }
    wish = nil
    waitsForMore = false
    current = .failed
    stateDidChange()
  }

  /// Ends whatever is going on.
  func giveUp() {
    UIApplication.shared.touches.perform {
      switch current {
      case .possible where isUndecided || !touches.isEmpty || wish != nil || waitsForMore: fail()
      case .began, .changed: enter(.cancelled)
      default: break
      }
    }
  }

  /// Whether this recogniser must wait until `other` has failed.
  func waits(for other: UIGestureRecognizer) -> Bool {
    guard shares(other) else { return false }
    if mustFailFirst.contains(where: { $0.recognizer === other }) { return true }
    if let delegate, delegate.gestureRecognizer(self, shouldRequireFailureOf: other) { return true }
    return other.delegate?.gestureRecognizer(other, shouldBeRequiredToFailBy: self) ?? false
  }

  /// Both have seen one finger.
  func shares(_ other: UIGestureRecognizer) -> Bool { !sequence.isDisjoint(with: other.sequence) }

  func isSimultaneous(with other: UIGestureRecognizer) -> Bool {
    if let delegate, delegate.gestureRecognizer(self, shouldRecognizeSimultaneouslyWith: other) { return true }
    return other.delegate?.gestureRecognizer(other, shouldRecognizeSimultaneouslyWith: self) ?? false
  }

  // MARK: The dispatcher's side

  func receive(_ phase: UITouch.Phase, _ touch: UITouch, _ event: UIEvent) {
    if phase == .began {
      touches.append(touch)
      sequence.insert(ObjectIdentifier(touch))
      if touches.count == 1 { hitViewLink = touch.view?.link }
    }
    guard touches.contains(where: { $0 === touch }) else { return }
    lastPoint = middle ?? lastPoint
    if !current.isFinal, isEnabled {
      switch phase {
      case .began: touchesBegan([touch], with: event)
      case .moved, .stationary: touchesMoved([touch], with: event)
      case .ended: touchesEnded([touch], with: event)
      case .cancelled: touchesCancelled([touch], with: event)
      }
    }
    if phase == .ended || phase == .cancelled { touches.removeAll { $0 === touch } }
  }

  func makeReady() {
    current = .possible
    wish = nil
    waitsForMore = false
    sequence.removeAll(keepingCapacity: true)
    for touch in touches { sequence.insert(ObjectIdentifier(touch)) }
    reset()
  }
}
