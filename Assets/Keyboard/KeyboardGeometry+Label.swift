extension KeyboardGeometry: LabelledAsset {
  /// What a geometry is for.
  struct Label: Decodable {
    var look: DeviceLook
    var orientation: ScreenOrientation
    /// In points.
    var width: Double
  }

  static var listKey: String { "geometries" }
}
