extension DeviceProfile {
  /// Every device, in the order of the file.
  public static var all: [DeviceProfile] { DeviceCatalog.shared.devices }

  /// The device of the tutorial: 3.5-inch, 320 × 480 points, scale 1, iOS 5.1.
  public static let `default` = (try? named("iphone-3.5")) ?? DeviceProfile()

  /// The device with this id, alias or name. Case, spaces, hyphens and underscores do not matter.
  /// - Throws: `UnknownDeviceError`, which lists near names.
  public static func named(_ name: String) throws(UnknownDeviceError) -> DeviceProfile {
    let folded = DeviceCatalog.folded(name)
    if let device: DeviceProfile = try? AssetFile.devices.decodeFirst(where: { $0.contains(folded) }) { return device }
    return try DeviceCatalog.shared.device(named: name)
  }
}
