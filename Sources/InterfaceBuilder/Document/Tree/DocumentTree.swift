/// The elements of one document, immutable, stored in document order.
///
/// The elements lie in one array rather than in each other, so that neither walking nor destroying a deep tree
/// recurses, and an element's descendants are a plain range.
public final class DocumentTree: Sendable {
  struct Record: Sendable {
    var name: String
    var text: String
    /// The enclosing element's index, -1 for the root.
    var parent: Int32
    /// One past the last descendant.
    var end: Int32
    var attributeStart: Int32
    var attributeEnd: Int32
    var line: Int32
    var column: Int32
  }

  let records: [Record]
  let attributes: [DocumentAttribute]

  /// `records` must hold at least the root; only `DocumentTreeBuilder` calls this.
  init(records: [Record], attributes: [DocumentAttribute]) {
    self.records = records
    self.attributes = attributes
  }

  /// The outermost element.
  public var root: DocumentElement { DocumentElement(tree: self, index: 0) }

  /// The number of elements.
  public var count: Int { records.count }

  /// Every element in document order, the root first.
  public var elements: some Sequence<DocumentElement> {
    records.indices.lazy.map { DocumentElement(tree: self, index: $0) }
  }
}
