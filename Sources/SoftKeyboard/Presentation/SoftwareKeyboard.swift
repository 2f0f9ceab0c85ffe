import Assets
import Foundation
import UIKit

/// The system keyboard of a phone: it comes when a responder takes text, goes when none does, and tells the app.
///
/// Times, curves and heights are those of the phone's version of iOS (the tables of `Assets`). Frames here are in the
/// coordinates of the interface in every era; notifications of iOS before 8 have them in those of the portrait screen.
@MainActor
package final class SoftwareKeyboard: TextInputPresenter {
  /// Where the keyboard is.
  package enum State: String, Sendable {
    case hidden
    case showing
    case shown
    case hiding
  }

  /// More notifications than this are not remembered.
  private static let logLimit = 4096

  package internal(set) var state = State.hidden
  /// Where it rests or will come to rest, in screen coordinates, points; below the screen when it is hidden.
  package internal(set) var endFrame: CGRect
  /// Every notification posted so far, oldest first (the latest few thousand).
  package private(set) var log: [KeyboardNotification] = []
  /// A hardware keyboard is attached: on a phone only accessory views are shown then.
  package var isHardwareKeyboardConnected = false {
    didSet { if isHardwareKeyboardConnected != oldValue { update() } }
  }
  /// Whether words are offered above the keys, where the phone can; nil for the version's default.
  package var showsPredictionBar: Bool? {
    didSet { if showsPredictionBar != oldValue { update() } }
  }

  /// How far above the screen's bottom the keyboard of a pad ends, in points; 0 while it is docked. It stays so until it is
  /// docked again, also while it is away.
  package internal(set) var lift: CGFloat = 0

  // Not weak: that would make every retain of the environment slow. It owns this keyboard.
  unowned let environment: UIKitEnvironment
  private var timeline: Timeline { environment.timeline }
  private var responderLink: KeyInputLink?
  var responder: (UIResponder & UIKeyInput)? { responderLink?.responder }

  let stage: KeyboardStage
  var wasShown = false
  /// The interface turns while the keyboard is up.
  var isTurning = false
  private var pendingEnd: ScheduledCall?
  private var pendingRepeat: ScheduledCall?
  /// Counts movements: whoever observes a notification may start another one.
  private(set) var generation = 0
  private var storedEra: (version: String, era: KeyboardEra)?

  /// A keyboard for a phone; `install` makes it the phone's.
  package init(environment: UIKitEnvironment = .current) {
    self.environment = environment
    stage = KeyboardStage(environment: environment)
    let screen = environment.traits.screenSize
    endFrame = CGRect(x: 0, y: screen.height, width: screen.width, height: 0)
  }

  /// Makes this the keyboard of its phone.
  package func install() {
    environment.textInputPresenter = self
    environment.interactiveKeyboardDrag = { [weak self] _, pan in self?.follow(pan) }
  }

  // MARK: What is on the screen

  /// Where the keyboard is now, also while it moves, in screen coordinates, points.
  package var frame: CGRect { state == .hidden ? endFrame : stage.frame ?? endFrame }

  /// The keyboard's window; nil before the first focus.
  package var window: UITextEffectsWindow? { stage.window }

  /// The page of keys shown: `letters`, `numbers`, `symbols`, `digits`.
  package var page: String? { visibleKeyboard?.engine.page }

  package var shift: ShiftState { visibleKeyboard?.engine.shift ?? .off }

  /// The title of the key that puts a pad's keyboard away.
  package static var dismissKeyTitle: String { KeyboardView.dismissTitle }

  /// The titles of the keys of the page shown, row by row from the left; drawn keys are `shift` and `delete`.
  package var keyTitles: [String] { visibleKeyboard?.titles ?? [] }

  /// The middle of a key in screen coordinates, points, with the keyboard at rest; nil when no such key is shown.
  ///
  /// - Parameter title: what is written on the key (`q` or `Q`, `123`, `Search`), or `shift`, `delete`, `space`, `return`.
  package func center(ofKey title: String) -> CGPoint? {
    guard let view = visibleKeyboard else { return nil }
    return view.center(ofKey: title).map { view.pointOnScreen($0) }
  }

  var isUp: Bool { state == .showing || state == .shown }

  private var visibleKeyboard: KeyboardView? { isUp ? stage.shownKeyboard : nil }

  /// Decodes on another thread what the first focus needs, so that it comes without delay.
  package static func prepare() { AssetFile.preloadKeyboard() }

  // MARK: TextInputPresenter

  package func firstResponderDidChange(to responder: (UIResponder & UIKeyInput)?) {
    let isOther = responder !== self.responder
    responderLink = responder.map(KeyInputLink.init)
    guard let responder else { return update() }
    if isOther { stage.keyboardView?.engine.begin(responder) }
    update(isFocusChange: true)
  }

  package func reloadInputViews(of responder: UIResponder) {
    guard responder === self.responder else { return }
    update()
  }

  package func textDidChange(in responder: UIResponder) {
    guard responder === self.responder else { return }
    stage.keyboardView?.engine.textDidChange()
    guard isUp, era.candidateStripHeight > 0, let keyboard = stage.shownKeyboard, let typing = self.responder,
      measure.candidate(for: typing) != keyboard.configuration.backdrop.candidate
    else { return }
    update()
  }

  /// The style changed: the keys are drawn in the new one.
  package func styleDidChange() {
    if isUp { update() }
  }

  // MARK: Movement

  var era: KeyboardEra {
    let version = environment.traits.systemVersion
    if let storedEra, storedEra.version == version { return storedEra.era }
    let era = KeyboardEra(systemVersion: SystemVersion(version) ?? SystemVersion(environment.traits.majorVersion))
    storedEra = (version, era)
    return era
  }

  var measure: InputSetMeasure {
    var measure = InputSetMeasure(traits: environment.traits, era: era)
    measure.showsPredictionBar = showsPredictionBar
    measure.isHardwareKeyboardConnected = isHardwareKeyboardConnected
    measure.lift = lift
    return measure
  }

  /// Brings the screen to what the responder asks for now.
  private func update(isFocusChange: Bool = false) {
    guard let set = responder.flatMap({ measure.inputSet(for: $0) }) else {
      if isUp { hide() }
      if responder == nil { stage.keyboardView?.engine.end() }
      return
    }
    if !isUp {
      show(set)
    } else if set.frame == endFrame {
      stay(set, isFocusChange: isFocusChange)
    } else {
      change(to: set)
    }
  }

  private func show(_ set: InputSet) {
    if let transition = environment.screenTransition, state == .hidden { return arrive(set, with: transition) }
    let turn = startMove()
    var begin = state == .hiding ? frame : below(set.frame)
    let isFirst = !wasShown
    wasShown = true
    install(set, at: CGRect(origin: begin.origin, size: set.frame.size))
    // What is posted is not what is seen (uikit-facts B.7).
    if isFirst, era.firstShowBeginsAScreenBelow {
      begin = set.frame.offsetBy(dx: 0, dy: environment.traits.screenSize.height)
    }
    var move = self.move(duration: isFirst ? era.firstShowAnimationDuration : era.animationDuration)
    let bar = era.announcesPredictionBarLate && set.showsContent ? predictionBarHeight : 0
    if bar > 0 {
      // The bar is announced at once after, as a change without duration (uikit-facts B.6).
      let end = CGRect(
        x: set.frame.minX, y: set.frame.minY + bar, width: set.frame.width, height: set.frame.height - bar)
      begin.size.height = end.height
      endFrame = end
      post([.willChangeFrame, .willShow], from: begin, to: end, move, turn)
      guard turn == generation else { return }
      endFrame = set.frame
      begin = end
      move.duration = 0
      move.curve = 0
    }
    run(move, to: set, turn, notices: showNotices, from: begin)
  }

  /// Puts a set's views at a place on the screen, from where they come up.
  func install(_ set: InputSet, at place: CGRect) {
    state = .showing
    endFrame = set.frame
    stage.install(set, for: responder, measure, at: place, keepsAccessory: false)
  }

  /// What the responder asks for now.
  var currentSet: InputSet? { responder.flatMap { measure.inputSet(for: $0) } }

  private var hasCandidates: Bool { stage.shownKeyboard?.configuration.backdrop.candidate != nil }

  private var predictionBarHeight: CGFloat {
    responder.map { $0.inputView == nil ? measure.predictionBarHeight(for: $0) : 0 } ?? 0
  }

  /// Nothing is on a screen of another shape.
  func settleBelow(_ screen: CGRect) {
    endFrame = CGRect(x: 0, y: screen.height, width: screen.width, height: endFrame.height)
    settle(hidden: true)
  }

  private func hide() {
    if let transition = environment.screenTransition { return leave(with: transition) }
    let turn = startMove()
    let begin = frame
    let screen = environment.traits.screenSize
    let end = CGRect(x: 0, y: screen.height, width: endFrame.width, height: endFrame.height)
    state = .hiding
    endFrame = end
    stage.stop(at: begin)
    run(
      move(duration: era.animationDuration), to: nil, turn,
      notices: isDocked ? [.willChangeFrame, .willHide] : [.willChangeFrame], from: begin)
  }

  /// The focus moved, the frame stays: nothing moves; whether notifications come depends on the era (uikit-facts C.4).
  private func stay(_ set: InputSet, isFocusChange: Bool) {
    let hadOtherAccessory = stage.current?.accessory !== set.accessory
    let isMoving = state == .showing
    stage.install(set, for: responder, measure, at: nil, keepsAccessory: false)
    guard isFocusChange else { return }
    switch era.willShowOnFocusChange {
    case .never: return
    case .whenAccessoriesDiffer: if !hadOtherAccessory { return }
    case .always: break
    }
    let move = self.move(duration: era.animationDuration)
    let turn = generation
    let rest = endFrame
    post([.willShow], from: rest, to: rest, move, turn)
    guard turn == generation else { return }
    pendingRepeat?.cancel()
    // When the first movement still runs, its own "did" notifications say that the keyboard is there.
    guard !isMoving, move.motionDuration > 0 else { return }
    pendingRepeat = timeline.schedule(after: move.motionDuration) { [weak self] in
      self?.post([.didShow], from: rest, to: rest, move, turn)
    }
  }

  /// The keyboard is up and gets another height, or place; `notices` where these do not follow from that.
  func change(to set: InputSet, notices: [KeyboardNotification.Kind]? = nil) {
    let turn = startMove()
    let begin = frame
    let isAtRest = state == .shown
    state = .showing
    endFrame = set.frame
    let start = CGRect(origin: begin.origin, size: set.frame.size)
    let hadContent = stage.current?.showsContent ?? false
    let hadCandidates = hasCandidates
    stage.install(set, for: responder, measure, at: start, keepsAccessory: true)
    // What was below stays where it is on the screen, while the top edge moves.
    if isAtRest, hadContent, set.showsContent { stage.moveContent(by: set.frame.minY - begin.minY) }
    let isShown = hasCandidates == hadCandidates || era.candidateStripPostsWillShow
    run(
      move(duration: era.sizeChangeDuration), to: set, turn,
      notices: notices ?? (isShown ? showNotices : [.willChangeFrame]), from: begin)
  }

  private func move(duration: Double) -> KeyboardMove {
    let era = self.era
    // Without animation the curve is 0 (uikit-facts C.2, the late bar of iOS 8).
    guard duration > 0, UIView.areAnimationsEnabled else {
      return KeyboardMove(duration: 0, curve: 0, motionDuration: 0, timing: .linear)
    }
    let timing: TimingCurve
    if let spring = era.spring, spring.mass > 0, spring.stiffness > 0 {
      timing = .criticalSpring(
        omega: (spring.stiffness / spring.mass).squareRoot(), velocity: spring.initialVelocity)
    } else {
      timing = .easeInOut
    }
    return KeyboardMove(
      duration: duration, curve: era.animationCurve, motionDuration: era.motionDuration, timing: timing)
  }

  /// A movement that still ran is over, without its "did" notifications.
  func startMove() -> Int {
    pendingEnd?.cancel()
    pendingEnd = nil
    pendingRepeat?.cancel()
    pendingRepeat = nil
    generation += 1
    return generation
  }

  /// Posts the "will" notifications, moves, and posts the "did" notifications at the end; `set` is nil for away.
  /// `rest` is where the views come to rest when that is not where the notifications say.
  func run(
    _ move: KeyboardMove, to set: InputSet?, _ turn: Int, notices: [KeyboardNotification.Kind], from begin: CGRect,
    rest: CGPoint? = nil
  ) {
    let end = endFrame
    post(notices, from: begin, to: end, move, turn)
    guard turn == generation else { return }
    let stage = stage
    let environment = environment
    let place = {
      stage.place(at: rest ?? end.origin, accessoryHeight: set?.accessoryHeight)
      environment.moveKeyboard(to: set == nil ? nil : end)
    }
    if move.motionDuration > 0 {
      UIView.animate(duration: move.motionDuration, curve: move.timing, animations: place)
      pendingEnd = timeline.schedule(after: move.motionDuration) { [weak self] in
        self?.finish(move, isHidden: set == nil, after: notices, from: begin, to: end, turn)
      }
    } else {
      UIView.performWithoutAnimation(place)
      finish(move, isHidden: set == nil, after: notices, from: begin, to: end, turn)
    }
  }

  private func finish(
    _ move: KeyboardMove, isHidden: Bool, after notices: [KeyboardNotification.Kind], from begin: CGRect,
    to end: CGRect, _ turn: Int
  ) {
    guard turn == generation else { return }
    pendingEnd = nil
    settle(hidden: isHidden)
    // A keyboard that went sideways is below the screen from now on, as any that is away.
    if isHidden { endFrame.origin = CGPoint(x: 0, y: environment.traits.screenSize.height) }
    // This movement is complete: both are posted, whatever an observer of the first one starts.
    var kinds: [KeyboardNotification.Kind] = [.didChangeFrame]
    if notices.contains(.willShow) { kinds.append(.didShow) }
    if notices.contains(.willHide) { kinds.append(.didHide) }
    for kind in kinds {
      post([kind], from: begin, to: end, move, generation)
    }
  }

  private func settle(hidden: Bool) {
    state = hidden ? .hidden : .shown
    stage.settle(isHidden: hidden)
    // Where there was no movement, as after a turn of the phone.
    if hidden { UIView.performWithoutAnimation { environment.moveKeyboard(to: nil) } }
  }

  func post(
    _ kinds: [KeyboardNotification.Kind], from begin: CGRect, to end: CGRect, _ move: KeyboardMove, _ turn: Int
  ) {
    for kind in kinds {
      guard turn == generation else { return }
      if !era.postsFrameChanges, kind == .willChangeFrame || kind == .didChangeFrame { continue }
      if !kind.isDid {
        environment.keyboardWillMove(
          KeyboardChange(
            end: end, duration: move.duration, curve: move.curve, isLeaving: kind == .willHide || !isDocked))
        guard turn == generation else { return }
      }
      let traits = environment.traits
      func reported(_ rect: CGRect) -> CGRect { era.framesRotateWithInterface ? rect : traits.portraitRect(rect) }
      var notification = KeyboardNotification(
        time: timeline.now, kind: kind, begin: begin, end: end, reportedBegin: reported(begin),
        reportedEnd: reported(end), duration: move.duration, curve: move.curve)
      if kind.isDid { notification.hasTimes = move.didNoticesHaveTimes }
      if log.count >= Self.logLimit { log.removeFirst(Self.logLimit / 4) }
      log.append(notification)
      // The object is the screen from iOS 16.1 (uikit-facts C.1).
      let version = SystemVersion(traits.systemVersion) ?? SystemVersion(traits.majorVersion)
      NotificationCenter.default.post(
        name: notification.name, object: version < SystemVersion(16, 1) ? nil : environment.screen,
        userInfo: notification.userInfo(in: era))
    }
  }
}
