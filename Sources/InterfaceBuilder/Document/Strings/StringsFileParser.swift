/// Parses the old-style property list of a .strings file.
struct StringsFileParser {
  private let scalars: [UInt32]
  private let file: String
  private var position = 0
  private var line = 1
  private var lineStart = 0

  init(_ text: String, file: String) {
    scalars = text.unicodeScalars.map(\.value)
    self.file = file
  }

  mutating func parse() throws(DocumentError) -> StringsFile {
    var strings: [String: String] = [:]
    var lines: [String: Int] = [:]
    try skipSpace()
    // The whole may stand in braces, as in other property lists.
    let isBraced = take("{")
    try skipSpace()
    while let next = current, !(isBraced && next == "}") {
      let keyLine = line
      let key = try parseString("a key")
      try skipSpace()
      var value = key
      if take("=") {
        try skipSpace()
        value = try parseString("a value")
        try skipSpace()
      }
      guard take(";") else {
        if current == nil { throw error("The file ends before the ';' that closes the entry \"\(key.excerpt)\".") }
        throw error("A ';' is missing after the entry \"\(key.excerpt)\".")
      }
      strings[key] = value
      lines[key] = keyLine
      try skipSpace()
    }
    if isBraced {
      guard take("}") else { throw error("The closing '}' is missing.") }
      try skipSpace()
      if current != nil { throw error("There is something after the closing '}'.") }
    }
    return StringsFile(strings: strings, lines: lines)
  }

  // MARK: Tokens

  private mutating func parseString(_ expected: String) throws(DocumentError) -> String {
    if current == "\"" || current == "'" { return try parseQuoted() }
    var text = String.UnicodeScalarView()
    while let scalar = current, isBare(scalar) {
      text.append(scalar)
      advance()
    }
    guard !text.isEmpty else {
      if let scalar = current { throw error("\(expected) is expected, not '\(scalar)'.".capitalizedFirst) }
      throw error("\(expected) is expected, but the file ends.".capitalizedFirst)
    }
    return String(text)
  }

  private mutating func parseQuoted() throws(DocumentError) -> String {
    let start = location
    let quote = current
    advance()
    var units: [UInt16] = []
    while let scalar = current {
      advance()
      if scalar == quote { return String(decoding: units, as: UTF16.self) }
      if scalar == "\\" {
        try parseEscape(into: &units)
      } else {
        units.append(contentsOf: UTF16.encode(scalar).map(Array.init) ?? [])
      }
    }
    throw DocumentError(.malformed, file: file, location: start, message: "The text that begins here is not closed.")
  }

  private mutating func parseEscape(into units: inout [UInt16]) throws(DocumentError) {
    guard let scalar = current else { throw error("The file ends in an escape.") }
    advance()
    switch scalar {
    case "n": units.append(0x0A)
    case "r": units.append(0x0D)
    case "t": units.append(0x09)
    case "a": units.append(0x07)
    case "b": units.append(0x08)
    case "f": units.append(0x0C)
    case "v": units.append(0x0B)
    case "u", "U":
      // Halves of a pair are put together when the text is decoded.
      var value: UInt16 = 0
      var count = 0
      while count < 4, let digit = current.flatMap({ Character($0).hexDigitValue }) {
        value = value << 4 | UInt16(digit)
        count += 1
        advance()
      }
      if count == 0 { throw error("A \\\(scalar) is not followed by hexadecimal digits.") }
      units.append(value)
    case "0"..."7":
      var value = scalar.value - 0x30
      var count = 1
      while count < 3, let digit = current, ("0"..."7").contains(digit) {
        value = value << 3 | (digit.value - 0x30)
        count += 1
        advance()
      }
      units.append(UInt16(truncatingIfNeeded: value))
    default: units.append(contentsOf: UTF16.encode(scalar).map(Array.init) ?? [])
    }
  }

  private mutating func skipSpace() throws(DocumentError) {
    while let scalar = current {
      if scalar.properties.isWhitespace || scalar == "\u{FEFF}" {
        advance()
      } else if scalar == "/", peek == "/" {
        while let next = current, next != "\n", next != "\r" { advance() }
      } else if scalar == "/", peek == "*" {
        let start = location
        advance()
        advance()
        while current != nil, !(current == "*" && peek == "/") { advance() }
        guard current != nil else {
          throw DocumentError(
            .malformed, file: file, location: start, message: "The comment that begins here is not closed.")
        }
        advance()
        advance()
      } else {
        return
      }
    }
  }

  private func isBare(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "_", "-", ".", "$", ":": true
    case "/": peek != "/" && peek != "*"
    default: false
    }
  }

  // MARK: Position

  private var current: Unicode.Scalar? {
    position < scalars.count ? Unicode.Scalar(scalars[position]) : nil
  }

  private var peek: Unicode.Scalar? {
    position + 1 < scalars.count ? Unicode.Scalar(scalars[position + 1]) : nil
  }

  private var location: Location { Location(line: line, column: position - lineStart + 1) }

  private mutating func take(_ scalar: Unicode.Scalar) -> Bool {
    guard current == scalar else { return false }
    advance()
    return true
  }

  private mutating func advance() {
    guard let scalar = current else { return }
    let isLineEnd = scalar == "\n" || (scalar == "\r" && peek != "\n")
    position += 1
    if isLineEnd {
      line += 1
      lineStart = position
    }
  }

  private func error(_ message: String) -> DocumentError {
    DocumentError(.malformed, file: file, location: location, message: message)
  }
}

extension String {
  fileprivate var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
