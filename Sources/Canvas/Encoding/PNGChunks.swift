import Foundation

/// The chunks of a PNG file, taken apart for an animation.
struct PNGChunks {
  static let signature = Data([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

  /// The chunks before the pixels, as they are.
  private(set) var head = Data()
  /// What the pixels' chunks hold.
  private(set) var pixels: [Data] = []

  /// The chunks of a whole file that libpng wrote.
  init(_ file: Data) {
    var rest = file.dropFirst(Self.signature.count)
    while rest.count >= 12 {
      let start = rest.startIndex
      let length = rest[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
      guard rest.count >= length + 12 else { return }
      let end = start + 12 + length
      switch String(decoding: rest[start + 4..<start + 8], as: UTF8.self) {
      case "IDAT": pixels.append(rest[start + 8..<start + 8 + length])
      case "IEND": return
      default: if pixels.isEmpty { head.append(rest[start..<end]) }
      }
      rest = rest[end...]
    }
  }

  /// Numbers of four bytes, the highest byte first.
  static func bytes(_ numbers: [UInt32]) -> Data {
    Data(numbers.flatMap { [UInt8($0 >> 24), UInt8($0 >> 16 & 255), UInt8($0 >> 8 & 255), UInt8($0 & 255)] })
  }

  /// A chunk with its length and its checksum.
  static func chunk(_ name: String, _ content: Data) -> Data {
    let body = Data(name.utf8) + content
    return bytes([UInt32(content.count)]) + body + bytes([checksum(body)])
  }

  /// CRC-32 as the PNG specification's annex D has it.
  static func checksum(_ data: Data) -> UInt32 {
    var value: UInt32 = 0xffff_ffff
    for byte in data { value = table[Int((value ^ UInt32(byte)) & 255)] ^ value >> 8 }
    return value ^ 0xffff_ffff
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xedb8_8320 ^ value >> 1 : value >> 1 }
  }
}
