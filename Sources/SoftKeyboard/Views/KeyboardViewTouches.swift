import Assets
import Foundation
import UIKit

/// Fingers: character keys type when the finger is lifted, shift, delete and page switches act when it comes down.
extension KeyboardView {
  /// Delete is repeated after this time, in seconds, and then at this distance (uikit-facts E.9).
  static let deleteRepeatDelay = 0.5
  static let deleteRepeatInterval = 0.1
  /// A key pulled down this far types its second character, in points (MEM).
  static let pullDistance: CGFloat = 18

  /// A set has no order; the same fingers must always type the same text.
  func ordered(_ touches: Set<UITouch>) -> [UITouch] {
    touches.count < 2
      ? Array(touches)
      : touches.sorted { left, right in
        let first = left.location(in: self)
        let second = right.location(in: self)
        return (left.timestamp, first.x, first.y) < (right.timestamp, second.x, second.y)
      }
  }

  func fingerDown(_ id: ObjectIdentifier, at point: CGPoint) {
    commitOthers()
    forget(id)
    var finger = KeyTouch(key: arrangement.index(at: point))
    let key = finger.key.flatMap { arrangement.keys[$0].key }
    finger.holdsShift = key?.kind == .shift
    finger.mayType = key?.kind != .delete
    if key?.second != nil { finger.pullStart = point }
    if key?.kind == .pageSwitch { finger.originPage = engine.page }
    fingers[id] = finger
    fingerOrder.append(id)
    switch key?.kind {
    case .shift:
      heldShiftWasUsed = false
      engine.pressShift()
    case .capsLock: engine.pressCapsLock()
    case .delete:
      engine.delete()
      scheduleDelete(id, after: Self.deleteRepeatDelay)
    case .pageSwitch:
      if let page = key?.page { engine.showPage(page) }
      // The key under the finger is another one now.
      fingers[id]?.key = arrangement.index(at: point)
    default: break
    }
    refresh()
  }

  func fingerMoved(_ id: ObjectIdentifier, to point: CGPoint) {
    guard let finger = fingers[id], !pull(id, finger, to: point) else { return }
    let key = arrangement.index(at: point)
    guard key != finger.key else { return }
    fingers[id]?.key = key
    if !finger.mayType { stopDelete() }
    refresh()
  }

  /// Follows a finger that pulls down a key with a second character. False when it goes to other keys.
  private func pull(_ id: ObjectIdentifier, _ finger: KeyTouch, to point: CGPoint) -> Bool {
    guard let start = finger.pullStart else { return false }
    let down = point.y - start.y
    guard down > 2, abs(point.x - start.x) < down else {
      fingers[id]?.isPulling = false
      if arrangement.index(at: point) != finger.key { fingers[id]?.pullStart = nil }
      if finger.isPulling { refresh() }
      return false
    }
    fingers[id]?.isPulling = down >= Self.pullDistance
    if finger.isPulling != (down >= Self.pullDistance) { refresh() }
    return true
  }

  func fingerUp(_ id: ObjectIdentifier) {
    guard let finger = fingers[id] else { return }
    let key = finger.mayType ? finger.key.map { arrangement.keys[$0] } : nil
    forget(id)
    if let key, key.typesOnRelease {
      if finger.isPulling, let second = key.key?.second {
        engine.type(KeyboardKey(kind: .character, character: second))
      } else {
        type(key)
      }
      if let page = finger.originPage { engine.showPage(page) }
    }
    if finger.holdsShift, heldShiftWasUsed { engine.releaseHeldShift() }
    refresh()
  }

  /// When the next finger comes down before the last one is lifted, the last one's key counts as typed.
  private func commitOthers() {
    for id in fingerOrder {
      guard let finger = fingers[id], finger.mayType, !finger.holdsShift, finger.originPage == nil,
        let index = finger.key
      else { continue }
      let key = arrangement.keys[index]
      forget(id)
      if key.typesOnRelease { type(key) }
    }
  }

  private func type(_ key: PlacedKey) {
    guard let definition = key.key else { return }
    let isShiftHeld = fingers.values.contains(where: \.holdsShift)
    switch definition.kind {
    case .space: engine.typeSpace()
    case .return: engine.typeReturn()
    case .dismiss: engine.responder?.resignFirstResponder()
    default: engine.type(definition, keepsShift: isShiftHeld)
    }
    if isShiftHeld { heldShiftWasUsed = true }
  }

  func forget(_ id: ObjectIdentifier) {
    guard let finger = fingers.removeValue(forKey: id) else { return }
    fingerOrder.removeAll { $0 == id }
    if !finger.mayType { stopDelete() }
  }

  /// Lifts all fingers without typing: the keyboard goes or changes.
  func cancelFingers() {
    guard !fingerOrder.isEmpty else { return }
    fingers.removeAll()
    fingerOrder.removeAll()
    stopDelete()
    refresh()
  }

  // MARK: Delete

  private func scheduleDelete(_ id: ObjectIdentifier, after delay: Double) {
    stopDelete()
    // Ambient: a finger that rests does not keep the phone from being settled.
    deleteRepeat = timeline.schedule(after: delay, isAmbient: true) { [weak self] in
      guard let self, self.fingers[id] != nil else { return }
      self.engine.delete()
      if self.fingers[id] != nil { self.scheduleDelete(id, after: Self.deleteRepeatInterval) }
    }
  }

  private func stopDelete() {
    deleteRepeat?.cancel()
    deleteRepeat = nil
  }
}
