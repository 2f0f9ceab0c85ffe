/// The texts of `keyrise help`.
@MainActor
enum Help {
  static var overview: String {
    let width = (Command.all.map(\.name.count).max() ?? 0) + 2
    let commands = Command.all.map {
      "  \($0.name)\(String(repeating: " ", count: width - $0.name.count))\($0.summary)"
    }
    return
      (["A phone on Linux that shows what the on-screen keyboard hides.", ""] + commands
      + ["", "'keyrise help COMMAND' tells more."]).joined(separator: "\n")
  }

  static func text(for name: String?) throws -> String {
    guard let name else { return overview }
    guard let command = Command.all.first(where: { $0.name == name }) else {
      throw CommandError("there is no command '\(name)'")
    }
    return command.help
  }
}
