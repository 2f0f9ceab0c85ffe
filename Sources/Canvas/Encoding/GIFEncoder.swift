import CGIF
import Foundation
import KeyriseFiles

/// Writes an animation frame by frame, through giflib: a shared palette, and of each frame only what changed.
@MainActor
public final class GIFEncoder: AnimationEncoder {
  private let path: String
  private let file: UnsafeMutablePointer<GifFileType>
  private var palette: GIFPalette
  /// The size of the pictures.
  public let width: Int
  public let height: Int
  /// The palette's places that are shown now, row by row.
  private var shown: [UInt8]
  private var isEmpty = true
  /// The frame that waits for its duration, which is known when the next one comes.
  private var pending: (rect: PixelRect, pixels: [UInt8], time: Double)?
  private var isClosed = false
  /// How many pictures were added that differ from the one before.
  public private(set) var frameCount = 0

  /// The palette's place that means "as before".
  private static let unchanged = UInt8(GIFPalette.limit)

  /// Begins the file at `path`.
  ///
  /// - Throws: `FileError`.
  public init(path: String, width: Int32, height: Int32, palette: GIFPalette) throws {
    self.path = path
    self.palette = palette
    self.width = Int(max(width, 1))
    self.height = Int(max(height, 1))
    shown = [UInt8](repeating: 0, count: self.width * self.height)
    var error: Int32 = 0
    guard let file = EGifOpenFileName(path, false, &error) else {
      throw FileError(path: path, action: "write", reason: Self.reason(error))
    }
    self.file = file
    do {
      try begin(width, height)
    } catch {
      cancel()
      throw error
    }
  }

  private func begin(_ width: Int32, _ height: Int32) throws {
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

  /// Adds what the picture shows from `time` on, in seconds; `changed` is what differs from the picture before. What the
  /// palette does not tell apart is no change.
  ///
  /// - Throws: `FileError`.
  public func add(_ surface: Surface, changed: PixelRect, at time: Double) throws {
    let bounds = PixelRect(x: 0, y: 0, width: Int32(width), height: Int32(height)).intersection(surface.bounds)
    let rect = (isEmpty ? bounds : changed).intersection(bounds)
    guard !rect.isEmpty, let (part, pixels) = difference(surface, rect) else { return }
    try flush(until: time)
    pending = (part, pixels, time)
    frameCount += 1
    isEmpty = false
  }

  /// The rectangle around what changes inside of `rect`, and its pixels; nil when nothing does.
  private func difference(_ surface: Surface, _ rect: PixelRect) -> (PixelRect, [UInt8])? {
    let (left, right) = (Int(rect.x), Int(rect.maxX))
    var (minX, maxX, minY, maxY) = (right, left - 1, Int(rect.maxY), Int(rect.y) - 1)
    var rows: [UInt8] = []
    rows.reserveCapacity(rect.area)
    for y in Int(rect.y)..<Int(rect.maxY) {
      let row = surface.pixels + y * surface.stride
      palette.map(row + left, count: right - left, into: &rows)
      let start = rows.count - (right - left)
      var (first, last) = (-1, -1)
      for x in left..<right where isEmpty || shown[y * width + x] != rows[start + x - left] {
        if first < 0 { first = x }
        last = x
      }
      guard first >= 0 else { continue }
      minX = min(minX, first)
      maxX = max(maxX, last)
      minY = min(minY, y)
      maxY = y
    }
    guard minX <= maxX else { return nil }
    let count = maxX - minX + 1
    var plain: [UInt8] = []
    plain.reserveCapacity(count * (maxY - minY + 1))
    var holed: [UInt8] = []
    holed.reserveCapacity(isEmpty ? 0 : plain.capacity)
    for y in minY...maxY {
      let start = (y - Int(rect.y)) * (right - left) + minX - left
      let place = y * width + minX
      for x in 0..<count {
        let index = rows[start + x]
        plain.append(index)
        if !isEmpty { holed.append(shown[place + x] == index ? Self.unchanged : index) }
        shown[place + x] = index
      }
    }
    let part = PixelRect(x: Int32(minX), y: Int32(minY), width: Int32(count), height: Int32(maxY - minY + 1))
    // LZW likes few changes from one pixel to the next.
    let isHoledBetter = !isEmpty && Self.changes(holed) < Self.changes(plain)
    return (part, isHoledBetter ? holed : plain)
  }

  private static func changes(_ pixels: [UInt8]) -> Int {
    var count = 0
    var last: UInt8 = 0
    for pixel in pixels {
      if pixel != last { count += 1 }
      last = pixel
    }
    return count
  }

  private func flush(until time: Double, atLeast least: Int = 0) throws {
    guard let frame = pending else { return }
    pending = nil
    // In hundredths of a second from the beginning, so that rounding does not add up.
    let delay = min(max(least, Int((time * 100).rounded()) - Int((frame.time * 100).rounded())), 65_535)
    // Disposal 1: what is there stays. The flag says that one place of the palette is transparent.
    let control: [UInt8] = [
      1 << 2 | 1, UInt8(truncatingIfNeeded: delay), UInt8(truncatingIfNeeded: delay >> 8), Self.unchanged,
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
    // Players show what is to go after a hundredth for a tenth.
    try flush(until: time, atLeast: 2)
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
    // Of a write that failed giflib says no more than that; the system says why.
    if [E_GIF_ERR_OPEN_FAILED, E_GIF_ERR_WRITE_FAILED, E_GIF_ERR_CLOSE_FAILED, E_GIF_ERR_DISK_IS_FULL].contains(error),
      errno != 0
    {
      return FileError.reason(errno)
    }
    return GifErrorString(error).map { String(cString: $0) } ?? FileError.reason(errno)
  }
}
