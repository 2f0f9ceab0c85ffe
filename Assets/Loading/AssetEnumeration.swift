/// A string enumeration of a data file. A wrong value is answered with the list of the right ones.
public protocol AssetEnumeration: RawRepresentable, CaseIterable, Codable, Sendable where RawValue == String {}

extension AssetEnumeration {
  /// Reads the form of the data file.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    let name = try container.decode(String.self)
    guard let value = Self(rawValue: name) else {
      let names = Self.allCases.map(\.rawValue).joined(separator: ", ")
      throw DecodingError.dataCorruptedError(
        in: container, debugDescription: "expected one of \(names), found \"\(name)\"")
    }
    self = value
  }
}
