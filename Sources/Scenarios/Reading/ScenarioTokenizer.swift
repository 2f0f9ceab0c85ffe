/// Cuts a line into its words.
struct ScenarioTokenizer {
  struct Failure: Error {
    var column: Int
    var message: String
  }

  private let characters: [Character]
  private var index = 0

  init(_ line: Substring) { characters = Array(line) }

  static func tokens(_ line: Substring) throws -> [ScenarioToken] {
    var tokenizer = ScenarioTokenizer(line)
    var tokens: [ScenarioToken] = []
    while let token = try tokenizer.next(isFirst: tokens.isEmpty) { tokens.append(token) }
    return tokens
  }

  private mutating func next(isFirst: Bool) throws -> ScenarioToken? {
    while index < characters.count, characters[index].isWhitespace { index += 1 }
    guard index < characters.count else { return nil }
    let start = index
    let first = characters[index]
    if first == "#" {
      // `#2` is an element's number, but not where a line begins: there everything is a comment.
      let hasNumber = !isFirst && index + 1 < characters.count && characters[index + 1].isASCIIDigit
      if !hasNumber {
        index = characters.count
        return nil
      }
    }
    if let closing = Self.closing(first) {
      let text = try quoted(closing: closing)
      return ScenarioToken(kind: .text(text), source: String(characters[start..<index]), column: start + 1)
    }
    while index < characters.count, !characters[index].isWhitespace, Self.closing(characters[index]) == nil {
      index += 1
    }
    let source = String(characters[start..<index])
    return ScenarioToken(kind: try kind(of: source, column: start + 1), source: source, column: start + 1)
  }

  /// Straight quotation marks, and the curved ones that some editors put in their place.
  private static func closing(_ character: Character) -> Character? {
    switch character {
    case "\"": return "\""
    case "\u{201c}": return "\u{201d}"
    default: return nil
    }
  }

  private mutating func quoted(closing: Character) throws -> String {
    let start = index
    index += 1
    var text = ""
    while index < characters.count {
      let character = characters[index]
      if character == closing {
        index += 1
        return text
      }
      if character == "\\" {
        text.append(try escape())
      } else {
        text.append(character)
        index += 1
      }
    }
    throw Failure(column: start + 1, message: "the text that begins here does not end; close it with \(closing)")
  }

  private mutating func escape() throws -> Character {
    let start = index
    index += 1
    guard index < characters.count else {
      throw Failure(column: start + 1, message: "nothing stands after the \\")
    }
    let letter = characters[index]
    index += 1
    switch letter {
    case "\"", "\\", "\u{201d}": return letter
    case "n": return "\n"
    case "t": return "\t"
    case "u": return try unicode(start)
    default:
      throw Failure(
        column: start + 1,
        message:
          "'\\\(letter)' is no escape; there are \\\" \\\\ \\n \\t and \\u{…} with a character's hexadecimal number")
    }
  }

  private mutating func unicode(_ start: Int) throws -> Character {
    var digits = ""
    if index < characters.count, characters[index] == "{" {
      index += 1
      while index < characters.count, characters[index] != "}", digits.count < 8 {
        digits.append(characters[index])
        index += 1
      }
      if index < characters.count, characters[index] == "}" {
        index += 1
        if let number = UInt32(digits, radix: 16), let scalar = Unicode.Scalar(number) { return Character(scalar) }
      }
    }
    throw Failure(column: start + 1, message: "\\u takes a character's hexadecimal number, such as \\u{3042}")
  }

  private func kind(of source: String, column: Int) throws -> ScenarioToken.Kind {
    guard let first = source.first else { return .word(source) }
    if first == "#" {
      guard source.dropFirst().allSatisfy(\.isASCIIDigit), let number = Int(source.dropFirst()), number > 0,
        number <= ScenarioLimits.steps
      else {
        throw Failure(column: column, message: "'\(short(source))' is no number of an element; they begin with #1")
      }
      return .ordinal(number)
    }
    guard first.isASCIIDigit || "-+.".contains(first), source.contains(where: \.isASCIIDigit) else {
      return .word(source)
    }
    var numbers: [Double] = []
    for part in source.split(separator: ",", omittingEmptySubsequences: false) {
      guard part.allSatisfy({ $0.isASCIIDigit || "-+.".contains($0) }), let number = Double(part),
        abs(number) <= ScenarioLimits.coordinate
      else {
        // Versions have two points.
        if source.allSatisfy({ $0.isASCIIDigit || $0 == "." }) { return .word(source) }
        throw Failure(
          column: column,
          message: "'\(short(source))' is neither a number nor a point such as 160,300 (without a space)")
      }
      numbers.append(number == 0 ? 0 : number)
    }
    return .numbers(numbers)
  }

  private func short(_ text: String) -> String { text.count > 40 ? text.prefix(40) + "…" : text }
}

extension Character {
  var isASCIIDigit: Bool { asciiValue.map { (48...57).contains($0) } ?? false }
}
