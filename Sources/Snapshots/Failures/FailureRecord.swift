import Foundation

/// A snapshot that failed, as the folder of failures keeps it.
public struct FailureRecord: Codable, Equatable, Sendable {
  /// Why it failed.
  public enum Kind: String, Codable, Sendable {
    /// It differs from its reference.
    case different
    /// There is no reference.
    case missing
    /// The reference cannot be read.
    case unreadable
    /// It became the reference; nobody may have looked at it yet.
    case recorded
  }

  /// The snapshot's name among all of the package.
  public var identifier: String
  public var kind: Kind
  /// The test's source file.
  public var testFile: String
  public var testName: String
  /// The reference's file.
  public var reference: String
  /// What the reference was when it was compared; nil when it could not be read.
  public var referenceDigest: String?
  /// What the test said.
  public var message: String
  /// The lines of texts that differ.
  public var details: String?
  /// Where pictures differ.
  public var regions: [SnapshotDifference.Region]
  /// The names of the files beside the record.
  public var files: [File]

  /// A file of the failure.
  public struct File: Codable, Equatable, Sendable {
    public enum Role: String, Codable, Sendable, CaseIterable {
      case reference
      case result
      case difference
      case sideBySide = "side-by-side"
    }

    public var role: Role
    public var name: String
  }

  /// The name of the file that plays a role.
  public func file(_ role: File.Role) -> String? { files.first { $0.role == role }?.name }

  /// The last two parts of the identifier: what a person says.
  public var shortName: String { identifier.split(separator: "/").suffix(2).joined(separator: "/") }
}
