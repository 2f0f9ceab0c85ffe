import Assets
import Foundation
import Simulator

extension Command {
  static let layout = Command(
    name: "layout", summary: "Compares the frames that files record with those that are solved here.",
    usage: "layout FILE … [--json] [OPTION …]",
    options: [
      ("--json", "as JSON"),
      ("--device NAME", "lay out for another device: then frames are printed and nothing is compared"),
      ("--ios VERSION", "the same for another system"), ("--orientation HOW", "the same for a phone held another way"),
      ("--text-size SIZE", "the same for another size of text"),
    ]
  ) { reader in
    var files: [String] = []
    var isJSON = false
    var words = Surroundings()
    while let word = reader.next() {
      switch word {
      case "--json": isJSON = true
      case "--style": throw CommandError("--style changes no frame; 'keyrise shot' shows it")
      default:
        if try words.take(word, &reader) { continue }
        guard !word.hasPrefix("-") else { throw reader.unknown(word) }
        files.append(word)
      }
    }
    guard !files.isEmpty else { throw CommandError("which files? Say keyrise layout FILE.storyboard …") }
    var comparison = LayoutComparison()
    var surroundings = LayoutSurroundings()
    surroundings.device = words.device
    if let version = words.systemVersion {
      guard let device = words.device else { throw CommandError("--ios needs --device here: which phone runs it?") }
      surroundings.device = device.running(version)
    }
    surroundings.orientation = words.orientation
    surroundings.textSize = words.textSize
    for file in files { try comparison.add(file: file, surroundings: surroundings) }
    if isJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      print(String(decoding: try encoder.encode(comparison), as: UTF8.self))
    } else {
      for warning in comparison.files.flatMap(\.warnings) { StandardError.print("keyrise: \(warning)") }
      print(comparison.text())
    }
  }
}
