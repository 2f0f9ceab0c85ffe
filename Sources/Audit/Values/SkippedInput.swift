/// An input that was not looked at, and why.
public struct SkippedInput: Codable, Sendable, Hashable {
  public var input: InputDescription
  public var reason: String
}
