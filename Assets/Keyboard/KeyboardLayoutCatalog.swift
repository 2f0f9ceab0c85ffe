/// All keyboard layouts of a data file.
public struct KeyboardLayoutCatalog: Codable, Hashable, Sendable {
  /// The id of the layout to use unless another one is asked for.
  public var defaultIdentifier = ""
  /// The layouts in the order of the file.
  public var layouts: [KeyboardLayout] = []

  private enum CodingKeys: String, CodingKey {
    case defaultIdentifier = "default"
    case layouts
  }

  /// A value with the defaults of its properties.
  public init() {}

  /// The layouts of `keyboard-layouts.json`, decoded at the first use, or what is wrong with the file.
  public static let loaded: Result<KeyboardLayoutCatalog, AssetError> = AssetFile.keyboardLayouts.load()

  /// The layouts of `keyboard-layouts.json`; none if the file cannot be read.
  public static var shared: KeyboardLayoutCatalog { (try? loaded.get()) ?? KeyboardLayoutCatalog() }

  /// The layout with the default id.
  public var defaultLayout: KeyboardLayout { layouts.first { $0.id == defaultIdentifier } ?? layouts.first ?? .empty }

  /// The layout with this id, or else the default one.
  public func layout(_ id: String) -> KeyboardLayout { layouts.first { $0.id == id } ?? defaultLayout }
}
