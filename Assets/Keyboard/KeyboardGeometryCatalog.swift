/// The measured geometries of phones and the rules for all other widths.
public struct KeyboardGeometryCatalog: Codable, Hashable, Sendable {
  /// Measured.
  public var geometries: [KeyboardGeometry] = []
  /// For the other widths.
  public var rules: [KeyboardGeometryRule] = []

  /// A value with the defaults of its properties.
  public init() {}

  /// The geometries of `keyboard-layouts.json`, decoded at the first use, or what is wrong with the file.
  public static let loaded: Result<KeyboardGeometryCatalog, AssetError> = AssetFile.keyboardLayouts.load()

  /// The geometries of `keyboard-layouts.json`; none if the file cannot be read.
  public static var shared: KeyboardGeometryCatalog { (try? loaded.get()) ?? KeyboardGeometryCatalog() }

  /// The geometry for a width in points, by the rule whose widths are nearest.
  public func computed(look: DeviceLook, orientation: ScreenOrientation, width: Double) -> KeyboardGeometry {
    let width = width.isFinite && width > 0 ? width : 320
    func distance(_ rule: KeyboardGeometryRule) -> Double {
      max(rule.minimumWidth - width, width - rule.maximumWidth, 0)
    }
    let suitable = rules.filter { $0.look == look && $0.orientation == orientation }
    let rule = suitable.min { distance($0) < distance($1) } ?? KeyboardGeometryRule()
    return rule.geometry(width: width)
  }
}
