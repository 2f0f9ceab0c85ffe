/// A subcommand: its name, its help, and what it does.
@MainActor
struct Command {
  var name: String
  var summary: String
  var usage: String
  var options: [(String, String)]
  var run: (inout ArgumentReader) throws -> Void

  static let all: [Command] = [
    .run, .shot, .inspect, .strip, .sheet, .record, .demo, .check, .test, .compare, .accept, .audit, .merge, .samples,
    .scenes, .layout, .devices, .bench,
  ]
  /// Not for people: they are not listed.
  static let hidden: [Command] = [.auditWorker]

  var help: String {
    let width = (options.map(\.0.count).max() ?? 0) + 2
    let lines = options.map { "  \($0.0)\(String(repeating: " ", count: width - $0.0.count))\($0.1)" }
    return (["\(summary)", "", "  keyrise \(usage)", ""] + lines).joined(separator: "\n")
  }
}

/// What is wrong with the words of a call.
struct CommandError: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) { self.description = description }
}
