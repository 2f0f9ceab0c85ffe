import Foundation

/// A data file of this module. Its bytes are compiled into the program, so that nothing has to be found at run time.
public struct AssetFile: Sendable {
  /// The name of the file, used in error messages.
  public var name: String
  /// The JSON text in UTF-8.
  public var bytes: [UInt8]

  /// Makes a value from its parts.
  public init(name: String, bytes: [UInt8]) {
    self.name = name
    self.bytes = bytes
  }

  /// The screens.
  public static var devices: AssetFile { AssetFile(name: "devices.json", bytes: PackageResources.devices_json) }
  /// The heights of the keyboard, and its behaviour per version of iOS.
  public static var keyboards: AssetFile { AssetFile(name: "keyboards.json", bytes: PackageResources.keyboards_json) }
  /// The characters on the keys, and the rectangles of the keys.
  public static var keyboardLayouts: AssetFile {
    AssetFile(name: "keyboard-layouts.json", bytes: PackageResources.keyboard_layouts_json)
  }

  /// The keyboards of pads: the characters on the keys, and where the keys lie.
  public static var padKeyboards: AssetFile {
    AssetFile(name: "pad-keyboards.json", bytes: PackageResources.pad_keyboards_json)
  }

  /// The sizes of text styles.
  public static var textStyles: AssetFile {
    AssetFile(name: "text-styles.json", bytes: PackageResources.text_styles_json)
  }

  /// Decodes on a thread of its own what a keyboard needs, so that it is there when the first field is touched.
  public static func preloadKeyboard() {
    Thread.detachNewThread {
      _ = KeyboardEraTable.loaded
      _ = KeyboardMetrics.loaded
      _ = KeyboardLayoutCatalog.loaded
    }
  }

  /// Decodes the file.
  /// - Throws: `AssetError`, which names the file, the key path and what was expected there.
  public func decode<Value: Decodable>(_ type: Value.Type = Value.self) throws(AssetError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(bytes))
    } catch {
      throw AssetError(error, in: self)
    }
  }

  /// Decodes only the first element of the file's list whose label fits, which takes a fraction of the time of all.
  /// - Returns: `nil` if there is none.
  /// - Throws: `AssetError`, as `decode`.
  func decodeFirst<Element: LabelledAsset>(
    where fits: @escaping @Sendable (Element.Label) -> Bool
  ) throws(AssetError) -> Element? {
    do {
      let decoder = JSONDecoder()
      if let test = FirstFittingAsset<Element>.test { decoder.userInfo[test] = fits }
      return try decoder.decode(FirstFittingAsset<Element>.self, from: Data(bytes)).element
    } catch {
      throw AssetError(error, in: self)
    }
  }

  /// As `decode`, for values that are loaded once and kept.
  func load<Value: Decodable>(_ type: Value.Type = Value.self) -> Result<Value, AssetError> {
    Result { () throws(AssetError) in try decode(type) }
  }
}
