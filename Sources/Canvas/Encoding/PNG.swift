import CCanvas
import Foundation
import KeyriseFiles

/// PNG files, through libpng, packed by ISA-L or libdeflate, without filters.
@MainActor
public enum PNG {
  /// Writes a surface; `metadata` becomes text chunks in the order of their keys.
  ///
  /// - Throws: `FileError`; nothing is left at `path` then that was not there before.
  public static func write(
    _ surface: Surface, to path: String, isOpaque: Bool = true, metadata: [String: String] = [:]
  ) throws {
    let data = try encode(surface, isOpaque: isOpaque, metadata: metadata)
    // It can be made again: waiting for the disk takes longer than drawing.
    try FileWriter.write(data, to: path, isSafe: false)
  }

  /// Reads a picture.
  ///
  /// - Throws: `FileError` when the file is missing, broken, no file, or larger than 16384 pixels on a side.
  public static func read(_ path: String) throws -> Surface {
    try decode(try FileReader.read(path), path: path)
  }

  /// What C says went wrong; libpng's own words say nothing of what can be done.
  static func text(_ message: [CChar]) -> String {
    let bytes = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return bytes.isEmpty ? "out of memory" : String(decoding: bytes, as: UTF8.self)
  }

  /// Why a picture cannot be read.
  static func readingReason(_ message: [CChar]) -> String {
    switch text(message) {
    case "out of memory": return "there is no memory for it"
    case "not a PNG file": return "not a PNG file; pictures are read as PNG only"
    case let said: return "the PNG is damaged (\(said)); make it anew"
    }
  }
}
