import Assets
import Foundation
import KeyriseFiles

/// What `.keyrise.json` says.
public struct AuditConfiguration: Sendable {
  /// A finding that is known and accepted.
  public struct Ignore: Codable, Sendable, Hashable {
    /// The object id of the input.
    public var id: String
    /// The end of the file's path; nil for any.
    public var file: String?
    /// A device's id; nil for any.
    public var device: String?
    public var reason: String

    func matches(_ check: AuditCheck) -> Bool {
      guard check.input.id == id else { return false }
      guard concerns([check.input.file, check.input.identity]) else { return false }
      return device.map { $0 == check.device } ?? true
    }

    /// Whether it may be about a file of these paths.
    func concerns(_ paths: [String]) -> Bool {
      guard let file else { return true }
      return paths.contains { $0 == file || $0.hasSuffix("/" + file) }
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
      throw AuditError("\(path): \(Self.reason(path, error))")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw AuditError("\(path): is not text in UTF-8")
    }
    try self.init(text: text, file: path)
  }

  /// Why a file cannot be read.
  private static func reason(_ path: String, _ problem: FileReader.Problem) -> String {
    switch problem {
    case .missing:
      let target = try? FileManager.default.destinationOfSymbolicLink(atPath: path)
      return target.map { "is a link to \($0), which is not there" } ?? "is not there"
    case .isFolder: return "is a folder; settings stand in a file"
    default: return "cannot be read: \(problem.description)"
    }
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
