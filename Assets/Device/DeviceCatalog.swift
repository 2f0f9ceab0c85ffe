/// All devices of a data file.
public struct DeviceCatalog: Codable, Hashable, Sendable {
  /// The id of the device to use unless another one is asked for.
  public var defaultIdentifier = ""
  /// The devices in the order of the file.
  public var devices: [DeviceProfile] = []

  private enum CodingKeys: String, CodingKey {
    case defaultIdentifier = "default"
    case devices
  }

  /// A value with the defaults of its properties.
  public init() {}

  /// The devices of `devices.json`, decoded at the first use, or what is wrong with the file.
  public static let loaded: Result<DeviceCatalog, AssetError> = AssetFile.devices.load()

  /// The devices of `devices.json`; only the 3.5-inch one if the file cannot be read.
  public static var shared: DeviceCatalog { (try? loaded.get()) ?? DeviceCatalog() }

  /// The device with the default id.
  public var defaultDevice: DeviceProfile {
    devices.first { $0.id == defaultIdentifier } ?? devices.first ?? DeviceProfile()
  }

  /// The device with this id, alias or name. Case, spaces, hyphens and underscores do not matter.
  /// - Throws: `UnknownDeviceError`, which lists near names.
  public func device(named name: String) throws(UnknownDeviceError) -> DeviceProfile {
    let folded = Self.folded(name)
    func label(_ device: DeviceProfile) -> DeviceProfile.Label {
      DeviceProfile.Label(id: device.id, name: device.name, aliases: device.aliases)
    }
    if let device = devices.first(where: { label($0).contains(folded) }) { return device }
    throw UnknownDeviceError(name: name, nearNames: nearNames(to: name))
  }

  /// At most five names that are near to `name`, the nearest first.
  public func nearNames(to name: String) -> [String] {
    let wanted = Self.folded(name)
    guard wanted.count < 100 else { return [] }
    var distances: [(distance: Int, name: String)] = []
    for device in devices {
      for candidate in [device.id, device.name] + device.aliases {
        let folded = Self.folded(candidate)
        let isPart = wanted.count > 1 && (folded.contains(wanted) || wanted.contains(folded))
        let distance = editDistance(folded, wanted)
        if isPart || distance <= max(2, wanted.count / 4) { distances.append((distance, candidate)) }
      }
    }
    var seen: Set<[UInt8]> = []
    let sorted = distances.sorted { ($0.distance, $0.name) < ($1.distance, $1.name) }
    return Array(sorted.map(\.name).filter { seen.insert(Self.folded($0)).inserted }.prefix(5))
  }

  /// A name without case, spaces, hyphens and underscores.
  static func folded(_ name: String) -> [UInt8] {
    let dropped = Set("-_ ".utf8)
    return name.utf8.filter { !dropped.contains($0) }.map { (65...90).contains($0) ? $0 + 32 : $0 }
  }
}
