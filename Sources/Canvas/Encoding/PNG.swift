import CCanvas
import Foundation

/// PNG files, through libpng, packed by ISA-L or libdeflate, without filters.
@MainActor
public enum PNG {
  /// Writes a surface; `metadata` becomes text chunks in the order of their keys.
  ///
  /// - Throws: `FileError`; nothing is left at `path` then that was not there before.
  public static func write(
    _ surface: Surface, to path: String, isOpaque: Bool = true, metadata: [String: String] = [:]
  ) throws {
    try FileWriter.replace(path) { temporary in
      let pairs = metadata.sorted { $0.key < $1.key }
      let keys = pairs.map { strdup($0.key) }
      let texts = pairs.map { strdup($0.value) }
      defer { for pointer in keys + texts { free(pointer) } }
      var message = [CChar](repeating: 0, count: 256)
      let written = keys.map { UnsafePointer($0) }.withUnsafeBufferPointer { keys in
        texts.map { UnsafePointer($0) }.withUnsafeBufferPointer { texts in
          cc_png_write(
            temporary, surface.native, isOpaque, false, Int32(pairs.count), keys.baseAddress,
            texts.baseAddress, &message)
        }
      }
      if !written { throw FileError(path: path, action: "write", reason: text(message)) }
    }
  }

  /// Reads a picture.
  ///
  /// - Throws: `FileError` when the file is missing, broken or larger than 16384 pixels on a side.
  public static func read(_ path: String) throws -> Surface {
    var message = [CChar](repeating: 0, count: 256)
    var width: Int32 = 0
    var height: Int32 = 0
    guard cc_png_read_size(path, &width, &height, &message), let surface = Surface(width: width, height: height),
      cc_png_read(path, surface.native, &message)
    else { throw FileError(path: path, action: "read", reason: text(message)) }
    return surface
  }

  static func text(_ message: [CChar]) -> String {
    let bytes = message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }
    return bytes.isEmpty ? "out of memory" : String(decoding: bytes, as: UTF8.self)
  }
}
