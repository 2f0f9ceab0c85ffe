/// Turns the objects of an archive (versions 7.10 and 8.00) into the elements of today's documents.
///
/// Each object is translated once, where it is met first, so that circles of references end and the result is never
/// larger than the archive allows. Locations are those of the archive.
struct ArchiveTranslator {
  let tree: DocumentTree
  let file: String
  let limits: DocumentLimits
  private(set) var diagnostics: [Diagnostic] = []
  var index: ArchiveIndex
  var builder = DocumentTreeBuilder()
  private var translated: Set<DocumentElement> = []

  init(tree: DocumentTree, file: String, limits: DocumentLimits) {
    self.tree = tree
    self.file = file
    self.limits = limits
    index = ArchiveIndex(data: tree.root.child("data") ?? tree.root)
  }

  mutating func translate() throws(DocumentError) -> DocumentTree {
    let root = tree.root
    guard root.child("data") != nil, let roots = index.value("IBDocument.RootObjects", of: index.data) else {
      throw DocumentError(
        .unsupported, file: file, location: root.location, message: "The archive has no root objects.")
    }
    let data = index.data
    builder.open("document", at: root.location)
    attribute("type", root["type"])
    attribute("version", root["version"])
    attribute("toolsVersion", index.string("IBDocument.InterfaceBuilderVersion", of: data))
    attribute("systemVersion", index.string("IBDocument.SystemVersion", of: data))
    attribute("targetRuntime", index.string("IBDocument.TargetRuntimeIdentifier", of: data))
    attribute("useAutolayout", index.string("IBDocument.UseAutolayout", of: data))
    if let target = data.child(key: "IBDocument.SystemTarget") {
      builder.open("dependencies", at: target.location)
      builder.open("deployment", at: target.location)
      attribute("version", target["value"] ?? target.text)
      attribute("identifier", "iOS")
      builder.close()
      builder.close()
    }
    builder.open("objects", at: roots.location)
    for object in index.items(of: roots) { translate(object, key: nil) }
    builder.close()
    guard let result = builder.finish() else {
      throw DocumentError(.unsupported, file: file, location: root.location, message: "The archive is empty.")
    }
    return result
  }

  mutating func attribute(_ name: String, _ value: String?) {
    if let value { builder.append(attribute: DocumentAttribute(name: name, value: value)) }
  }

  mutating func warn(_ category: Diagnostic.Category, _ element: DocumentElement, _ message: String) {
    guard diagnostics.count < limits.diagnosticCount else { return }
    diagnostics.append(Diagnostic(.warning, category, file: file, location: element.location, message: message))
  }

  /// Whether an object has been translated already, or is being.
  func isTranslated(_ object: DocumentElement) -> Bool { translated.contains(object) }

  // MARK: Objects

  mutating func translate(_ object: DocumentElement, key: String?) {
    guard let archivedClass = object["class"], let name = ArchiveClassNames.elementName(archivedClass) else {
      warn(
        .unsupportedForm, object,
        "An object of class \"\((object["class"] ?? object.name).excerpt)\" is not known; it is left out.")
      return
    }
    // Room for the object's own parts.
    guard builder.depth + 8 < limits.depth else {
      warn(.unsupportedForm, object, "The object lies too deep; it is left out.")
      return
    }
    guard translated.insert(object).inserted else {
      warn(.cyclicReference, object, "The object is part of two others, or of itself; only the first holds it.")
      return
    }
    builder.open(name, at: object.location)
    writeAttributes(of: object, name: name, key: key)
    if name == "button" { writeButtonStates(of: object) }
    for child in object.children { writePart(child, of: object, name: name) }
    writeConstraints(of: object)
    writeConnections(of: object)
    builder.close()
  }

  private mutating func writeAttributes(of object: DocumentElement, name: String, key: String?) {
    attribute("key", key)
    var written: Set<String> = ["key"]
    for child in object.children {
      guard let childKey = child["key"] else { continue }
      if let (attributeName, value) = ArchiveKeys.attribute(for: childKey, of: name),
        let text = index.resolve(child).flatMap({ value.attribute($0) })
      {
        if written.insert(attributeName).inserted { attribute(attributeName, text) }
      } else if let image = imageName(child), name != "button", let attributeName = imageAttribute(childKey) {
        if written.insert(attributeName).inserted { attribute(attributeName, image) }
      }
    }
    if let flags = flags(of: object), flags & 0x8000_0000 != 0, written.insert("hidden").inserted {
      attribute("hidden", "YES")
    }
    attribute("placeholderIdentifier", index.string("IBProxiedObjectIdentifier", of: object))
    guard let archived = object["id"] else { return }
    let id = index.identifier(archived)
    attribute("userLabel", index.objectNames[archived])
    attribute("customClass", index.customClasses[id] ?? index.string("IBUICustomClassName", of: object))
    attribute("id", id)
  }

  private func imageAttribute(_ key: String) -> String? {
    switch key {
    case "IBUIImage": "image"
    case "IBUIHighlightedImage": "highlightedImage"
    case "IBUIBackground": "background"
    case "IBUIDisabledBackground": "disabledBackground"
    default: nil
    }
  }

  /// The name of an archived image.
  func imageName(_ value: DocumentElement) -> String? {
    guard let object = index.resolve(value), object["class"] == "NSCustomResource" else { return nil }
    return index.string("NSResourceName", of: object)
  }

  /// The 32 bits of NSvFlags; negative numbers have the highest bit set.
  func flags(of object: DocumentElement) -> UInt32? {
    index.string("NSvFlags", of: object).flatMap { Int64($0) }.map { UInt32(truncatingIfNeeded: $0) }
  }

  // MARK: Connections and constraints

  private mutating func writeConnections(of object: DocumentElement) {
    guard let archived = object["id"], let connections = index.connections[archived] else { return }
    builder.open("connections", at: object.location)
    for connection in connections {
      switch connection.kind {
      case .outlet, .outletCollection:
        let isOutlet = if case .outlet = connection.kind { true } else { false }
        builder.open(isOutlet ? "outlet" : "outletCollection", at: connection.location)
        attribute("property", connection.label)
      case .action(let event):
        builder.open("action", at: connection.location)
        attribute("selector", connection.label)
        attribute("eventType", event)
      }
      attribute("destination", connection.destination)
      attribute("id", connection.identifier)
      builder.close()
    }
    builder.close()
  }

  private mutating func writeConstraints(of object: DocumentElement) {
    guard let archived = object["id"], let constraints = index.constraints[archived] else { return }
    builder.open("constraints", at: object.location)
    for constraint in constraints {
      builder.open("constraint", at: constraint.location)
      attribute("firstItem", constraint.child(key: "firstItem")?["ref"].map { index.identifier($0) })
      attribute("firstAttribute", constraintAttribute("firstAttribute", of: constraint))
      switch index.string("relation", of: constraint) {
      case "-1": attribute("relation", "lessThanOrEqual")
      case "1": attribute("relation", "greaterThanOrEqual")
      default: break
      }
      attribute("secondItem", constraint.child(key: "secondItem")?["ref"].map { index.identifier($0) })
      attribute("secondAttribute", constraintAttribute("secondAttribute", of: constraint))
      attribute("multiplier", index.string("multiplier", of: constraint))
      if let constant = index.value("constant", of: constraint) {
        attribute("constant", index.string("value", of: constant) ?? constant["value"] ?? constant.text)
        if constant["class"] == "IBNSLayoutSymbolicConstant" { attribute("symbolic", "YES") }
      }
      attribute("priority", index.string("priority", of: constraint))
      if index.string("placeholder", of: constraint) == "YES" { attribute("placeholder", "YES") }
      attribute("id", constraint["id"].map { index.identifier($0) })
      builder.close()
    }
    builder.close()
  }

  private func constraintAttribute(_ key: String, of constraint: DocumentElement) -> String? {
    let names = [
      "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY", "baseline",
      "firstBaseline",
    ]
    guard let number = index.string(key, of: constraint).flatMap({ DocumentNumber.integer($0) }),
      names.indices.contains(number - 1)
    else { return nil }
    return names[number - 1]
  }
}
