/// A version of iOS, such as 5.1. Written as a string in the data files, so that 10.0 stays apart from 1.00.
public struct SystemVersion: Hashable, Comparable, Sendable, Codable, LosslessStringConvertible {
  /// The first number.
  public var major: Int
  /// The second number.
  public var minor: Int
  /// The third number.
  public var patch: Int

  /// Makes a value from its parts.
  public init(_ major: Int, _ minor: Int = 0, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// Reads `5`, `5.1` or `5.1.1`; `nil` for anything else.
  public init?(_ description: String) {
    var numbers: [Int] = []
    for part in description.utf8.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false) {
      guard (1...6).contains(part.count) else { return nil }
      var number = 0
      for byte in part {
        guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) else { return nil }
        number = number * 10 + Int(byte - UInt8(ascii: "0"))
      }
      numbers.append(number)
    }
    guard (1...3).contains(numbers.count) else { return nil }
    self.init(numbers[0], numbers.count > 1 ? numbers[1] : 0, numbers.count > 2 ? numbers[2] : 0)
  }

  /// Reads the form of the data file.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let text = try container.decode(String.self)
    guard let version = SystemVersion(text) else {
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "expected a version such as \"5.1\", found \"\(text)\"")
    }
    self = version
  }

  /// Writes the form of the data file.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(description)
  }

  /// The value as text.
  public var description: String { patch == 0 ? "\(major).\(minor)" : "\(major).\(minor).\(patch)" }

  /// Whether the left version is the older one.
  public static func < (left: SystemVersion, right: SystemVersion) -> Bool {
    (left.major, left.minor, left.patch) < (right.major, right.minor, right.patch)
  }
}
