/// The system for which a document was made. Files write 0xMMmp as a decimal number: 1296 = 0x510 = 5.1.
public struct DeploymentVersion: Sendable, Hashable, Comparable, CustomStringConvertible {
  public let major: Int
  public let minor: Int
  public let patch: Int

  public init(major: Int, minor: Int, patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// The version behind a number of a file: its hexadecimal digits read as decimal ones.
  public init?(encoded number: Int) {
    guard number > 0, number <= 0xFFFF else { return nil }
    // 0x1400 is version 14, not 20.
    major = (number >> 12) * 10 + (number >> 8 & 0xF)
    minor = number >> 4 & 0xF
    patch = number & 0xF
  }

  public static func < (left: DeploymentVersion, right: DeploymentVersion) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }

  public var description: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }
}
