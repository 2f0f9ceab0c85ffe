import Foundation
import Scenarios
import Simulator

extension Command {
  static let check = Command(
    name: "check", summary: "Reads scenarios and says what is wrong with them; plays nothing.",
    usage: "check FILE.keyrise …",
    options: [("", "Status: 0 all can be played, 1 something is wrong with one, 2 one cannot be read.")]
  ) { reader in
    var files: [String] = []
    while let word = reader.next() {
      guard !word.hasPrefix("-") else { throw reader.unknown(word) }
      files.append(word)
    }
    guard !files.isEmpty else { throw CommandError("which files? Say keyrise check FILE.keyrise …") }
    var status: Int32 = 0
    for file in files {
      do {
        let source = try ScenarioSource(path: file)
        try Scene.check(source)
        let scenario = source.scenario
        var parts = ["\(scenario.steps.count) step\(scenario.steps.count == 1 ? "" : "s")"]
        if let target = scenario.settings.target { parts.append("opens \"\(target)\"") }
        print("\(file): \(parts.joined(separator: ", "))")
      } catch let error as ScenarioError {
        status = max(status, 1)
        error.lines.forEach(StandardError.print)
      } catch {
        // The others may be right.
        status = 2
        StandardError.print("keyrise: \(error)")
      }
    }
    if status != 0 { throw ExitStatus(status) }
  }
}
