import Foundation

/// Brings an XML file to valid UTF-8 before it is parsed.
///
/// Foundation's `XMLParser` on Linux traps when a name or value is not valid UTF-8, so nothing else must reach it.
enum DocumentEncoding {
  static func utf8(_ data: Data, file: String) throws(DocumentError) -> [UInt8] {
    let head = [UInt8](data.prefix(2))
    if head == [0xFE, 0xFF] || head == [0xFF, 0xFE] {
      guard let text = String(data: data, encoding: .utf16) else {
        throw DocumentError(.malformed, file: file, message: "The file is not valid UTF-16.")
      }
      return Array(text.utf8)
    }
    let bytes = [UInt8](data)
    if let encoding = declaredEncoding(bytes), !["utf-8", "utf8", "us-ascii", "ascii"].contains(encoding) {
      throw DocumentError(
        .unsupported, file: file, location: Location(line: 1, column: 1),
        message: "The encoding \"\(encoding.excerpt)\" is not read; Interface Builder writes UTF-8.")
    }
    guard String(validating: bytes, as: UTF8.self) != nil else {
      throw DocumentError(
        .malformed, file: file, location: firstInvalid(bytes), message: "The file is not valid UTF-8 here.")
    }
    return bytes
  }

  /// The encoding of the XML declaration in small letters.
  private static func declaredEncoding(_ bytes: [UInt8]) -> String? {
    guard let range = declaration(bytes) else { return nil }
    let text = String(decoding: bytes[range], as: UTF8.self)
    guard let name = text.range(of: "encoding") else { return nil }
    let parts = text[name.upperBound...].split(omittingEmptySubsequences: false) { $0 == "\"" || $0 == "'" }
    return parts.count > 1 ? parts[1].lowercased() : nil
  }

  private static func declaration(_ bytes: [UInt8]) -> Range<Int>? {
    let start = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? 3 : 0
    guard bytes.dropFirst(start).starts(with: "<?xml ".utf8),
      let end = bytes.dropFirst(start).firstIndex(of: UInt8(ascii: ">")), bytes[end - 1] == UInt8(ascii: "?")
    else { return nil }
    return start..<end + 1
  }

  private static func firstInvalid(_ bytes: [UInt8]) -> Location {
    var location = Location(line: 1, column: 1)
    var decoder = UTF8()
    var iterator = bytes.makeIterator()
    while case .scalarValue(let scalar) = decoder.decode(&iterator) {
      location =
        scalar == "\n"
        ? Location(line: location.line + 1, column: 1)
        : Location(line: location.line, column: location.column + 1)
    }
    return location
  }
}
