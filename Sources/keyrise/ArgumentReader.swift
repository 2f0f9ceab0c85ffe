/// The words of a call, read from the left.
struct ArgumentReader {
  private var words: [String]
  let command: String

  init(_ words: [String], command: String) {
    self.words = words
    self.command = command
  }

  /// The next word; nil at the end.
  mutating func next() -> String? { words.isEmpty ? nil : words.removeFirst() }

  /// The word that must follow an option.
  mutating func value(of option: String) throws -> String {
    guard let value = next() else { throw CommandError("\(option) needs a value; see 'keyrise help \(command)'") }
    return value
  }

  /// The number that must follow an option.
  mutating func number(of option: String, in range: ClosedRange<Double>) throws -> Double {
    let word = try value(of: option)
    guard let number = Double(word), range.contains(number) else {
      throw CommandError(
        "\(option) takes a number from \(short(range.lowerBound)) to \(short(range.upperBound)), not '\(word)'")
    }
    return number
  }

  /// The whole number that must follow an option.
  mutating func integer(of option: String, in range: ClosedRange<Int>) throws -> Int {
    let word = try value(of: option)
    guard let number = Int(word), range.contains(number) else {
      throw CommandError(
        "\(option) takes a whole number from \(range.lowerBound) to \(range.upperBound), not '\(word)'")
    }
    return number
  }

  private func short(_ number: Double) -> String { number == number.rounded() ? String(Int(number)) : String(number) }

  func unknown(_ word: String) -> CommandError {
    CommandError("'\(word)' is not an option of 'keyrise \(command)'; see 'keyrise help \(command)'")
  }
}
