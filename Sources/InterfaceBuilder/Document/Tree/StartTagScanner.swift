/// Finds the start tags in the bytes of an XML file, with place and order of attributes.
///
/// `XMLParser` gives attributes as a dictionary and the place where a tag ends; this supplies what it leaves out, and
/// refuses what must not reach the parser: document types, with their entities, and nesting without measure. It does
/// not judge whether the file is well-formed; the parser does.
struct StartTagScanner {
  struct Tag {
    var nameStart: Int32
    var nameEnd: Int32
    var line: Int32
    var column: Int32
    var firstAttribute: Int32
    var attributeCount: Int32
  }

  enum Failure: Error {
    case documentType(Location)
    case tooDeep(Location)
    case tooMany(Location)
  }

  struct Result {
    var tags: [Tag] = []
    /// The byte ranges of the attribute names of all tags, one after another.
    var attributeNames: [Range<Int32>] = []
    /// Processing instructions, the XML declaration among them.
    var processingInstructions: [Range<Int>] = []
  }

  private(set) var result = Result()

  private let bytes: UnsafeBufferPointer<UInt8>
  private let limits: DocumentLimits
  private var position = 0
  private var line = 1
  private var column = 1
  private var depth = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>, limits: DocumentLimits) {
    self.bytes = bytes
    self.limits = limits
  }

  mutating func scan() throws(Failure) {
    if hasPrefix([0xEF, 0xBB, 0xBF]) { position = 3 }
    while position < bytes.count {
      guard bytes[position] == UInt8(ascii: "<") else {
        advance()
        continue
      }
      if hasPrefix("<!--") {
        skip(through: "-->")
      } else if hasPrefix("<![CDATA[") {
        skip(through: "]]>")
      } else if hasPrefix("<?") {
        let start = position
        skip(through: "?>")
        result.processingInstructions.append(start..<position)
      } else if hasPrefix("<!") {
        throw .documentType(Location(line: line, column: column))
      } else if hasPrefix("</") {
        depth -= 1
        skip(through: ">")
      } else {
        try scanStartTag()
      }
    }
  }

  private mutating func scanStartTag() throws(Failure) {
    let place = Location(line: line, column: column)
    if result.tags.count >= limits.elementCount { throw .tooMany(place) }
    advance()
    let nameStart = position
    while position < bytes.count, isName(bytes[position]) { advance() }
    var tag = Tag(
      nameStart: Int32(clamping: nameStart), nameEnd: Int32(clamping: position), line: Int32(clamping: place.line),
      column: Int32(clamping: place.column), firstAttribute: Int32(clamping: result.attributeNames.count),
      attributeCount: 0)
    var isEmptyElement = false
    while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
      let byte = bytes[position]
      isEmptyElement = byte == UInt8(ascii: "/")
      if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
        advance()
        while position < bytes.count, bytes[position] != byte { advance() }
        advance()
      } else if isName(byte) {
        let start = position
        while position < bytes.count, isName(bytes[position]) { advance() }
        result.attributeNames.append(Int32(clamping: start)..<Int32(clamping: position))
        tag.attributeCount += 1
      } else {
        advance()
      }
    }
    advance()
    result.tags.append(tag)
    if !isEmptyElement {
      depth += 1
      if depth > limits.depth { throw .tooDeep(place) }
    } else if depth >= limits.depth {
      throw .tooDeep(place)
    }
  }

  private mutating func skip(through end: StaticString) {
    while position < bytes.count, !hasPrefix(end) { advance() }
    for _ in 0..<end.utf8CodeUnitCount { advance() }
  }

  private mutating func advance() {
    guard position < bytes.count else { return }
    let byte = bytes[position]
    position += 1
    if byte == 0x0A {
      line += 1
      column = 1
    } else if byte & 0xC0 != 0x80 {
      column += 1
    }
  }

  private func isName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: ":"), UInt8(ascii: "-"),
      UInt8(ascii: "."), 0x80...0xFF:
      true
    default: false
    }
  }

  private func hasPrefix(_ text: StaticString) -> Bool {
    text.withUTF8Buffer { matches($0) }
  }

  private func hasPrefix(_ text: [UInt8]) -> Bool {
    text.withUnsafeBufferPointer { matches($0) }
  }

  private func matches(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard position + text.count <= bytes.count else { return false }
    for offset in 0..<text.count where bytes[position + offset] != text[offset] { return false }
    return true
  }
}
