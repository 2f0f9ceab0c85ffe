import Foundation
import KeyriseFiles

/// A process that plays scenarios one after the other.
final class TestProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private let child: InterruptibleChild
  private var received: [UInt8] = []
  /// What it plays now, and until when it has time, on the uptime clock in seconds.
  private(set) var job: (index: Int, job: TestJob, deadline: Double)?

  init(_ worker: TestWorker) throws {
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = worker.arguments
    process.standardInput = input
    process.standardOutput = output
    do {
      try process.run()
    } catch {
      throw CommandError("this program cannot start itself anew: \(error.localizedDescription)")
    }
    child = InterruptibleChild(process: process.processIdentifier)
    // Else reading would not end when the process does.
    try? output.fileHandleForWriting.close()
    try? input.fileHandleForReading.close()
  }

  var descriptor: Int32 { output.fileHandleForReading.fileDescriptor }

  /// Gives it something to play; false when it is not there any more.
  func begin(_ job: TestJob, index: Int, deadline: Double) -> Bool {
    guard var line = try? JSONEncoder().encode(job) else { return false }
    line.append(10)
    self.job = (index, job, deadline)
    return line.withUnsafeBytes {
      write(input.fileHandleForWriting.fileDescriptor, $0.baseAddress, $0.count) == $0.count
    }
  }

  enum Answer {
    case none
    case result(TestResult)
    /// It ended without an answer.
    case ended
  }

  /// Reads what has come. Waits for it when nothing has.
  func read() -> Answer {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(descriptor, &buffer, buffer.count)
    if count < 0, errno == EINTR { return .none }
    guard count > 0 else { return .ended }
    received += buffer[..<count]
    guard let end = received.firstIndex(of: 10) else { return .none }
    let line = Data(received[..<end])
    received.removeSubrange(...end)
    job = nil
    guard let result = try? JSONDecoder().decode(TestResult.self, from: line) else { return .ended }
    return .result(result)
  }

  /// It ended by a signal that asks for it.
  var wasAskedToEnd: Bool {
    process.terminationReason == .uncaughtSignal && [SIGINT, SIGTERM, SIGHUP].contains(process.terminationStatus)
  }

  /// Ends it and says how it ended.
  ///
  /// - Parameter early: it still plays something.
  @discardableResult
  func end(early: Bool = false) -> String {
    if early { askToEnd() }
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    child.ended()
    let status = process.terminationStatus
    return process.terminationReason == .uncaughtSignal ? "ended by signal \(status)" : "ended with status \(status)"
  }

  /// Asked kindly it takes away what it has written by half; after a second it is not asked any more.
  private func askToEnd() {
    kill(process.processIdentifier, SIGTERM)
    for _ in 0..<100 where process.isRunning { usleep(10_000) }
    if process.isRunning { kill(process.processIdentifier, SIGKILL) }
  }
}
