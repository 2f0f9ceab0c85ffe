import Foundation

/// Other programs that tests look at results with.
package enum Program {
  /// The path of a program; nil when no folder of the PATH has it.
  package static func path(of name: String) -> String? {
    let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
    return folders.map { "\($0)/\(name)" }.first { access($0, X_OK) == 0 }
  }

  /// What a program writes.
  package static func output(of path: String, _ arguments: [String]) throws -> Data {
    let process = Process()
    let output = Pipe()
    process.executableURL = URL(fileURLWithPath: path)
    process.arguments = arguments
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = output
    try process.run()
    let data = output.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else { throw Failure(program: path, status: process.terminationStatus) }
    return data
  }

  package struct Failure: Error {
    package var program: String
    package var status: Int32
  }
}
