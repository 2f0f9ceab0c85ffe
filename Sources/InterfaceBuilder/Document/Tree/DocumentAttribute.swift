/// One attribute of an element as it stands in the file, entities replaced.
public struct DocumentAttribute: Sendable, Hashable {
  public let name: String
  public let value: String

  public init(name: String, value: String) {
    self.name = name
    self.value = value
  }
}
