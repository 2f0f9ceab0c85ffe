/// Why an audit cannot be done, with what to do.
public struct AuditError: Error, CustomStringConvertible, Equatable {
  public var description: String

  public init(_ description: String) { self.description = description }
}
