import Canvas
import Foundation

/// Writes a video through the program ffmpeg, which is fed with pictures by a pipe.
@MainActor
final class VideoEncoder: AnimationEncoder {
  private let process = Process()
  private let input = Pipe()
  private let messages = Pipe()
  private let child: InterruptibleChild
  private let framesPerSecond: Double
  private let width: Int
  private let height: Int
  /// The picture that is repeated until the next one comes, without gaps between its rows.
  private var pixels: [UInt32]
  private var isEmpty = true
  private var isClosed = false
  private(set) var frameCount = 0

  /// Starts the program.
  ///
  /// - Throws: `RecordingError` when it cannot be started.
  init(
    path: String, format: RecordingFormat, program: String, width: Int32, height: Int32, framesPerSecond: Double
  ) throws {
    self.framesPerSecond = framesPerSecond
    self.width = Int(width)
    self.height = Int(height)
    pixels = [UInt32](repeating: 0, count: Int(width) * Int(height))
    // A program that ends early is an error, not the end of this one.
    signal(SIGPIPE, SIG_IGN)
    process.executableURL = URL(fileURLWithPath: program)
    let codec =
      format == .mp4
      ? ["-c:v", "libx264", "-preset", "medium", "-crf", "20", "-movflags", "+faststart", "-f", "mp4"]
      : ["-c:v", "libvpx-vp9", "-crf", "32", "-b:v", "0", "-row-mt", "1", "-f", "webm"]
    process.arguments =
      [
        "-hide_banner", "-nostdin", "-loglevel", "error", "-y", "-f", "rawvideo", "-pixel_format", "bgra",
        "-video_size", "\(width)x\(height)", "-framerate", "\(framesPerSecond)", "-i", "pipe:0", "-an",
        // These codecs halve the colours' resolution and so want even sides.
        "-vf", "pad=ceil(iw/2)*2:ceil(ih/2)*2:color=white", "-pix_fmt", "yuv420p",
      ] + codec + ["file:\(path)"]
    process.standardInput = input
    process.standardOutput = FileHandle.nullDevice
    process.standardError = messages
    do {
      try process.run()
    } catch {
      throw RecordingError.encoderFailed("\(program) cannot be started: \(error.localizedDescription)")
    }
    child = InterruptibleChild(process: process.processIdentifier)
  }

  func add(_ surface: Surface, changed: PixelRect, at time: Double) throws {
    try repeatPicture(until: time)
    isEmpty = false
    let rect = changed.intersection(surface.bounds)
    guard !rect.isEmpty else { return }
    for y in Int(rect.y)..<Int(rect.maxY) {
      let row = surface.pixels + y * surface.stride
      for x in Int(rect.x)..<Int(rect.maxX) { pixels[y * width + x] = row[x] }
    }
  }

  private func repeatPicture(until time: Double) throws {
    guard !isEmpty else { return }
    let count = Int((time * framesPerSecond).rounded())
    while frameCount < count {
      try writePicture()
      frameCount += 1
    }
  }

  private func writePicture() throws {
    let isWritten = pixels.withUnsafeBytes { bytes -> Bool in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = write(
          input.fileHandleForWriting.fileDescriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return false }
        rest = rest.dropFirst(count)
      }
      return true
    }
    if !isWritten { throw end() ?? RecordingError.encoderFailed("it takes no more pictures") }
  }

  func finish(at time: Double) throws {
    try repeatPicture(until: time)
    if let failure = end() { throw failure }
  }

  func cancel() {
    guard !isClosed else { return }
    isClosed = true
    process.terminate()
    try? input.fileHandleForWriting.close()
    process.waitUntilExit()
    child.ended()
  }

  /// Waits for the program; what it complains about.
  private func end() -> RecordingError? {
    guard !isClosed else { return nil }
    isClosed = true
    try? input.fileHandleForWriting.close()
    let text = String(decoding: messages.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    child.ended()
    guard process.terminationStatus != 0 || process.terminationReason != .exit else { return nil }
    let line = text.split(whereSeparator: \.isNewline).last.map(String.init) ?? "status \(process.terminationStatus)"
    return .encoderFailed(line)
  }
}
