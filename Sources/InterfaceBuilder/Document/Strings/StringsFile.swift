import Foundation

/// A .strings file: `"key" = "value";` with comments, in UTF-8 or UTF-16. XML property lists are read as well.
public struct StringsFile: Sendable, Hashable {
  /// The texts by their keys; of a key that occurs twice the last one.
  public let strings: [String: String]
  /// The line of each key.
  public let lines: [String: Int]

  init(strings: [String: String], lines: [String: Int]) {
    self.strings = strings
    self.lines = lines
  }

  public init(contentsOf url: URL, limits: DocumentLimits = .standard) throws(DocumentError) {
    let data = try BoundedFile.read(url, limits: limits)
    try self.init(data: data, file: url.path, limits: limits)
  }

  /// Reads the file's bytes. `file` names it in messages only.
  public init(data: Data, file: String, limits: DocumentLimits = .standard) throws(DocumentError) {
    guard data.count <= limits.fileSize else {
      throw DocumentError(
        .tooLarge, file: file, message: "The file has \(data.count) bytes; at most \(limits.fileSize) are read.")
    }
    if data.starts(with: Array("bplist".utf8)) || data.starts(with: Array("<?xml".utf8)) {
      guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: String]
      else {
        throw DocumentError(.malformed, file: file, message: "The property list does not hold texts by key.")
      }
      self.init(strings: list, lines: [:])
      return
    }
    guard let text = Self.decode(data) else {
      throw DocumentError(.malformed, file: file, message: "The file is neither UTF-8 nor UTF-16.")
    }
    var parser = StringsFileParser(text, file: file)
    self = try parser.parse()
  }

  /// The text of a property of an object: key "ID.property".
  public func text(of id: String, property: String) -> String? { strings["\(id).\(property)"] }

  private static func decode(_ data: Data) -> String? {
    let head = Array(data.prefix(4))
    if head.starts(with: [0xEF, 0xBB, 0xBF]) { return String(validatingUTF8Data: data.dropFirst(3)) }
    if head.starts(with: [0xFF, 0xFE]) || head.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    // UTF-16 without a mark shows itself by the zero in one of the first two bytes.
    if head.count >= 2, head[0] == 0 { return String(data: data, encoding: .utf16BigEndian) }
    if head.count >= 2, head[1] == 0 { return String(data: data, encoding: .utf16LittleEndian) }
    return String(validatingUTF8Data: data)
  }
}

extension String {
  fileprivate init?(validatingUTF8Data data: Data) { self.init(data: data, encoding: .utf8) }
}
