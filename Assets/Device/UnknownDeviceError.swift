/// No device has the name that was asked for.
public struct UnknownDeviceError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The name that was asked for.
  public var name: String
  /// Names that look like it, the nearest first; empty if none does.
  public var nearNames: [String]

  /// Makes a value from its parts.
  public init(name: String, nearNames: [String]) {
    self.name = name
    self.nearNames = nearNames
  }

  /// The value as text.
  public var description: String {
    guard nearNames.isEmpty else {
      return "unknown device \"\(name)\"; near names: \(nearNames.joined(separator: ", "))"
    }
    let some = DeviceProfile.all.prefix(8).map(\.id).joined(separator: ", ")
    return "unknown device \"\(name)\"; some that exist: \(some)"
  }
}
