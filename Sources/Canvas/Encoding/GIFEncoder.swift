import CGIF
import Foundation

/// Writes an animation frame by frame, through giflib: a shared palette, and of each frame only what changed.
@MainActor
public final class GIFEncoder {
  private let path: String
  private let file: UnsafeMutablePointer<GifFileType>
  private var palette: GIFPalette
  private let width: Int32
  private let height: Int32
  /// The frame that waits for its duration, which is known when the next one comes.
  private var pending: (rect: PixelRect, pixels: [UInt8], time: Double)?
  private var isClosed = false

  /// Begins the file at `path`.
  ///
  /// - Throws: `FileError`.
  public init(path: String, width: Int32, height: Int32, palette: GIFPalette) throws {
    self.path = path
    self.palette = palette
    self.width = width
    self.height = height
    var error: Int32 = 0
    guard let file = EGifOpenFileName(path, false, &error) else {
      throw FileError(path: path, action: "write", reason: Self.reason(error))
    }
    self.file = file
    EGifSetGifVersion(file, true)
    var colors = palette.colors.map {
      GifColorType(
        Red: UInt8(truncatingIfNeeded: $0 >> 16), Green: UInt8(truncatingIfNeeded: $0 >> 8),
        Blue: UInt8(truncatingIfNeeded: $0))
    }
    while colors.count < 256 { colors.append(GifColorType(Red: 0, Green: 0, Blue: 0)) }
    let map = GifMakeMapObject(256, &colors)
    defer { GifFreeMapObject(map) }
    try check(EGifPutScreenDesc(file, width, height, 8, 0, map))
    // The application extension by which players repeat the animation for ever.
    try check(EGifPutExtensionLeader(file, APPLICATION_EXT_FUNC_CODE))
    try check(EGifPutExtensionBlock(file, 11, "NETSCAPE2.0"))
    try check(EGifPutExtensionBlock(file, 3, [1, 0, 0] as [UInt8]))
    try check(EGifPutExtensionTrailer(file))
  }

  /// Adds what the picture shows from `time` on, in seconds; `changed` is what differs from the picture before.
  ///
  /// - Throws: `FileError`.
  public func add(_ surface: Surface, changed: PixelRect, at time: Double) throws {
    let rect = changed.intersection(surface.bounds)
    if rect.isEmpty { return }
    if let pending, pending.rect.contains(surface.bounds), rect == surface.bounds, time <= pending.time { return }
    try flush(until: time)
    var pixels: [UInt8] = []
    pixels.reserveCapacity(rect.area)
    for y in Int(rect.y)..<Int(rect.maxY) {
      let row = surface.pixels + y * surface.stride
      for x in Int(rect.x)..<Int(rect.maxX) { pixels.append(palette.index(of: row[x] & 0xff_ffff)) }
    }
    pending = (rect, pixels, time)
  }

  private func flush(until time: Double) throws {
    guard let frame = pending else { return }
    pending = nil
    // In hundredths of a second from the beginning, so that rounding does not add up.
    let delay = max(0, Int((time * 100).rounded()) - Int((frame.time * 100).rounded()))
    // Disposal 1: what is there stays.
    let control: [UInt8] = [
      1 << 2, UInt8(truncatingIfNeeded: delay), UInt8(truncatingIfNeeded: min(delay, 65_535) >> 8), 0,
    ]
    try check(EGifPutExtension(file, GRAPHICS_EXT_FUNC_CODE, 4, control))
    try check(EGifPutImageDesc(file, frame.rect.x, frame.rect.y, frame.rect.width, frame.rect.height, false, nil))
    var pixels = frame.pixels
    let count = Int(frame.rect.width)
    try pixels.withUnsafeMutableBufferPointer { buffer in
      guard let base = buffer.baseAddress else { return }
      for row in 0..<Int(frame.rect.height) { try check(EGifPutLine(file, base + row * count, Int32(count))) }
    }
  }

  /// Ends the file; the last picture stays until `time`, in seconds.
  ///
  /// - Throws: `FileError`.
  public func finish(at time: Double) throws {
    try flush(until: time)
    isClosed = true
    var error: Int32 = 0
    if EGifCloseFile(file, &error) != GIF_OK {
      throw FileError(path: path, action: "write", reason: Self.reason(error))
    }
  }

  /// Gives the file up, when something went wrong.
  public func cancel() {
    guard !isClosed else { return }
    isClosed = true
    var error: Int32 = 0
    EGifCloseFile(file, &error)
  }

  private func check(_ result: Int32) throws {
    guard result != GIF_OK else { return }
    throw FileError(path: path, action: "write", reason: Self.reason(file.pointee.Error))
  }

  private static func reason(_ error: Int32) -> String {
    GifErrorString(error).map { String(cString: $0) } ?? String(cString: strerror(errno))
  }
}
