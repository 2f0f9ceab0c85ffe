import Foundation

/// A place in a text, as a number of characters from its begin.
final class TextOffset: UITextPosition {
  let value: Int

  init(_ value: Int) {
    self.value = value
    super.init()
  }

  nonisolated override func isEqual(_ object: Any?) -> Bool { (object as? TextOffset)?.value == value }
  nonisolated override var hash: Int { value }
}
