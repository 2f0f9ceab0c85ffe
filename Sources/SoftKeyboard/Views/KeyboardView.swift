import Assets
import Foundation
import UIKit

/// The keyboard: backdrop and keys. Its subtree has pixels of its own, so that sliding it copies rows; what moves it is
/// a view around it, so that these pixels stay valid.
final class KeyboardView: UIView {
  let engine: TypingEngine
  let timeline: Timeline
  private(set) var configuration: KeyboardConfiguration
  private(set) var arrangement: KeyArrangement
  private var look: KeyboardLook
  private var shownPage = ""
  private var keyViews: [KeyView] = []
  /// Lies in the same superview as the view around this one, in front.
  let balloon = KeyBalloonView()

  var fingers: [ObjectIdentifier: KeyTouch] = [:]
  var fingerOrder: [ObjectIdentifier] = []
  /// A key was used while shift was held.
  var heldShiftWasUsed = false
  var deleteRepeat: ScheduledCall?

  init(engine: TypingEngine, timeline: Timeline, configuration: KeyboardConfiguration) {
    self.engine = engine
    self.timeline = timeline
    self.configuration = configuration
    look = Self.look(for: configuration)
    arrangement = Self.arrangement(for: configuration, engine: engine)
    super.init(frame: CGRect(origin: .zero, size: configuration.size))
    isRasterized = true
    // Shadows of the outer keys must not make the layer larger than its opaque backdrop.
    clipsToBounds = true
    isMultipleTouchEnabled = true
    contentDrawer = { [weak self] list, geometry in
      guard let self else { return }
      self.look.drawBackdrop(&list, geometry, self.configuration.backdrop)
    }
    rebuildKeys()
    engine.didChange = { [weak self] in self?.refresh() }
  }

  required init?(coder: NSCoder) { nil }

  /// Builds the view anew where the new configuration differs.
  func configure(_ new: KeyboardConfiguration) {
    guard new != configuration else { return refresh() }
    cancelFingers()
    let looksChanged =
      new.look != configuration.look || new.appearance != configuration.appearance
      || new.showsOutlines != configuration.showsOutlines
    configuration = new
    bounds.size = new.size
    center = CGPoint(x: new.size.width / 2, y: new.size.height / 2)
    if looksChanged {
      look = Self.look(for: new)
      for view in keyViews { view.look = look }
    }
    setNeedsDisplay()
    rebuildKeys()
  }

  private static func look(for configuration: KeyboardConfiguration) -> KeyboardLook {
    KeyboardLook.look(
      configuration.look, appearance: configuration.appearance, showsOutlines: configuration.showsOutlines,
      isPad: configuration.isPad)
  }

  private static func arrangement(
    for configuration: KeyboardConfiguration, engine: TypingEngine
  ) -> KeyArrangement {
    // Pads show the digits of their whole keyboard instead.
    if !configuration.isPad,
      let pad = NumberPad(type: configuration.type, page: engine.page, look: configuration.deviceLook)
    {
      return configuration.hasSeparatePadKeys
        ? KeyArrangement(pad: pad, area: configuration.keyArea, block: configuration.geometry.block)
        : KeyArrangement(pad: pad, area: configuration.keyArea)
    }
    return KeyArrangement(
      page: engine.layout.page(engine.page), of: engine.layout, type: configuration.type,
      geometry: configuration.geometry, area: configuration.keyArea)
  }

  // MARK: Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in ordered(touches) { fingerDown(ObjectIdentifier(touch), at: touch.location(in: self)) }
  }

  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in ordered(touches) { fingerMoved(ObjectIdentifier(touch), to: touch.location(in: self)) }
  }

  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in ordered(touches) {
      fingerMoved(ObjectIdentifier(touch), to: touch.location(in: self))
      fingerUp(ObjectIdentifier(touch))
    }
  }

  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
    for touch in touches { forget(ObjectIdentifier(touch)) }
    refresh()
  }

  // MARK: Keys

  /// Follows the engine: page, shift, return key.
  func refresh() {
    if engine.page != shownPage { return rebuildKeys() }
    for (index, view) in keyViews.enumerated() where index < arrangement.keys.count {
      view.appearance = appearance(of: index)
    }
    updateBalloon()
  }

  private func rebuildKeys() {
    shownPage = engine.page
    arrangement = Self.arrangement(for: configuration, engine: engine)
    // Places on another page mean other keys.
    for id in fingerOrder { fingers[id]?.key = nil }
    while keyViews.count > arrangement.keys.count { keyViews.removeLast().removeFromSuperview() }
    for (index, key) in arrangement.keys.enumerated() {
      if index < keyViews.count {
        keyViews[index].appearance = appearance(of: index)
        keyViews[index].frame = key.face
      } else {
        let view = KeyView(look: look, appearance: appearance(of: index))
        view.frame = key.face
        keyViews.append(view)
        addSubview(view)
      }
    }
    updateBalloon()
  }

  private func appearance(of index: Int) -> KeyAppearance {
    let key = arrangement.keys[index]
    var label = label(of: key)
    if case .flick(_, let second) = label, isPulled(index) { label = .character(second) }
    var appearance = KeyAppearance(style: key.style, label: label)
    appearance.row = key.row
    appearance.isPressed = isPressed(index)
    appearance.cornerRadius = arrangement.cornerRadius
    appearance.shadowHeight = arrangement.shadowHeight
    appearance.glyphScale = configuration.geometry.glyphScale ?? 1
    if engine.layout.cornerLabels == true, key.style == .function || key.style == .returnKey {
      appearance.labelPlace = key.face.midX < bounds.midX ? .leading : .trailing
    }
    if key.key?.kind == .undo || key.key?.kind == .redo { appearance.isEnabled = false }
    if key.style == .returnKey {
      appearance.isEnabled = engine.isReturnEnabled
      appearance.isProminent = engine.isReturnProminent
    }
    return appearance
  }

  /// A finger pulls the key down.
  private func isPulled(_ index: Int) -> Bool {
    fingerOrder.contains { fingers[$0].map { $0.key == index && $0.isPulling } ?? false }
  }

  /// A key under its balloon does not change its look.
  private func isPressed(_ index: Int) -> Bool {
    guard fingerOrder.contains(where: { fingers[$0]?.key == index }) else { return false }
    let key = arrangement.keys[index]
    if key.key?.kind == .undo || key.key?.kind == .redo { return false }
    if key.key?.kind == .return, !engine.isReturnEnabled { return false }
    return !(key.hasBalloon && showsBalloons) && key.key != nil
  }

  private func label(of key: PlacedKey) -> KeyLabel {
    guard let definition = key.key else { return .none }
    switch definition.kind {
    case .character:
      let text = title(of: definition)
      if let label = pairLabel(of: definition, text) { return label }
      if key.style == .digit, text.count == 1 { return .digit(text, letters: key.letters) }
      return text.count == 1 ? .character(text) : .word(text)
    case .shift:
      guard let title = definition.title else { return .shift(engine.shift) }
      // Caps lock has a key of its own there.
      return .shiftWord(title, engine.shift == .locked ? .off : engine.shift)
    case .capsLock: return .shiftWord(definition.title ?? "", engine.shift == .locked ? .locked : .off)
    case .delete: return definition.title.map { .word($0) } ?? .delete
    case .dismiss: return .dismiss
    case .return: return .word(engine.returnTitle)
    case .space, .pageSwitch, .nextKeyboard, .dictation, .undo, .redo: return .word(definition.title ?? "")
    }
  }

  /// What is written on a pad's key with two characters: up to iOS 10 one above the other; later the second is small, and
  /// a key that shift changes shows what it would type.
  private func pairLabel(of key: KeyboardKey, _ text: String) -> KeyLabel? {
    if let second = key.second {
      return key.shiftedCharacter != nil && engine.shift != .off ? .character(second) : .flick(text, second: second)
    }
    guard let character = key.character, let shifted = key.shiftedCharacter, key.title == nil else { return nil }
    return .pair(character, upper: shifted)
  }

  /// What is written on a character key: capitals, unless the era's keys follow shift.
  private func title(of key: KeyboardKey) -> String {
    if let title = key.title { return title }
    let isCapital = engine.page == engine.layout.firstPage && (engine.shift != .off || !configuration.capsFollowShift)
    return key.text(isShifted: isCapital)
  }

  /// The name of the key that puts a pad's keyboard away, as VoiceOver reads it (MEM).
  static let dismissTitle = "Hide keyboard"

  /// The titles of the keys shown now, as they are drawn; `shift`, `delete` and `Hide keyboard` for the drawn ones, empty for
  /// blank ones.
  var titles: [String] {
    arrangement.keys.map { key in
      switch label(of: key) {
      case .none: ""
      case .character(let text), .word(let text), .digit(let text, _), .pair(let text, _), .flick(let text, _): text
      case .shiftWord(let text, _): text
      case .shift: "shift"
      case .delete: "delete"
      case .dismiss: Self.dismissTitle
      }
    }
  }

  /// The middle of the key with this title, or with this name of its kind (`space`, `return`), in the view's
  /// coordinates. Case counts only where two keys differ in nothing else.
  func center(ofKey title: String) -> CGPoint? {
    let titles = self.titles
    let index =
      titles.firstIndex { !$0.isEmpty && $0 == title }
      ?? arrangement.keys.firstIndex { key in
        guard let definition = key.key else { return false }
        return definition.kind != .character && definition.kind.rawValue == title
          || definition.kind == .space && title == " " || definition.kind == .return && title == "\n"
      } ?? titles.firstIndex { !$0.isEmpty && $0.lowercased() == title.lowercased() }
    return index.map { CGPoint(x: arrangement.keys[$0].face.midX, y: arrangement.keys[$0].face.midY) }
  }

  // MARK: Balloon

  /// None on pads, and none where somebody may look on (looks-and-formats F.1.3).
  private var showsBalloons: Bool { !configuration.isPad && !engine.isSecure }

  func updateBalloon() {
    guard showsBalloons, let id = fingerOrder.last, let finger = fingers[id], finger.mayType, let index = finger.key,
      arrangement.keys[index].hasBalloon, let definition = arrangement.keys[index].key, let holder = superview
    else { return balloon.hide() }
    let key = arrangement.keys[index].face.offsetBy(dx: holder.frame.minX, dy: holder.frame.minY)
    let shape = BalloonShape(
      key: key, keyRadius: arrangement.cornerRadius + 0.5, keyboardWidth: bounds.width,
      isLandscape: configuration.isLandscape, scale: configuration.scale)
    balloon.show(shape, title(of: definition), look: look)
  }
}
