import CCanvas
import Foundation
import KeyriseFiles

extension PNG {
  /// How hard the encoder works.
  public enum Effort: Sendable {
    /// For what is looked at once: by ISA-L, a screen at scale 1 in 0.2 ms and 29.7 KB.
    case fast
    /// For what is kept: by libdeflate, the same screen in 1.6 ms and 23.6 KB, and the same bytes on every processor.
    case small
  }

  /// The bytes of a PNG file; `metadata` becomes text chunks in the order of their keys.
  ///
  /// - Throws: `FileError` when there is no memory for it.
  public static func encode(
    _ surface: Surface, isOpaque: Bool = true, metadata: [String: String] = [:], effort: Effort = .fast
  ) throws -> Data {
    let pairs = metadata.sorted { $0.key < $1.key }
    let keys = pairs.map { strdup($0.key) }
    let texts = pairs.map { strdup($0.value) }
    defer { for pointer in keys + texts { free(pointer) } }
    var message = [CChar](repeating: 0, count: 256)
    var bytes: UnsafeMutablePointer<CChar>?
    var size = 0
    let written = keys.map { UnsafePointer($0) }.withUnsafeBufferPointer { keys in
      texts.map { UnsafePointer($0) }.withUnsafeBufferPointer { texts in
        cc_png_encode(
          &bytes, &size, surface.native, isOpaque, effort == .small, Int32(pairs.count),
          keys.baseAddress, texts.baseAddress, &message)
      }
    }
    guard written, let bytes else {
      free(bytes)
      throw FileError(path: "a picture", action: "encode", reason: text(message))
    }
    return Data(bytesNoCopy: bytes, count: size, deallocator: .free)
  }

  /// The picture in the bytes of a PNG file.
  ///
  /// - Throws: `FileError`, in the name of `path`, when they are none or the picture is larger than 16384 pixels on a side.
  public static func decode(_ data: Data, path: String = "a picture") throws -> Surface {
    var message = [CChar](repeating: 0, count: 256)
    var width: Int32 = 0
    var height: Int32 = 0
    let surface = data.withUnsafeBytes { bytes -> Surface? in
      guard cc_png_decode_size(bytes.baseAddress, bytes.count, &width, &height, &message),
        let surface = Surface(width: width, height: height),
        cc_png_decode(bytes.baseAddress, bytes.count, surface.native, &message)
      else { return nil }
      return surface
    }
    guard let surface else { throw FileError(path: path, action: "read", reason: readingReason(message)) }
    return surface
  }

  /// The texts before the pixels of a PNG file; none when it is no such file.
  public static func metadata(of data: Data) -> [String: String] {
    final class Texts { var found: [String: String] = [:] }
    let texts = Texts()
    var message = [CChar](repeating: 0, count: 256)
    _ = data.withUnsafeBytes { bytes in
      cc_png_decode_texts(
        bytes.baseAddress, bytes.count, Unmanaged.passUnretained(texts).toOpaque(),
        { context, key, text in
          guard let context, let key, let text else { return }
          Unmanaged<Texts>.fromOpaque(context).takeUnretainedValue().found[String(cString: key)] = String(cString: text)
        }, &message)
    }
    return texts.found
  }
}
