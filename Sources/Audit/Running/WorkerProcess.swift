import Foundation

/// A process that does pieces of work, one after the other.
final class WorkerProcess {
  private let process = Process()
  private let input = Pipe()
  private let output = Pipe()
  private var rest: [UInt8] = []
  /// What it works on; nil when it waits.
  private(set) var item: WorkItem?

  /// Of the pipe on which it answers.
  var descriptor: Int32 { output.fileHandleForReading.fileDescriptor }

  /// Starts a process.
  ///
  /// - Throws: `AuditError`.
  init(_ command: [String], _ options: AuditOptions) throws {
    guard let program = command.first else { throw AuditError("a worker needs a command") }
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = Array(command.dropFirst())
    process.standardInput = input
    process.standardOutput = output
    // What a worker has to say on its way, such as a trap's message, is told in the report.
    process.standardError = FileHandle.nullDevice
    do {
      try process.run()
    } catch {
      throw AuditError("a worker cannot be started: \(program): \(error.localizedDescription)")
    }
    try send(.options(options))
  }

  /// Gives it work.
  ///
  /// - Throws: `AuditError` when it has gone.
  func start(_ item: WorkItem) throws {
    self.item = item
    try send(.item(item))
  }

  private func send(_ request: WorkerRequest) throws {
    var line = try JSONEncoder().encode(request)
    line.append(10)
    do {
      try input.fileHandleForWriting.write(contentsOf: line)
    } catch {
      throw AuditError("a worker has gone")
    }
  }

  /// What the worker has answered since; nil when it has gone. To be called when its descriptor can be read.
  func read() -> [AuditReport]? {
    var buffer = [UInt8](repeating: 0, count: 65_536)
    let count = Foundation.read(descriptor, &buffer, buffer.count)
    if count < 0, errno == EINTR || errno == EAGAIN { return [] }
    guard count > 0 else { return nil }
    rest += buffer[0..<count]
    var reports: [AuditReport] = []
    while let end = rest.firstIndex(of: 10) {
      let line = Data(rest[..<end])
      rest.removeSubrange(...end)
      guard let report = try? JSONDecoder().decode(AuditReport.self, from: line) else { return nil }
      reports.append(report)
      item = nil
    }
    return reports
  }

  /// Lets it end by itself.
  func finish() { try? input.fileHandleForWriting.close() }

  /// Ends it now, and says how it ended.
  @discardableResult
  func stop() -> String {
    finish()
    if process.isRunning { process.terminate() }
    process.waitUntilExit()
    return process.terminationReason == .uncaughtSignal
      ? "signal \(process.terminationStatus)" : "status \(process.terminationStatus)"
  }
}
