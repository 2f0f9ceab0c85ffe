/// Something in a file that its author should know; the document was read all the same.
public struct Diagnostic: Sendable, Hashable, CustomStringConvertible {
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    case note
    case warning
    case error
  }

  public enum Category: String, Sendable, Hashable, CaseIterable {
    case unknownElement
    case missingReference
    case duplicateIdentifier
    case cyclicReference
    case absurdNumber
    case unknownValue
    case unsupportedForm
    case tooManyDiagnostics
  }

  public let severity: Severity
  public let category: Category
  public let file: String
  public let location: Location
  public let message: String

  public var line: Int { location.line }
  public var column: Int { location.column }

  public init(_ severity: Severity, _ category: Category, file: String, location: Location, message: String) {
    self.severity = severity
    self.category = category
    self.file = file
    self.location = location
    self.message = message
  }

  public var description: String { "\(file):\(location): \(severity.rawValue): \(message)" }
}
