import Foundation

/// The keyboard's heights. Every lookup has an answer: what is not in the table is answered with the nearest row.
public struct KeyboardMetrics: Codable, Hashable, Sendable {
  /// The rows of tables B.2 to B.4.
  public var heights: [KeyboardHeight] = []

  /// A value with the defaults of its properties.
  public init() {}

  /// The table of `keyboards.json`, decoded at the first use, or what is wrong with the file.
  public static let loaded: Result<KeyboardMetrics, AssetError> = AssetFile.keyboards.load()

  /// The table of `keyboards.json`; empty if the file cannot be read.
  public static var shared: KeyboardMetrics { (try? loaded.get()) ?? KeyboardMetrics() }

  /// The height of the keyboard's frame without an accessory view, in points.
  /// - Parameters:
  ///   - screen: the size of the screen in points, in either orientation.
  ///   - orientation: of the interface.
  ///   - systemVersion: of the device.
  ///   - homeIndicator: needed only where two devices share a screen size (12.9-inch iPads).
  ///   - showsPredictionBar: `nil` for what the version of iOS does by default.
  /// - Returns: points, always more than zero.
  public func keyboardHeight(
    screen: CGSize, orientation: ScreenOrientation, systemVersion: SystemVersion, homeIndicator: Bool? = nil,
    showsPredictionBar: Bool? = nil
  ) -> Double {
    heightParts(screen: screen, orientation: orientation, systemVersion: systemVersion, homeIndicator: homeIndicator)
      .total(showsPredictionBar: showsPredictionBar ?? KeyboardEra(systemVersion: systemVersion).showsPredictionBar)
  }

  /// The height of the keyboard's frame on a device without an accessory view, in points.
  public func keyboardHeight(
    device: DeviceProfile, orientation: ScreenOrientation, showsPredictionBar: Bool? = nil
  ) -> Double {
    keyboardHeight(
      screen: device.screenSize(in: .portrait), orientation: orientation, systemVersion: device.systemVersion,
      homeIndicator: device.homeIndicator, showsPredictionBar: showsPredictionBar)
  }

  /// The row of the table that holds for a device.
  public func heightParts(device: DeviceProfile, orientation: ScreenOrientation) -> KeyboardHeight {
    heightParts(
      screen: device.screenSize(in: .portrait), orientation: orientation, systemVersion: device.systemVersion,
      homeIndicator: device.homeIndicator)
  }

  /// The row of the table that holds: that of the screen or else of the nearest one, with the newest version that is
  /// not newer than `systemVersion`, or else the oldest.
  public func heightParts(
    screen: CGSize, orientation: ScreenOrientation, systemVersion: SystemVersion, homeIndicator: Bool? = nil
  ) -> KeyboardHeight {
    let key = nearestScreen(to: screen, orientation: orientation)
    let rows = heights.filter { row in
      row.orientation == orientation && row.screens.contains(key)
        && (homeIndicator == nil || row.homeIndicator == nil || row.homeIndicator == homeIndicator)
    }
    let oldest = rows.min { $0.from < $1.from }
    let newest = rows.filter { $0.from <= systemVersion }.max { $0.from < $1.from }
    return newest ?? oldest ?? fallback(orientation)
  }

  private func nearestScreen(to screen: CGSize, orientation: ScreenOrientation) -> String {
    let width = Double(min(screen.width, screen.height))
    let height = Double(max(screen.width, screen.height))
    if let exactWidth = Int(exactly: width), let exactHeight = Int(exactly: height) {
      let exact = "\(exactWidth)x\(exactHeight)"
      if heights.contains(where: { $0.orientation == orientation && $0.screens.contains(exact) }) { return exact }
    }
    var nearest = (name: "", distance: Double.infinity)
    for row in heights where row.orientation == orientation {
      for name in row.screens where name != nearest.name {
        let numbers = name.split(separator: "x").compactMap { Double($0) }
        guard numbers.count == 2 else { continue }
        let distance = abs(numbers[0] - width) + abs(numbers[1] - height)
        if distance < nearest.distance { nearest = (name, distance) }
      }
    }
    return nearest.name
  }

  private func fallback(_ orientation: ScreenOrientation) -> KeyboardHeight {
    var height = KeyboardHeight()
    height.orientation = orientation
    height.keyArea = orientation == .portrait ? 216 : 162
    height.status = "not in the table"
    return height
  }
}
