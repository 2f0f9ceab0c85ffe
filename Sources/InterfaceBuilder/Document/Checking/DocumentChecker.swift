/// Walks a document once, indexes its identifiers and notes what is wrong. Nothing here stops a document from being
/// used; the typed values fall back as `DocumentNumber` and the properties say.
struct DocumentChecker {
  let file: String
  let tree: DocumentTree
  let limit: Int
  private(set) var elementsByIdentifier: [String: Int] = [:]
  private var diagnostics: [Diagnostic]
  private var omitted = 0

  init(file: String, tree: DocumentTree, limit: Int, previous: [Diagnostic]) {
    self.file = file
    self.tree = tree
    self.limit = limit
    diagnostics = previous
  }

  mutating func check() {
    indexIdentifiers()
    for element in tree.elements {
      for attribute in element.attributes { check(attribute, of: element) }
      if element.name == "subviews" { checkSubviews(element) }
      if element.name == "string" { checkArchivedFrame(element) }
    }
    checkContainment()
  }

  /// The diagnostics in the order of the file, no more than the limit allows.
  var sortedDiagnostics: [Diagnostic] {
    var sorted = diagnostics.sorted { $0.location < $1.location }
    if omitted > 0 {
      let end = sorted.last?.location ?? Location(line: 1, column: 1)
      sorted.append(
        Diagnostic(
          .note, .tooManyDiagnostics, file: file, location: end, message: "\(omitted) more diagnostics are left out."))
    }
    return sorted
  }

  private mutating func add(
    _ severity: Diagnostic.Severity, _ category: Diagnostic.Category, _ element: DocumentElement, _ message: String
  ) {
    guard diagnostics.count < limit else {
      omitted += 1
      return
    }
    diagnostics.append(
      Diagnostic(severity, category, file: file, location: element.location, message: message))
  }

  // MARK: Identifiers

  private mutating func indexIdentifiers() {
    for element in tree.elements {
      // The identifiers of devices are no objects'.
      guard let id = element["id"], element.name != "device", element.name != "adaptation" else { continue }
      if let first = elementsByIdentifier[id] {
        let place = DocumentElement(tree: tree, index: first).location
        add(
          .warning, .duplicateIdentifier, element,
          "The identifier \"\(id.excerpt)\" is taken already, at \(place); references mean the first.")
      } else {
        elementsByIdentifier[id] = element.index
      }
    }
  }

  // MARK: Attributes

  private mutating func check(_ attribute: DocumentAttribute, of element: DocumentElement) {
    guard let rule = AttributeRule.rule(for: attribute.name, of: element.name) else { return }
    let value = attribute.value
    switch rule {
    case .number(let limit):
      if DocumentNumber.isAbsurd(value, limit: limit) {
        let replacement = DocumentNumber.number(value, limit: limit)
        add(
          .warning, .absurdNumber, element,
          "\(attribute.name)=\"\(value.excerpt)\" is no usable number; "
            + (replacement.map { "\($0) is taken instead." } ?? "the default is taken instead."))
      }
    case .multiplier:
      if ConstraintMultiplier.isAbsurd(value) {
        let factor = ConstraintMultiplier.value(value) ?? 1
        add(
          .warning, .absurdNumber, element,
          "multiplier=\"\(value.excerpt)\" is no usable factor; \(factor) is taken instead.")
      }
    case .range(let range):
      let number = DocumentNumber.number(value)
      if number.map({ !range.contains($0) }) ?? true {
        let replacement = number.map { "\(min(max($0, range.lowerBound), range.upperBound))" } ?? "the default"
        add(
          .warning, .absurdNumber, element,
          "\(attribute.name)=\"\(value.excerpt)\" is not between \(Int(range.lowerBound)) and "
            + "\(Int(range.upperBound)); \(replacement) is taken instead.")
      }
    case .name(let isKnown):
      if !isKnown(value) {
        add(
          .warning, .unknownValue, element,
          "\(attribute.name)=\"\(value.excerpt)\" is not known for <\(element.name)>; the default is taken instead.")
      }
    case .reference:
      if elementsByIdentifier[value] == nil {
        add(
          .warning, .missingReference, element,
          "\(attribute.name) refers to \"\(value.excerpt)\", which is not in the document.")
      }
    }
  }

  private mutating func checkArchivedFrame(_ element: DocumentElement) {
    let expected: Int
    switch element["key"] {
    case "NSFrame": expected = 4
    case "NSFrameSize": expected = 2
    default: return
    }
    let parts = element.text.split { "{}, ".contains($0) }
    if parts.count != expected
      || parts.contains(where: { DocumentNumber.isAbsurd(String($0), limit: DocumentNumber.geometryLimit) })
    {
      add(.warning, .absurdNumber, element, "\"\(element.text.excerpt)\" is no usable frame.")
    }
  }

  private mutating func checkSubviews(_ subviews: DocumentElement) {
    for child in subviews.children where ViewKind(rawValue: child.name) == nil {
      add(.warning, .unknownElement, child, "<\(child.name)> is not known; it is kept as a plain view.")
    }
  }

  // MARK: Cycles

  /// Controllers must not contain each other in a circle, by relationship or embedding.
  private mutating func checkContainment() {
    var edges: [Int: [(destination: Int, segue: DocumentElement)]] = [:]
    var sources: [Int] = []
    for element in tree.elements where element.name == "segue" {
      let segue = SegueNode(element)
      guard segue.kind == .relationship || segue.kind == .embed, let end = elementsByIdentifier[segue.destination],
        let controller = element.ancestors.first(where: { ControllerNode.isController($0) })
      else { continue }
      if edges[controller.index] == nil { sources.append(controller.index) }
      edges[controller.index, default: []].append((end, element))
    }
    var finished: Set<Int> = []
    for source in sources where !finished.contains(source) {
      // A stack of its own: the circle may be as long as the file.
      var stack: [(node: Int, next: Int)] = [(source, 0)]
      var path: Set<Int> = [source]
      while let top = stack.last {
        let outgoing = edges[top.node] ?? []
        guard top.next < outgoing.count else {
          path.remove(top.node)
          finished.insert(top.node)
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        let edge = outgoing[top.next]
        if path.contains(edge.destination) {
          let id = DocumentElement(tree: tree, index: edge.destination)["id"] ?? ""
          add(
            .warning, .cyclicReference, edge.segue,
            "The controller \"\(id.excerpt)\" contains itself by way of this segue.")
        } else if !finished.contains(edge.destination) {
          path.insert(edge.destination)
          stack.append((edge.destination, 0))
        }
      }
    }
  }
}

extension String {
  /// The text cut short for a message, on one line.
  var excerpt: String {
    let line = prefix(60).map { $0.isNewline ? " " : $0 }
    return String(line) + (count > 60 ? "…" : "")
  }
}
