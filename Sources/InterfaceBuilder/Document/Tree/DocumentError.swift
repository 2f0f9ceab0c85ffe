/// Why a file cannot be read at all.
public struct DocumentError: Error, Sendable, Hashable, CustomStringConvertible {
  public enum Reason: Sendable, Hashable {
    case unreadable
    case tooLarge
    case tooDeep
    /// A document type, perhaps with entities.
    case documentType
    case malformed
    case unsupported
  }

  public let reason: Reason
  public let file: String
  public let location: Location?
  public let message: String

  public init(_ reason: Reason, file: String, location: Location? = nil, message: String) {
    self.reason = reason
    self.file = file
    self.location = location
    self.message = message
  }

  public var description: String {
    guard let location else { return "\(file): error: \(message)" }
    return "\(file):\(location): error: \(message)"
  }
}
