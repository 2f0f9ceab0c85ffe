extension DeviceProfile: LabelledAsset {
  /// The names of a device.
  struct Label: Decodable {
    var id: String
    var name: String
    var aliases: [String]

    /// Whether one of them is `folded`, a name without case, spaces, hyphens and underscores.
    func contains(_ folded: [UInt8]) -> Bool {
      ([id, name] + aliases).contains { DeviceCatalog.folded($0) == folded }
    }
  }

  static var listKey: String { "devices" }
}
