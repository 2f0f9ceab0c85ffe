import Assets
import Foundation
import Samples
import Simulator

extension Command {
  static let samples = Command(name: "samples", summary: "Lists the samples.", usage: "samples", options: []) {
    reader in
    if let word = reader.next() { throw reader.unknown(word) }
    let width = (SampleCatalog.all.map(\.name.count).max() ?? 0) + 2
    for sample in SampleCatalog.all {
      print(sample.name.padding(toLength: width, withPad: " ", startingAt: 0) + sample.summary)
    }
  }

  static let devices = Command(name: "devices", summary: "Lists the devices.", usage: "devices", options: []) {
    reader in
    if let word = reader.next() { throw reader.unknown(word) }
    func column(_ text: String, _ width: Int) -> String { text.padding(toLength: width, withPad: " ", startingAt: 0) }
    print(
      column("id", 28) + column("screen", 12) + column("scale", 7) + column("iOS", 7)
        + column("keyboard portrait", 19) + "landscape")
    for device in DeviceProfile.all {
      let portrait = KeyboardMetrics.shared.keyboardHeight(device: device, orientation: .portrait)
      let landscape = KeyboardMetrics.shared.keyboardHeight(device: device, orientation: .landscape)
      print(
        column(device.id, 28) + column("\(Int(device.screen.width))x\(Int(device.screen.height))", 12)
          + column("\(Int(device.scale))", 7) + column("\(device.systemVersion)", 7) + column("\(portrait)", 19)
          + "\(landscape)")
    }
  }
}
