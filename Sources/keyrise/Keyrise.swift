import Canvas
import Foundation
import KeyriseFiles
import Scenarios
import Simulator

/// The command: finds the subcommand and turns its errors into one line and a status.
@main
struct Keyrise {
  static let version = "0.1.0"

  @MainActor
  static func main() {
    // A reader that goes away early (`keyrise inspect | head`) ends the program quietly.
    signal(SIGPIPE, SIG_DFL)
    let arguments = Array(CommandLine.arguments.dropFirst())
    do {
      try run(arguments)
      // What was printed may still wait in a buffer, and may not arrive.
      if fflush(nil) != 0 { throw CommandError("the output cannot be written: \(String(cString: strerror(errno)))") }
    } catch let status as ExitStatus {
      fflush(nil)
      exit(status.code)
    } catch let error as ScenarioError {
      error.lines.forEach(StandardError.print)
      exit(2)
    } catch let failure as ScenarioFailure where failure.step.line == 0 {
      // An option such as --focus asked for it.
      StandardError.print("keyrise: \(failure.step.action): \(failure.message)")
      exit(2)
    } catch let failure as ScenarioFailure {
      StandardError.print("\(failure)")
      exit(1)
    } catch {
      StandardError.print("keyrise: \(error)")
      exit(2)
    }
  }

  @MainActor
  private static func run(_ arguments: [String]) throws {
    guard let name = arguments.first else { return print(Help.overview) }
    switch name {
    case "help", "--help", "-h": print(try Help.text(for: arguments.dropFirst().first))
    case "version", "--version": print("keyrise \(version)")
    default:
      guard let command = (Command.all + Command.hidden).first(where: { $0.name == name }) else {
        throw CommandError(
          "there is no command '\(name)'; there are: \(Command.all.map(\.name).joined(separator: ", ")), help, version")
      }
      // SDL ends a window on a signal by itself, with its last report.
      if name != "run" { Interruption.install() }
      var reader = ArgumentReader(Array(arguments.dropFirst()), command: name)
      if arguments.contains("--help") { return print(command.help) }
      try command.run(&reader)
    }
  }
}
