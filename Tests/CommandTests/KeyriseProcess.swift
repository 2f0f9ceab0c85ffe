import Foundation
import TestSupport
import Testing

/// The command as a person calls it.
struct KeyriseProcess {
  /// What a call has come to.
  struct Result {
    var status: Int32
    /// The signal that ended it.
    var signal: Int32?
    var output: String
    var errors: String
  }

  /// Beside the tests, where the package manager builds it.
  static var path: String {
    let tests = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return tests.deletingLastPathComponent().appendingPathComponent("keyrise").path
  }

  /// Starts it; `during` is called while it runs.
  static func run(
    _ arguments: [String], in folder: String? = nil, environment: [String: String]? = nil,
    during: (Process) throws -> Void = { _ in }
  ) throws -> Result {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    if let environment { process.environment = environment }
    let place = try TemporaryFolder()
    let files = try ["out", "err"].map { name in
      let path = place.path + "/" + name
      try Data().write(to: URL(fileURLWithPath: path))
      return try #require(FileHandle(forWritingAtPath: path))
    }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = files[0]
    process.standardError = files[1]
    try process.run()
    try during(process)
    process.waitUntilExit()
    func text(_ name: String) throws -> String { try String(contentsOfFile: place.path + "/" + name, encoding: .utf8) }
    let isSignal = process.terminationReason == .uncaughtSignal
    return Result(
      status: process.terminationStatus, signal: isSignal ? process.terminationStatus : nil, output: try text("out"),
      errors: try text("err"))
  }
}
