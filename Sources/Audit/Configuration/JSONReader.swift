/// Reads JSON (RFC 8259) and remembers where everything stands.
struct JSONReader {
  private let scalars: [Unicode.Scalar]
  private var index = 0
  private var place = JSONPlace(line: 1, column: 1)

  private static let depthLimit = 64

  /// - Throws: `JSONFault`.
  static func read(_ text: String) throws -> JSONNode {
    var reader = JSONReader(text)
    let node = try reader.value(depth: 0)
    reader.skipSpace()
    if reader.index < reader.scalars.count { throw JSONFault(reader.place, "the file should end here") }
    return node
  }

  private init(_ text: String) { scalars = Array(text.unicodeScalars) }

  private var current: Unicode.Scalar? { index < scalars.count ? scalars[index] : nil }

  private mutating func advance() {
    if current == "\n" { place = JSONPlace(line: place.line + 1, column: 1) } else { place.column += 1 }
    index += 1
  }

  private mutating func skipSpace() {
    while let scalar = current, scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" { advance() }
  }

  private func unexpected(_ wanted: String) -> JSONFault {
    JSONFault(place, "expected \(wanted), found \(current.map { "'\($0)'" } ?? "the end of the file")")
  }

  private mutating func take(_ scalar: Unicode.Scalar, _ wanted: String) throws {
    guard current == scalar else { throw unexpected(wanted) }
    advance()
  }

  private mutating func value(depth: Int) throws -> JSONNode {
    skipSpace()
    let start = place
    guard depth < Self.depthLimit else { throw JSONFault(start, "lists and objects are nested too deeply") }
    switch current {
    case "{": return JSONNode(value: .object(try object(depth)), place: start)
    case "[": return JSONNode(value: .array(try array(depth)), place: start)
    case "\"": return JSONNode(value: .string(try string()), place: start)
    case "t": return try word("true", .bool(true))
    case "f": return try word("false", .bool(false))
    case "n": return try word("null", .null)
    default: return JSONNode(value: .number(try number()), place: start)
    }
  }

  private mutating func word(_ word: String, _ value: JSONNode.Value) throws -> JSONNode {
    let start = place
    for scalar in word.unicodeScalars { try take(scalar, "'\(word)'") }
    return JSONNode(value: value, place: start)
  }

  private mutating func number() throws -> Double {
    let start = place
    var text = ""
    while let scalar = current, "+-.eE0123456789".unicodeScalars.contains(scalar) {
      text.unicodeScalars.append(scalar)
      advance()
    }
    if text.isEmpty { throw unexpected("a value") }
    guard let number = Double(text), number.isFinite else { throw JSONFault(start, "'\(text)' is no number") }
    return number
  }

  private mutating func string() throws -> String {
    let start = place
    advance()
    var text = String.UnicodeScalarView()
    while true {
      guard let scalar = current, scalar != "\n" else { throw JSONFault(start, "the string does not end") }
      advance()
      if scalar == "\"" { return String(text) }
      if scalar != "\\" {
        text.append(scalar)
        continue
      }
      guard let escaped = current else { throw JSONFault(start, "the string does not end") }
      advance()
      switch escaped {
      case "\"", "\\", "/": text.append(escaped)
      case "n": text.append("\n")
      case "t": text.append("\t")
      case "r": text.append("\r")
      case "b": text.append("\u{8}")
      case "f": text.append("\u{c}")
      case "u": text.append(try escapedScalar(start))
      default: throw JSONFault(start, "the string has an unknown escape '\\\(escaped)'")
      }
    }
  }

  private mutating func escapedScalar(_ start: JSONPlace) throws -> Unicode.Scalar {
    let unit = try hexadecimal(start)
    if let scalar = Unicode.Scalar(unit) { return scalar }
    guard (0xd800..<0xdc00).contains(unit), current == "\\" else { return "\u{fffd}" }
    advance()
    try take("u", "the second half of a character")
    let low = try hexadecimal(start)
    guard (0xdc00..<0xe000).contains(low) else { return "\u{fffd}" }
    return Unicode.Scalar(0x10000 + (unit - 0xd800) << 10 + (low - 0xdc00)) ?? "\u{fffd}"
  }

  private mutating func hexadecimal(_ start: JSONPlace) throws -> UInt32 {
    var text = ""
    for _ in 0..<4 {
      guard let scalar = current else { throw JSONFault(start, "the string does not end") }
      text.unicodeScalars.append(scalar)
      advance()
    }
    guard let unit = UInt32(text, radix: 16) else { throw JSONFault(start, "'\\u\(text)' is no character") }
    return unit
  }

  private mutating func array(_ depth: Int) throws -> [JSONNode] {
    advance()
    skipSpace()
    var items: [JSONNode] = []
    if current == "]" {
      advance()
      return items
    }
    while true {
      items.append(try value(depth: depth + 1))
      skipSpace()
      if current == "]" {
        advance()
        return items
      }
      try take(",", "',' or ']'")
    }
  }

  private mutating func object(_ depth: Int) throws -> [(name: String, place: JSONPlace, value: JSONNode)] {
    advance()
    skipSpace()
    var members: [(name: String, place: JSONPlace, value: JSONNode)] = []
    if current == "}" {
      advance()
      return members
    }
    while true {
      skipSpace()
      let start = place
      guard current == "\"" else { throw unexpected("a name in quotes") }
      let name = try string()
      if members.contains(where: { $0.name == name }) { throw JSONFault(start, "'\(name)' stands there twice") }
      skipSpace()
      try take(":", "':'")
      members.append((name, start, try value(depth: depth + 1)))
      skipSpace()
      if current == "}" {
        advance()
        return members
      }
      try take(",", "',' or '}'")
    }
  }
}
