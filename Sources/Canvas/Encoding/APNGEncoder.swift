import Foundation
import KeyriseFiles

/// Writes an animated PNG: frames as libpng encodes them, wrapped into the chunks of the animation, each only the
/// rectangle that changed. Programs that know no animation show the first frame.
@MainActor
public final class APNGEncoder: AnimationEncoder {
  private let path: String
  private let file: UnsafeMutablePointer<FILE>
  /// The size of the pictures.
  public let width: Int
  public let height: Int
  private let metadata: [String: String]
  private var previous: Surface?
  private var pending: (rect: PixelRect, data: [Data], time: Double)?
  /// Chunks of the animation are numbered.
  private var sequence: UInt32 = 0
  private var countOffset: Int?
  private var isClosed = false
  /// How many pictures were added that differ from the one before.
  public private(set) var frameCount = 0

  /// Begins the file at `path`; `metadata` becomes texts in it.
  ///
  /// - Throws: `FileError`.
  public init(path: String, width: Int32, height: Int32, metadata: [String: String] = [:]) throws {
    guard let file = fopen(path, "wb") else {
      throw FileError(path: path, action: "write", reason: FileError.reason(errno))
    }
    self.path = path
    self.file = file
    self.width = Int(width)
    self.height = Int(height)
    self.metadata = metadata
  }

  /// Adds what the picture shows from `time` on, in seconds; `changed` is what may differ from the picture before.
  ///
  /// - Throws: `FileError`.
  public func add(_ surface: Surface, changed: PixelRect, at time: Double) throws {
    let bounds = PixelRect(x: 0, y: 0, width: Int32(width), height: Int32(height)).intersection(surface.bounds)
    var rect = changed.intersection(bounds)
    if let previous {
      rect = Self.difference(previous, surface, rect)
      guard !rect.isEmpty else { return }
      for y in Int(rect.y)..<Int(rect.maxY) {
        (previous.pixels + y * previous.stride + Int(rect.x)).update(
          from: surface.pixels + y * surface.stride + Int(rect.x), count: Int(rect.width))
      }
    } else {
      rect = bounds
      guard let copy = surface.copy() else { throw outOfMemory() }
      previous = copy
    }
    try flush(until: time)
    guard let part = surface.copy(of: rect) else { throw outOfMemory() }
    let chunks = PNGChunks(try PNG.encode(part, metadata: frameCount == 0 ? metadata : [:], effort: .small))
    if frameCount == 0 { try begin(chunks) }
    pending = (rect, chunks.pixels, time)
    frameCount += 1
  }

  /// The rectangle around the pixels that differ.
  private static func difference(_ old: Surface, _ new: Surface, _ rect: PixelRect) -> PixelRect {
    var (minX, maxX, minY, maxY) = (Int(rect.maxX), Int(rect.x) - 1, Int(rect.maxY), Int(rect.y) - 1)
    for y in Int(rect.y)..<Int(rect.maxY) {
      let (a, b) = (old.pixels + y * old.stride, new.pixels + y * new.stride)
      guard let first = (Int(rect.x)..<Int(rect.maxX)).first(where: { a[$0] != b[$0] }),
        let last = (first..<Int(rect.maxX)).last(where: { a[$0] != b[$0] })
      else { continue }
      minX = min(minX, first)
      maxX = max(maxX, last)
      minY = min(minY, y)
      maxY = y
    }
    guard minX <= maxX else { return .empty }
    return PixelRect(
      x: Int32(minX), y: Int32(minY), width: Int32(maxX - minX + 1), height: Int32(maxY - minY + 1))
  }

  private func begin(_ chunks: PNGChunks) throws {
    try write(PNGChunks.signature)
    try write(chunks.head)
    countOffset = ftell(file)
    // The number of frames is known at the end; played for ever.
    try write(PNGChunks.chunk("acTL", PNGChunks.bytes([0, 0])))
  }

  private func flush(until time: Double) throws {
    guard let frame = pending else { return }
    pending = nil
    // In thousandths from the beginning, so that rounding does not add up.
    let thousandths = max(0, Int((time * 1000).rounded()) - Int((frame.time * 1000).rounded()))
    // 16 bits hold 65 seconds in thousandths; what stays longer is told in coarser parts of a second.
    let unit = [1000, 100, 10].first { thousandths * $0 / 1000 <= 65_535 } ?? 1
    let delay = min(thousandths * unit / 1000, 65_535)
    var control = PNGChunks.bytes([
      nextNumber(), UInt32(frame.rect.width), UInt32(frame.rect.height), UInt32(frame.rect.x), UInt32(frame.rect.y),
    ])
    control.append(contentsOf: [UInt8(delay >> 8), UInt8(delay & 255), UInt8(unit >> 8), UInt8(unit & 255), 0, 0])
    let isFirst = sequence == 1
    try write(PNGChunks.chunk("fcTL", control))
    for data in frame.data {
      try write(
        isFirst ? PNGChunks.chunk("IDAT", data) : PNGChunks.chunk("fdAT", PNGChunks.bytes([nextNumber()]) + data))
    }
  }

  private func nextNumber() -> UInt32 {
    defer { sequence += 1 }
    return sequence
  }

  /// Ends the file; the last picture stays until `time`, in seconds.
  ///
  /// - Throws: `FileError`.
  public func finish(at time: Double) throws {
    try flush(until: time)
    if let countOffset {
      try write(PNGChunks.chunk("IEND", Data()))
      guard fseek(file, countOffset, SEEK_SET) == 0 else { throw failure() }
      try write(PNGChunks.chunk("acTL", PNGChunks.bytes([UInt32(frameCount), 0])))
    }
    isClosed = true
    if fclose(file) != 0 { throw failure() }
  }

  /// Gives the file up, when something went wrong.
  public func cancel() {
    guard !isClosed else { return }
    isClosed = true
    fclose(file)
  }

  private func write(_ data: Data) throws {
    let written = data.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, file) }
    if written != data.count { throw failure() }
  }

  private func outOfMemory() -> FileError {
    FileError(path: path, action: "write", reason: "there is no memory for a frame")
  }

  private func failure() -> FileError {
    FileError(path: path, action: "write", reason: FileError.reason(errno))
  }
}
