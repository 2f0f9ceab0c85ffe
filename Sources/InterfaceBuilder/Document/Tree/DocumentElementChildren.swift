/// The elements directly inside another, in document order.
public struct DocumentElementChildren: Sendable, Sequence {
  let parent: DocumentElement

  public func makeIterator() -> Iterator { Iterator(tree: parent.tree, position: parent.index + 1, end: parent.end) }

  public var isEmpty: Bool { parent.index + 1 >= parent.end }

  public struct Iterator: IteratorProtocol {
    let tree: DocumentTree
    var position: Int
    let end: Int

    public mutating func next() -> DocumentElement? {
      guard position < end else { return nil }
      let element = DocumentElement(tree: tree, index: position)
      position = element.end
      return element
    }
  }
}
