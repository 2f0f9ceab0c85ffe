import Foundation

/// A video as a player shows it, read by ffmpeg.
package struct VideoFilm {
  package var width = 0
  package var height = 0
  /// What the file says of its codec, its colours and its time.
  package private(set) var facts: [String: String] = [:]
  /// In seconds.
  package var duration: Double { facts["duration"].flatMap { Double($0) } ?? 0 }
  private var data = Data()

  /// Whether the programs are there that read videos.
  package static var canBeRead: Bool { Program.path(of: "ffmpeg") != nil && Program.path(of: "ffprobe") != nil }

  package init(_ path: String) throws {
    guard let ffmpeg = Program.path(of: "ffmpeg"), let ffprobe = Program.path(of: "ffprobe") else { return }
    let entries =
      "stream=codec_name,pix_fmt,width,height,color_range,color_space,color_primaries,color_transfer:format=duration"
    let text = try Program.output(
      of: ffprobe, ["-v", "error", "-show_entries", entries, "-of", "default=nw=1", path])
    for line in String(decoding: text, as: UTF8.self).split(separator: "\n") {
      let parts = line.split(separator: "=", maxSplits: 1).map(String.init)
      // The stream of a WebM does not know its duration, the file does.
      if parts.count == 2, parts[1] != "N/A" { facts[parts[0]] = parts[1] }
    }
    width = facts["width"].flatMap { Int($0) } ?? 0
    height = facts["height"].flatMap { Int($0) } ?? 0
    data = try Program.output(
      of: ffmpeg, ["-v", "error", "-i", path, "-fps_mode", "passthrough", "-f", "rawvideo", "-pix_fmt", "bgra", "-"])
  }

  package var count: Int { width * height == 0 ? 0 : data.count / (width * height * 4) }

  /// The pixels of a picture, 0xRRGGBB.
  package func pixels(_ index: Int) -> [UInt32] {
    let size = width * height
    return data.withUnsafeBytes { bytes in
      (0..<size).map { place in
        UInt32(littleEndian: bytes.loadUnaligned(fromByteOffset: (index * size + place) * 4, as: UInt32.self))
          & 0xff_ffff
      }
    }
  }
}
