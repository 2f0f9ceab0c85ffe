/// The eras of a data file.
public struct KeyboardEraTable: Codable, Hashable, Sendable {
  /// Oldest first.
  public var eras: [KeyboardEra] = []

  /// A value with the defaults of its properties.
  public init() {}

  /// The eras of `keyboards.json`, decoded at the first use, or what is wrong with the file.
  public static let loaded: Result<KeyboardEraTable, AssetError> = AssetFile.keyboards.load()

  /// The eras of `keyboards.json`; none if the file cannot be read.
  public static var shared: KeyboardEraTable { (try? loaded.get()) ?? KeyboardEraTable() }

  /// The last era that had begun with `systemVersion`, or else the oldest one.
  public func era(_ systemVersion: SystemVersion) -> KeyboardEra {
    eras.last { $0.from <= systemVersion } ?? eras.first ?? KeyboardEra()
  }
}
