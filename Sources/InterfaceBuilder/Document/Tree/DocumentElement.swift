/// One element of a document: a light handle into its tree.
public struct DocumentElement: Sendable, Hashable {
  public let tree: DocumentTree
  let index: Int

  init(tree: DocumentTree, index: Int) {
    self.tree = tree
    self.index = index
  }

  public var name: String { tree.records[index].name }

  /// The text directly inside the element; empty where there is only indentation between children.
  public var text: String { tree.records[index].text }

  /// Where the start tag begins.
  public var location: Location {
    Location(line: Int(tree.records[index].line), column: Int(tree.records[index].column))
  }

  /// The place in document order, the root being 0.
  public var order: Int { index }

  public var parent: DocumentElement? {
    let parent = Int(tree.records[index].parent)
    return parent >= 0 ? DocumentElement(tree: tree, index: parent) : nil
  }

  /// The enclosing elements, the nearest first.
  public var ancestors: some Sequence<DocumentElement> {
    sequence(first: self, next: \.parent).dropFirst()
  }

  /// The attributes in the order of the file.
  public var attributes: ArraySlice<DocumentAttribute> {
    tree.attributes[Int(tree.records[index].attributeStart)..<Int(tree.records[index].attributeEnd)]
  }

  /// The value of an attribute.
  public subscript(name: String) -> String? {
    for position in Int(tree.records[index].attributeStart)..<Int(tree.records[index].attributeEnd)
    where tree.attributes[position].name == name {
      return tree.attributes[position].value
    }
    return nil
  }

  public var children: DocumentElementChildren { DocumentElementChildren(parent: self) }

  /// Everything inside the element in document order, itself not included.
  public var descendants: some Sequence<DocumentElement> {
    (index + 1..<Int(tree.records[index].end)).lazy.map { [tree] in DocumentElement(tree: tree, index: $0) }
  }

  var end: Int { Int(tree.records[index].end) }

  public func contains(_ other: DocumentElement) -> Bool {
    other.tree === tree && other.index > index && other.index < end
  }

  /// The first child of that name, and of that `key` attribute when one is given.
  public func child(_ name: String, key: String? = nil) -> DocumentElement? {
    for child in children where child.name == name {
      if key == nil || child["key"] == key { return child }
    }
    return nil
  }

  /// The first child with that `key` attribute, whatever its name.
  public func child(key: String) -> DocumentElement? {
    for child in children where child["key"] == key { return child }
    return nil
  }

  /// The children of the first child of that name; the usual way of lists in these files.
  public func list(_ name: String) -> [DocumentElement] {
    guard let list = child(name) else { return [] }
    return Array(list.children)
  }

  public static func == (left: DocumentElement, right: DocumentElement) -> Bool {
    left.index == right.index && left.tree === right.tree
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(tree))
    hasher.combine(index)
  }
}
