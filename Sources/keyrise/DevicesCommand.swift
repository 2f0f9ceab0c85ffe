import Assets
import Foundation

extension Command {
  static let devices = Command(
    name: "devices", summary: "Lists the devices: screens, safe areas, keyboard heights.", usage: "devices", options: []
  ) { reader in
    if let word = reader.next() { throw reader.unknown(word) }
    print(
      DeviceTable.row([
        "id", "screen", "scale", "iOS", "status bar", "safe area", "landscape", "keyboard", "with bar", "landscape",
        "with bar", "names",
      ]))
    for device in DeviceProfile.all { print(DeviceTable.row(DeviceTable.columns(of: device))) }
    print("\nPoints. Safe areas: top, left, bottom, right. Keyboards: without and with the bar of predicted words.")
  }
}

/// The table of devices, as text.
private enum DeviceTable {
  private static let widths = [26, 11, 6, 6, 11, 13, 13, 9, 9, 10, 9, 0]

  static func row(_ columns: [String]) -> String {
    zip(columns, widths).map { text, width in
      text.count >= width ? text + " " : text.padding(toLength: width, withPad: " ", startingAt: 0)
    }.joined().trimmingCharacters(in: .whitespaces)
  }

  static func columns(of device: DeviceProfile) -> [String] {
    func height(_ orientation: ScreenOrientation, bar: Bool) -> String {
      let metrics = KeyboardMetrics.shared
      let parts = metrics.heightParts(device: device, orientation: orientation)
      if bar, parts.predictionBar == 0 { return "-" }
      return number(metrics.keyboardHeight(device: device, orientation: orientation, showsPredictionBar: bar))
    }
    return [
      device.id, "\(number(device.screen.width))x\(number(device.screen.height))", number(device.scale),
      "\(device.systemVersion)", number(device.statusBarHeight), insets(device.safeAreaPortrait),
      insets(device.safeAreaLandscape), height(.portrait, bar: false), height(.portrait, bar: true),
      height(.landscape, bar: false), height(.landscape, bar: true), device.name,
    ]
  }

  private static func insets(_ insets: DeviceInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map(number).joined(separator: " ")
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? String(Int(value)) : String(value)
  }
}
