import Foundation
import Simulator

extension Command {
  static let run = Command(
    name: "run", summary: "Opens a sample or a storyboard in a window.",
    usage: "run TARGET [OPTION …]",
    options: Scene.phoneOptions + [
      ("--log-json FILE", "write the phone in numbers to FILE on Ctrl+I and at the end"),
      (
        "",
        "Keys: Ctrl +/- size, Ctrl+left/right turns, Ctrl+D dark, Ctrl+K hardware keyboard, Ctrl+S screenshot, Ctrl+C/X/V/A edit, Ctrl+Q quits, Esc dismisses"
      ),
    ]
  ) { reader in
    var scene = Scene()
    var logPath: String?
    while let word = reader.next() {
      if word == "--log-json" {
        logPath = try reader.value(of: word)
      } else if try !scene.take(word, &reader) {
        throw reader.unknown(word)
      }
    }
    let phone = try scene.makePhone()
    let name = scene.target?.split(separator: "/").last.map(String.init) ?? ""
    let host = try WindowHost(phone, title: "Keyrise - \(name)", scale: scene.options.scale)
    if let logPath {
      // Now, so that a place that cannot be written is known before anything is done.
      try TextFile.write(try Inspection(phone).json() + "\n", to: logPath)
      host.onInspect = { phone in
        do {
          try TextFile.write(try Inspection(phone).json() + "\n", to: logPath)
        } catch {
          StandardError.print("keyrise: \(error)")
        }
      }
    }
    host.run()
  }
}
