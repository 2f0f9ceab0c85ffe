/// Something that could not be looked at.
public struct AuditProblem: Codable, Sendable, Hashable {
  public var file: String
  public var message: String

  public init(file: String, message: String) {
    self.file = file
    self.message = message
  }
}
