import Foundation

/// Finds programs as a shell does.
enum ProgramFinder {
  /// The path of a program; nil when no folder of the PATH has it.
  static func path(of name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }
}
