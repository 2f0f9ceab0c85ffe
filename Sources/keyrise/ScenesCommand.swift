import Assets
import Foundation
import InterfaceBuilder
import UIKit

extension Command {
  static let scenes = Command(
    name: "scenes", summary: "Lists the scenes of files, with their text inputs.", usage: "scenes FILE …", options: []
  ) { reader in
    var files: [String] = []
    while let word = reader.next() {
      guard !word.hasPrefix("-") else { throw reader.unknown(word) }
      files.append(word)
    }
    guard !files.isEmpty else { throw CommandError("which files? Say keyrise scenes FILE.storyboard …") }
    for file in files {
      let storyboard = try Storyboard(contentsOfFile: file, classModules: ["Samples"])
      if files.count > 1 { print(file) }
      for (index, scene) in storyboard.scenes.enumerated() {
        let names = [scene.storyboardIdentifier, scene.customClass, scene.title].compactMap { $0 }.joined(
          separator: "  ")
        print("#\(index + 1)  \(scene.id ?? "-")  \(scene.kind)  line \(scene.line)  \(names)")
        for input in scene.textInputs {
          let view = input.view
          let text = [view.placeholder, view.text].compactMap { $0 }.first { !$0.isEmpty } ?? ""
          let line = text.prefix { !$0.isNewline }
          let label = line.count > 60 ? "\(line.prefix(59))…" : String(line)
          let state = input.acceptsKeyboard ? "" : "  takes no keyboard"
          print("    \(view.elementName) \(view.id ?? "-")  line \(view.location.line)  \(label)\(state)")
        }
      }
    }
  }
}
