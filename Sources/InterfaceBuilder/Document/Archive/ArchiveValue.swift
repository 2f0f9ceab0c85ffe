/// How an archived value becomes an attribute.
enum ArchiveValue: Sendable {
  case bool
  case number
  case string
  /// A number that counts the names of a list.
  case name([String])

  /// The attribute's value; nil where the archive's is not of the kind, or has no name.
  func attribute(_ element: DocumentElement) -> String? {
    let text = element["value"] ?? element.text
    switch self {
    case .bool: return text == "YES" || text == "1" || text == "true" ? "YES" : "NO"
    case .number: return Double(text) == nil ? nil : text
    case .string: return text
    case .name(let names):
      guard let index = Int(text), names.indices.contains(index) else { return nil }
      return names[index]
    }
  }
}
