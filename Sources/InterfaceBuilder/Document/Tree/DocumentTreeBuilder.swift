/// Collects elements in document order into a `DocumentTree`.
struct DocumentTreeBuilder {
  private var records: [DocumentTree.Record] = []
  private var attributes: [DocumentAttribute] = []
  private var openElements: [Int] = []

  var depth: Int { openElements.count }

  mutating func open(_ name: String, _ list: [DocumentAttribute], at location: Location) {
    open(name, at: location)
    for attribute in list { append(attribute: attribute) }
  }

  mutating func open(_ name: String, at location: Location) {
    if let parent = openElements.last, records[parent].text.isBlank { records[parent].text = "" }
    let index = records.count
    let start = Int32(clamping: attributes.count)
    records.append(
      DocumentTree.Record(
        name: name, text: "", parent: Int32(clamping: openElements.last ?? -1), end: Int32(clamping: index + 1),
        attributeStart: start, attributeEnd: start,
        line: Int32(clamping: location.line), column: Int32(clamping: location.column)))
    openElements.append(index)
  }

  /// Adds an attribute to the element opened last; only before its first child.
  mutating func append(attribute: DocumentAttribute) {
    guard let index = openElements.last, index == records.count - 1 else { return }
    attributes.append(attribute)
    records[index].attributeEnd = Int32(clamping: attributes.count)
  }

  mutating func append(text: String) {
    guard let index = openElements.last else { return }
    // Between child elements only the indentation stands.
    if records.count > index + 1, text.isBlank { return }
    records[index].text += text
  }

  mutating func close() {
    guard let index = openElements.popLast() else { return }
    records[index].end = Int32(clamping: records.count)
  }

  mutating func finish() -> DocumentTree? {
    while !openElements.isEmpty { close() }
    return records.isEmpty ? nil : DocumentTree(records: records, attributes: attributes)
  }
}

extension String {
  /// Whether there is nothing but XML white space.
  var isBlank: Bool { utf8.allSatisfy { $0 == 0x20 || $0 == 0x0A || $0 == 0x09 || $0 == 0x0D } }
}
