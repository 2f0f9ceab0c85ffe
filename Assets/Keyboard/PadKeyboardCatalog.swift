import Foundation

/// The keyboards of pads.
public struct PadKeyboardCatalog: Codable, Hashable, Sendable {
  /// What stands on the keys.
  public var layouts: [PadKeyboardLayout] = []
  /// Where the keys lie.
  public var geometries: [PadKeyboardGeometry] = []

  /// A value with the defaults of its properties.
  public init() {}

  /// The keyboards of `pad-keyboards.json`, decoded at the first use, or what is wrong with the file.
  public static let loaded: Result<PadKeyboardCatalog, AssetError> = AssetFile.padKeyboards.load()

  /// The keyboards of `pad-keyboards.json`; none if the file cannot be read.
  public static var shared: PadKeyboardCatalog { (try? loaded.get()) ?? PadKeyboardCatalog() }

  /// Where the keys lie on a screen, or else on the nearest one; `screen` as the interface has it, in points.
  public func geometry(look: DeviceLook, screen: CGSize) -> PadKeyboardGeometry? {
    let orientation: ScreenOrientation = screen.width > screen.height ? .landscape : .portrait
    let portrait = CGSize(width: min(screen.width, screen.height), height: max(screen.width, screen.height))
    return geometries.filter { $0.look == look && $0.orientation == orientation }
      .min { $0.distance(to: portrait) < $1.distance(to: portrait) }
  }

  /// What stands on the keys of a pad, in the language of a phone's layout. The newest arrangement that is not newer than
  /// `systemVersion`, or else the oldest.
  public func layout(
    _ phone: KeyboardLayout, look: DeviceLook, screen: CGSize, systemVersion: SystemVersion
  ) -> KeyboardLayout {
    guard let family = geometry(look: look, screen: screen)?.family else { return phone }
    let suitable = layouts.filter { $0.family == family }.sorted { $0.from < $1.from }
    let found = suitable.last { $0.from <= systemVersion } ?? suitable.first
    return found?.layout(from: phone) ?? phone
  }
}
