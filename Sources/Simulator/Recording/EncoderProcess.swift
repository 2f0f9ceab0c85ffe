import Foundation
import KeyriseFiles

/// A program that encodes what it is fed with through a pipe.
final class EncoderProcess {
  private let process = Process()
  private let input = Pipe()
  private let messages = Pipe()
  private let child: InterruptibleChild
  private var said: [UInt8] = []
  private var isSilent = false
  private var isClosed = false

  /// What a program says is kept up to this many bytes.
  private static let messageLimit = 16_384

  /// Starts the program.
  ///
  /// - Throws: `RecordingError` when it cannot be started.
  init(_ program: String, _ arguments: [String]) throws {
    // A program that ends early is an error, not the end of this one.
    signal(SIGPIPE, SIG_IGN)
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = messages
    do {
      try process.run()
    } catch {
      throw RecordingError.encoderFailed("\(program) cannot be started: \(error.localizedDescription)")
    }
    child = InterruptibleChild(process: process.processIdentifier)
    for descriptor in [feed, ear] { _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK) }
  }

  private var feed: Int32 { input.fileHandleForWriting.fileDescriptor }
  private var ear: Int32 { messages.fileHandleForReading.fileDescriptor }

  /// Feeds it. What it says meanwhile is listened to: a program whose words nobody reads stops.
  ///
  /// - Throws: `RecordingError` when it takes no more.
  func write(_ bytes: UnsafeRawBufferPointer) throws {
    var rest = bytes[...]
    while !rest.isEmpty {
      wait(for: feed, Int16(POLLOUT))
      let count = Foundation.write(feed, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
      if count < 0, errno == EINTR || errno == EAGAIN { continue }
      guard count > 0 else { throw end() ?? RecordingError.encoderFailed("it took no more pictures") }
      rest = rest.dropFirst(count)
    }
  }

  /// Waits until `descriptor` is ready, and listens; without a descriptor, until there is something to hear.
  private func wait(for descriptor: Int32, _ events: Int16) {
    var descriptors = [
      pollfd(fd: descriptor, events: events, revents: 0),
      pollfd(fd: isSilent ? -1 : ear, events: Int16(POLLIN), revents: 0),
    ]
    guard poll(&descriptors, 2, -1) > 0, descriptors[1].revents != 0 else { return }
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(ear, &buffer, buffer.count)
    if count == 0 { isSilent = true }
    guard count > 0 else { return }
    said += buffer[..<count]
    said.removeFirst(max(0, said.count - Self.messageLimit))
  }

  /// Lets it finish; what it complains about.
  func end() -> RecordingError? {
    guard !isClosed else { return nil }
    isClosed = true
    try? input.fileHandleForWriting.close()
    while !isSilent { wait(for: -1, 0) }
    process.waitUntilExit()
    child.ended()
    let lines = String(decoding: said, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
    let status = process.terminationStatus
    if process.terminationReason == .exit, status == 0 {
      // ffmpeg 5 ends with status 0 when the disk is full while it writes the file's end.
      return lines.first { $0.hasPrefix("Error ") }.map(RecordingError.encoderFailed)
    }
    let ending =
      process.terminationReason == .exit ? "it ended with status \(status)" : "it was ended by signal \(status)"
    return .encoderFailed(lines.isEmpty ? ending : lines.suffix(3).joined(separator: "; "))
  }

  /// Ends it.
  func cancel() {
    guard !isClosed else { return }
    isClosed = true
    kill(process.processIdentifier, SIGKILL)
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    child.ended()
  }
}
