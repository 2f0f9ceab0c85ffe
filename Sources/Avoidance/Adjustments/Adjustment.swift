/// A change that can be taken back.
@MainActor
protocol Adjustment: AnyObject {
  /// A step of this round asked for it.
  var isWanted: Bool { get set }
  func restore()
}

extension Array where Element: Adjustment {
  /// Takes back what was not wanted, from the last to the first; the rest has to be asked for anew.
  @MainActor
  mutating func restoreUnwanted() {
    for adjustment in reversed() where !adjustment.isWanted { adjustment.restore() }
    removeAll { !$0.isWanted }
    for adjustment in self { adjustment.isWanted = false }
  }

  /// Takes back everything, from the last to the first.
  @MainActor
  mutating func restoreAll() {
    for adjustment in reversed() { adjustment.restore() }
    removeAll()
  }
}
