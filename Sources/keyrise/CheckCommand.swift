import Foundation
import Scenarios
import Simulator

extension Command {
  static let check = Command(
    name: "check", summary: "Reads scenarios and says what is wrong with them; plays nothing.",
    usage: "check FILE.keyrise …", options: []
  ) { reader in
    var files: [String] = []
    while let word = reader.next() {
      guard !word.hasPrefix("-") else { throw reader.unknown(word) }
      files.append(word)
    }
    guard !files.isEmpty else { throw CommandError("which files? Say keyrise check FILE.keyrise …") }
    var isGood = true
    for file in files {
      do {
        let scenario = try ScenarioSource(path: file).scenario
        var parts = ["\(scenario.steps.count) step\(scenario.steps.count == 1 ? "" : "s")"]
        if let target = scenario.settings.target { parts.append("opens \"\(target)\"") }
        print("\(file): \(parts.joined(separator: ", "))")
      } catch let error as ScenarioError {
        isGood = false
        for problem in error.problems {
          StandardError.print("\(error.file):\(problem.line):\(problem.column): \(problem.message)")
        }
      }
    }
    if !isGood { throw ExitStatus.checkFailed }
  }
}
