import Assets
import Canvas
import Foundation

/// What `.keyrise.json` says.
public struct AuditConfiguration: Sendable {
  /// A finding that is known and accepted.
  public struct Ignore: Sendable, Hashable {
    /// The object id of the input.
    public var id: String
    /// The end of the file's path; nil for any.
    public var file: String?
    /// A device's id; nil for any.
    public var device: String?
    public var reason: String

    func matches(_ check: AuditCheck) -> Bool {
      guard check.input.id == id else { return false }
      if let file, check.input.file != file, !check.input.file.hasSuffix("/" + file) { return false }
      return device.map { $0 == check.device } ?? true
    }
  }

  public var devices: [String]?
  public var orientations: [ScreenOrientation]?
  public var keyboards: [KeyboardState]?
  public var strategies: [String]?
  public var failOn: FailOn?
  public var baseline: String?
  public var ignores: [Ignore] = []
  public var thresholds = Thresholds()

  /// No settings.
  public init() {}

  /// Reads a file.
  ///
  /// - Throws: `AuditError` with file, line and column, and what would be right.
  public init(contentsOfFile path: String) throws {
    let data: Data
    do {
      data = try FileReader.contents(of: path, limit: 1 << 20)
    } catch {
      throw AuditError("\(path): cannot be read: \(error.description)")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw AuditError("\(path): cannot be read as text in UTF-8")
    }
    try self.init(text: text, file: path)
  }

  /// Reads the text of a file that is called `file` in messages.
  ///
  /// - Throws: `AuditError`.
  public init(text: String, file: String) throws {
    do {
      self = try ConfigurationReader.read(try JSONReader.read(text))
    } catch let fault as JSONFault {
      throw AuditError("\(file):\(fault.place.line):\(fault.place.column): \(fault.message)")
    }
  }

  /// Marks the checks whose findings are ignored.
  public func apply(to report: inout AuditReport) {
    for index in report.checks.indices {
      if let ignore = ignores.first(where: { $0.matches(report.checks[index]) }) {
        report.checks[index].ignored = ignore.reason
      }
    }
  }
}
