import Assets
import Foundation
import Simulator

extension Command {
  static let layout = Command(
    name: "layout", summary: "Compares the frames that files record with those that are solved here.",
    usage: "layout FILE … [--json]",
    options: [("--json", "as JSON"), ("--device NAME", "lay out for another device; then nothing is compared")]
  ) { reader in
    var files: [String] = []
    var isJSON = false
    var device: DeviceProfile?
    while let word = reader.next() {
      switch word {
      case "--json": isJSON = true
      case "--device":
        do {
          device = try DeviceProfile.named(try reader.value(of: word))
        } catch let error as UnknownDeviceError {
          throw CommandError("\(error); see 'keyrise devices'")
        }
      default:
        guard !word.hasPrefix("-") else { throw reader.unknown(word) }
        files.append(word)
      }
    }
    guard !files.isEmpty else { throw CommandError("which files? Say keyrise layout FILE.storyboard …") }
    var comparison = LayoutComparison()
    for file in files { try comparison.add(file: file, device: device) }
    if isJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      print(String(decoding: try encoder.encode(comparison), as: UTF8.self))
    } else {
      print(comparison.text())
    }
  }
}
