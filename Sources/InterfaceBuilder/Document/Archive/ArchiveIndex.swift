/// The objects, records and connections of an archive, by the archive's own identifiers.
struct ArchiveIndex {
  struct Connection {
    enum Kind {
      case outlet
      case outletCollection
      case action(event: String?)
    }

    let kind: Kind
    let label: String
    let destination: String
    let identifier: String
    let location: Location
  }

  let data: DocumentElement
  /// The first object of each archive identifier.
  private(set) var definitions: [String: DocumentElement] = [:]
  /// The identifiers of Interface Builder by those of the archive.
  private(set) var objectIdentifiers: [String: String] = [:]
  /// The names that the author gave, by the archive's identifiers.
  private(set) var objectNames: [String: String] = [:]
  /// Class names by Interface Builder's identifiers.
  private(set) var customClasses: [String: String] = [:]
  /// The connections by the archive's identifier of their source.
  private(set) var connections: [String: [Connection]] = [:]
  /// The constraints by the archive's identifier of the view that owns them.
  private(set) var constraints: [String: [DocumentElement]] = [:]

  init(data: DocumentElement) {
    self.data = data
    for element in data.descendants {
      guard element.name != "reference" else { continue }
      if let id = element["id"], definitions[id] == nil { definitions[id] = element }
    }
    readObjectRecords()
    readCustomClasses()
    readConnections()
    for element in data.descendants where element["class"]?.hasSuffix("NSLayoutConstraint") == true {
      if let view = element.child("reference", key: "containingView")?["ref"] {
        constraints[view, default: []].append(element)
      }
    }
  }

  /// The object behind a value: what a reference points to, or the element itself; nil for nothing.
  func resolve(_ element: DocumentElement) -> DocumentElement? {
    switch element.name {
    case "nil": return nil
    case "reference":
      guard let reference = element["ref"], reference != "0" else { return nil }
      return definitions[reference]
    default: return element
    }
  }

  func value(_ key: String, of element: DocumentElement) -> DocumentElement? {
    element.child(key: key).flatMap { resolve($0) }
  }

  func string(_ key: String, of element: DocumentElement) -> String? {
    value(key, of: element).map { $0["value"] ?? $0.text }
  }

  /// The objects of an archived array, in either version's form.
  func items(_ key: String, of element: DocumentElement) -> [DocumentElement] {
    guard let array = value(key, of: element) else { return [] }
    return items(of: array)
  }

  func items(of array: DocumentElement) -> [DocumentElement] {
    array.children.filter { $0["key"] != "EncodedWithXMLCoder" }.compactMap { resolve($0) }
  }

  /// Interface Builder's identifier for an archive's; the archive's own where no record speaks of it.
  func identifier(_ archived: String) -> String { objectIdentifiers[archived] ?? "archive-\(archived)" }

  // MARK: Reading

  private mutating func readObjectRecords() {
    guard let container = value("IBDocument.Objects", of: data),
      let records = value("objectRecords", of: container)
    else { return }
    for record in items("orderedObjects", of: records) {
      guard let id = string("objectID", of: record), let object = record.child(key: "object") else { continue }
      guard let archived = object["ref"] ?? object["id"], objectIdentifiers[archived] == nil else { continue }
      objectIdentifiers[archived] = id
      if let name = string("objectName", of: record), !name.isEmpty { objectNames[archived] = name }
    }
  }

  private mutating func readCustomClasses() {
    guard let container = value("IBDocument.Objects", of: data),
      let properties = value("flattenedProperties", of: container)
    else { return }
    let suffix = ".CustomClassName"
    let keys = value("dict.sortedKeys", of: properties).map { Array($0.children) } ?? []
    let values = value("dict.values", of: properties).map { Array($0.children) } ?? []
    for (key, value) in zip(keys, values) where key.text.hasSuffix(suffix) {
      customClasses[String(key.text.dropLast(suffix.count))] = value.text
    }
    // Version 8.00, and the older numbered pairs of 7.10.
    for child in properties.children {
      guard let key = child["key"] else { continue }
      if key.hasSuffix(suffix) {
        customClasses[String(key.dropLast(suffix.count))] = child.text
      } else if key.hasPrefix("NS.key."), child.text.hasSuffix(suffix) {
        let value = string("NS.object.\(key.dropFirst("NS.key.".count))", of: properties)
        customClasses[String(child.text.dropLast(suffix.count))] = value
      }
    }
  }

  private mutating func readConnections() {
    guard let container = value("IBDocument.Objects", of: data) else { return }
    for record in items("connectionRecords", of: container) {
      guard let connection = value("connection", of: record),
        let source = connection.child(key: "source")?["ref"]
      else { continue }
      let kind: Connection.Kind
      switch connection["class"] {
      case "IBCocoaTouchEventConnection":
        let event = string("IBEventType", of: connection).flatMap { DocumentNumber.integer($0) }
          .flatMap { ControlEvent(archiveNumber: $0) }
        kind = .action(event: event?.rawValue)
      case "IBCocoaTouchOutletCollectionConnection": kind = .outletCollection
      default: kind = .outlet
      }
      let destination = connection.child(key: "destination")?["ref"].map { identifier($0) }
      let number = string("connectionID", of: record) ?? "\(connection.order)"
      connections[source, default: []].append(
        Connection(
          kind: kind, label: string("label", of: connection) ?? "", destination: destination ?? "",
          identifier: "connection-\(number)", location: connection.location))
    }
  }
}
