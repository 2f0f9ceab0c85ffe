import Canvas
import Foundation

/// An animated PNG as a player shows it: every frame is made a picture of its own and read by libpng.
@MainActor
struct APNGFilm {
  struct Frame {
    /// In thousandths of a second.
    var time: Int
    var rect: PixelRect
    /// All that is shown then, 0xRRGGBB.
    var pixels: [UInt32]
  }

  struct Unreadable: Error {
    var reason: String
  }

  private(set) var width = 0
  private(set) var height = 0
  private(set) var frames: [Frame] = []
  /// What the file says that it has.
  private(set) var frameCount = 0
  private(set) var duration = 0
  private(set) var chunkNames: [String] = []

  init(_ path: String) throws {
    let file = try Data(contentsOf: URL(fileURLWithPath: path))
    var header = Data()
    var control: Data?
    var pixels = Data()
    var shown: Surface?
    var sequence = 0
    var (width, height, duration) = (0, 0, 0)
    var frames: [Frame] = []

    func number(_ data: Data, _ offset: Int) -> Int { data.dropFirst(offset).prefix(4).reduce(0) { $0 << 8 | Int($1) } }
    func count(_ data: Data) throws {
      guard number(data, 0) == sequence else { throw Unreadable(reason: "chunk \(number(data, 0)), not \(sequence)") }
      sequence += 1
    }
    func chunk(_ name: String, _ content: Data) -> Data {
      func bytes(_ value: UInt32) -> Data { Data((0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) }) }
      let body = Data(name.utf8) + content
      return bytes(UInt32(content.count)) + body + bytes(Self.checksum(body))
    }
    func finish() throws {
      guard let control else { return }
      let (w, h, x, y) = (number(control, 4), number(control, 8), number(control, 12), number(control, 16))
      let size = control.dropFirst(4).prefix(8)
      let head = file.prefix(8) + chunk("IHDR", size + header.dropFirst(8))
      let whole = head + chunk("IDAT", pixels) + chunk("IEND", Data())
      let picture = try PNG.decode(whole)
      let surface: Surface? = shown ?? Surface(width: Int32(width), height: Int32(height))
      shown = surface
      guard let surface else { throw Unreadable(reason: "no memory") }
      surface.draw(picture, x: Int32(x), y: Int32(y))
      let all = (0..<height).flatMap { y in (0..<width).map { surface.pixels[y * surface.stride + $0] & 0xff_ffff } }
      frames.append(
        Frame(
          time: duration, rect: PixelRect(x: Int32(x), y: Int32(y), width: Int32(w), height: Int32(h)), pixels: all))
      let (delay, unit) = (number(control, 18) & 0xffff, number(control, 20) & 0xffff)
      duration += delay * 1000 / max(unit, 1)
    }

    var rest = file.dropFirst(8)
    while rest.count >= 12 {
      let length = number(rest, 0)
      guard rest.count >= length + 12 else { throw Unreadable(reason: "it is cut off") }
      let name = String(decoding: rest.dropFirst(4).prefix(4), as: UTF8.self)
      let content = Data(rest.dropFirst(8).prefix(length))
      guard number(rest, 8 + length) == Int(Self.checksum(Data(rest.dropFirst(4).prefix(length + 4)))) else {
        throw Unreadable(reason: "the checksum of \(name) is wrong")
      }
      chunkNames.append(name)
      switch name {
      case "IHDR":
        header = content
        width = number(content, 0)
        height = number(content, 4)
      case "acTL": frameCount = number(content, 0)
      case "fcTL":
        try finish()
        try count(content)
        control = content
        pixels = Data()
      case "IDAT": pixels += content
      case "fdAT":
        try count(content)
        pixels += content.dropFirst(4)
      default: break
      }
      rest = rest.dropFirst(length + 12)
    }
    try finish()
    self.width = width
    self.height = height
    self.duration = duration
    self.frames = frames
  }

  /// CRC-32, bit by bit.
  private static func checksum(_ data: Data) -> UInt32 {
    var value: UInt32 = 0xffff_ffff
    for byte in data {
      value ^= UInt32(byte)
      for _ in 0..<8 { value = value & 1 == 1 ? 0xedb8_8320 ^ value >> 1 : value >> 1 }
    }
    return ~value
  }
}
