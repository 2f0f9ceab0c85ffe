import Canvas
import Foundation

/// Writes a video through the program ffmpeg, which is fed with pictures by a pipe.
@MainActor
final class VideoEncoder: AnimationEncoder {
  private let program: EncoderProcess
  private let framesPerSecond: Double
  /// The codecs halve the colours' resolution and so want even sides: what is odd gets its last row or column twice.
  let width: Int
  let height: Int
  /// The picture that is repeated until the next one comes, without gaps between its rows.
  private var pixels: [UInt32]
  private var isEmpty = true
  private(set) var frameCount = 0

  /// Starts the program, for pictures of the size of `surface`.
  ///
  /// - Throws: `RecordingError` when it cannot be started.
  init(
    path: String, format: RecordingFormat, program: String, for surface: Surface, framesPerSecond: Double
  ) throws {
    self.framesPerSecond = framesPerSecond
    width = (Int(surface.width) + 1) / 2 * 2
    height = (Int(surface.height) + 1) / 2 * 2
    pixels = [UInt32](repeating: 0, count: width * height)
    self.program = try EncoderProcess(
      program,
      [
        "-hide_banner", "-nostdin", "-loglevel", "error", "-y", "-f", "rawvideo", "-pixel_format", "bgra",
        "-video_size", "\(width)x\(height)", "-framerate", "\(framesPerSecond)", "-i", "pipe:0", "-an",
      ] + Self.colors + Self.codec(format) + ["file:\(path)"])
  }

  /// How colours become those of a video, and that the file says so: players take a file that says nothing for BT.601
  /// or BT.709 by its
  private static let colors = [
    "-vf", "scale=out_color_matrix=bt709:out_range=tv,format=yuv420p", "-colorspace", "bt709", "-color_primaries",
    "bt709", "-color_trc", "bt709", "-color_range", "tv",
  ]

  private static func codec(_ format: RecordingFormat) -> [String] {
    format == .mp4
      ? ["-c:v", "libx264", "-preset", "medium", "-crf", "20", "-movflags", "+faststart", "-f", "mp4"]
      : ["-c:v", "libvpx-vp9", "-crf", "32", "-b:v", "0", "-row-mt", "1", "-f", "webm"]
  }

  func add(_ surface: Surface, changed: PixelRect, at time: Double) throws {
    try repeatPicture(until: time)
    isEmpty = false
    let rect = changed.intersection(surface.bounds)
    guard !rect.isEmpty else { return }
    let (right, bottom) = (Int(surface.width) - 1, Int(surface.height) - 1)
    let columns = Int(rect.x)..<(Int(rect.maxX) > right ? width : Int(rect.maxX))
    for y in Int(rect.y)..<(Int(rect.maxY) > bottom ? height : Int(rect.maxY)) {
      let row = surface.pixels + min(y, bottom) * surface.stride
      for x in columns { pixels[y * width + x] = row[min(x, right)] }
    }
  }

  private func repeatPicture(until time: Double) throws {
    guard !isEmpty else { return }
    let count = Int((time * framesPerSecond).rounded())
    while frameCount < count {
      try pixels.withUnsafeBytes { try program.write($0) }
      frameCount += 1
    }
  }

  func finish(at time: Double) throws {
    try repeatPicture(until: time)
    if let failure = program.end() { throw failure }
  }

  func cancel() { program.cancel() }
}
