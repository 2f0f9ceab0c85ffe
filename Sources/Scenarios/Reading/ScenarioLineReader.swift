import Assets

/// The words of one line, read from the left.
struct ScenarioLineReader {
  struct Failure: Error {
    var column: Int
    var message: String
  }

  private let tokens: [ScenarioToken]
  private var index = 0
  /// What the line should look like, for errors.
  var usage = ""
  /// The column behind the last word.
  private let end: Int
  private let line: Int

  init(_ tokens: [ScenarioToken], length: Int, line: Int) {
    self.tokens = tokens
    end = length + 1
    self.line = line
  }

  var isAtEnd: Bool { index >= tokens.count }
  private var current: ScenarioToken? { isAtEnd ? nil : tokens[index] }
  /// Where the next word stands, or would stand.
  var column: Int { current?.column ?? end }

  /// The same, in the file.
  var place: ScenarioPlace { ScenarioPlace(line: line, column: column) }

  func failure(_ message: String) -> Failure { Failure(column: column, message: message) }

  /// An error at the next word that says what was expected there, and what the whole line may look like.
  func expected(_ what: String) -> Failure {
    let found = current.map { "not \(Self.shown($0))" } ?? "and here the line ends"
    return failure("expected \(what), \(found); write: \(usage)")
  }

  private static func shown(_ token: ScenarioToken) -> String {
    token.source.count > 40 ? "'\(token.source.prefix(40))…'" : "'\(token.source)'"
  }

  /// Nothing may follow.
  func finish() throws {
    guard isAtEnd else { throw expected("the end of the line") }
  }

  /// The next word when it is a plain one.
  func peekWord() -> String? {
    guard case .word(let word)? = current?.kind else { return nil }
    return word
  }

  /// Takes the word when it is the next one.
  mutating func take(_ word: String) -> Bool {
    guard peekWord() == word else { return false }
    index += 1
    return true
  }

  mutating func demand(_ word: String) throws {
    guard take(word) else { throw expected("'\(word)'") }
  }

  /// One of several words.
  mutating func word(of choices: [String], _ what: String) throws -> String {
    guard let word = peekWord() else { throw expected(what) }
    guard choices.contains(word) else {
      let near = Self.nearest(word, in: choices).map { " (did you mean '\($0)'?)" } ?? ""
      throw failure("'\(word.prefix(40))' is not \(what)\(near); write: \(usage)")
    }
    index += 1
    return word
  }

  mutating func anyWord(_ what: String) throws -> String {
    guard let word = peekWord() else { throw expected(what) }
    index += 1
    return word
  }

  /// One of several words, however they are capitalised.
  mutating func choice(of choices: [String], _ what: String) throws -> String {
    let list = choices.joined(separator: ", ")
    let text = try source("one of \(list)")
    let word = text.lowercased()
    guard choices.contains(word) else {
      index -= 1
      // One letter is near to every other.
      let near = word.count > 1 ? Self.nearest(word, in: choices).map { " (did you mean '\($0)'?)" } ?? "" : ""
      throw failure("'\(text.prefix(40))' is no \(what)\(near); there are \(list)")
    }
    return word
  }

  /// A word or a number as it is written, without quotation marks.
  mutating func source(_ what: String) throws -> String {
    guard let current else { throw expected(what) }
    if case .text = current.kind { throw expected("\(what), without quotation marks") }
    index += 1
    return current.source
  }

  mutating func takeText() throws -> String? {
    guard case .text(let text)? = current?.kind else { return nil }
    guard text.count <= ScenarioLimits.textLength else {
      throw failure("the text is longer than \(ScenarioLimits.textLength) characters")
    }
    index += 1
    return text
  }

  mutating func text(_ what: String) throws -> String {
    if let text = try takeText() { return text }
    if let word = peekWord(), word.count <= 40 {
      throw failure("expected \(what), which stands in quotation marks: \"\(word)\"; write: \(usage)")
    }
    throw expected(what)
  }

  /// Numbers of just this count.
  mutating func takeNumbers(_ count: Int) -> [Double]? {
    guard case .numbers(let numbers)? = current?.kind, numbers.count == count else { return nil }
    index += 1
    return numbers
  }

  mutating func number(_ what: String, in range: ClosedRange<Double>) throws -> Double {
    let place = column
    guard let number = takeNumbers(1)?.first else { throw expected(what) }
    guard range.contains(number) else {
      throw Failure(
        column: place,
        message: "\(what) is a number from \(ScenarioNumber.text(range.lowerBound)) to "
          + "\(ScenarioNumber.text(range.upperBound)), not \(ScenarioNumber.text(number))")
    }
    return number
  }

  mutating func seconds() throws -> Double { try number("seconds", in: 0...ScenarioLimits.seconds) }

  mutating func takePoint() -> ScenarioPoint? {
    takeNumbers(2).map { ScenarioPoint(x: $0[0], y: $0[1]) }
  }

  mutating func point() throws -> ScenarioPoint {
    guard let point = takePoint() else { throw expected("a point such as 160,300") }
    return point
  }

  mutating func rect() throws -> ScenarioRect {
    guard let n = takeNumbers(4) else { throw expected("a rectangle such as 0,264,320,216") }
    return ScenarioRect(x: n[0], y: n[1], width: n[2], height: n[3])
  }

  private mutating func takeOrdinal() -> Int? {
    guard case .ordinal(let number)? = current?.kind else { return nil }
    index += 1
    return number
  }

  /// An element or a point; nil when neither comes next.
  mutating func takeTarget() throws -> ScenarioTarget? {
    if let number = takeOrdinal() { return .input(number) }
    if let point = takePoint() { return .point(point) }
    guard let name = try takeText() else { return nil }
    return .named(name, number: takeOrdinal())
  }

  mutating func target() throws -> ScenarioTarget {
    if let target = try takeTarget() { return target }
    if let word = peekWord(), word.count <= 40 {
      throw failure("expected a name, which stands in quotation marks: \"\(word)\"; write: \(usage)")
    }
    throw expected("a name in quotation marks, #1 or a point")
  }

  /// An element; a point is none.
  mutating func element() throws -> ScenarioTarget {
    let place = column
    let target = try target()
    if case .point = target {
      throw Failure(column: place, message: "expected a name, not a point; write: \(usage)")
    }
    return target
  }

  /// The choice that was meant; nil when none is near.
  static func nearest(_ word: String, in choices: [String]) -> String? {
    guard word.utf8.count < 40 else { return nil }
    let folded = Array(word.lowercased().utf8)
    let near = choices.map { (distance: editDistance(folded, Array($0.utf8)), choice: $0) }
      .min { ($0.distance, $0.choice) < ($1.distance, $1.choice) }
    guard let near, near.distance <= max(1, min(folded.count, near.choice.utf8.count) / 2) else { return nil }
    return near.choice
  }
}
