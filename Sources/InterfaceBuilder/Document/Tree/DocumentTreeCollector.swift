import Foundation
import FoundationXML

/// Takes the parser's events and joins them with what the scanner has found.
final class DocumentTreeCollector: NSObject, XMLParserDelegate {
  private let bytes: [UInt8]
  private let tags: [StartTagScanner.Tag]
  private let attributeNames: [Range<Int32>]
  private var builder = DocumentTreeBuilder()
  private var nextTag = 0
  /// The first error is the true one; the parser itself remembers the last.
  private(set) var firstError: (code: Int, location: Location)?

  init(bytes: [UInt8], tags: [StartTagScanner.Tag], attributeNames: [Range<Int32>]) {
    self.bytes = bytes
    self.tags = tags
    self.attributeNames = attributeNames
  }

  func finish() -> DocumentTree? { builder.finish() }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName: String?,
    attributes attributeDict: [String: String] = [:]
  ) {
    guard let tag = nextTag < tags.count ? tags[nextTag] : nil else {
      // Not reached for a well-formed file; the parser's own place is better than none.
      let location = Location(line: max(1, parser.lineNumber), column: max(1, parser.columnNumber))
      builder.open(elementName, sorted(attributeDict), at: location)
      return
    }
    nextTag += 1
    builder.open(elementName, at: Location(line: Int(tag.line), column: Int(tag.column)))
    if attributeDict.isEmpty { return }
    var found = 0
    for offset in 0..<Int(tag.attributeCount) {
      let position = Int(tag.firstAttribute) + offset
      guard position < attributeNames.count else { break }
      let range = attributeNames[position]
      let name = String(decoding: bytes[Int(range.lowerBound)..<Int(range.upperBound)], as: UTF8.self)
      guard let value = attributeDict[name] else { continue }
      builder.append(attribute: DocumentAttribute(name: name, value: value))
      found += 1
    }
    // Names in another encoding than UTF-8 are not found above.
    if found < attributeDict.count, found == 0 {
      for attribute in sorted(attributeDict) { builder.append(attribute: attribute) }
    }
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName: String?
  ) {
    builder.close()
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    builder.append(text: string)
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    builder.append(text: String(decoding: block, as: UTF8.self))
  }

  func parser(_ parser: XMLParser, parseErrorOccurred parseError: any Error) {
    guard firstError == nil else { return }
    let location = Location(line: max(1, parser.lineNumber), column: max(1, parser.columnNumber))
    firstError = ((parseError as NSError).code, location)
  }

  private func sorted(_ attributes: [String: String]) -> [DocumentAttribute] {
    attributes.sorted { $0.key < $1.key }.map { DocumentAttribute(name: $0.key, value: $0.value) }
  }
}
