import Canvas
import Foundation

/// Moments of a phone side by side.
@MainActor
public struct FilmStrip {
  private var frames: [Surface] = []

  public init() {}

  /// Adds the phone's picture of now.
  ///
  /// - Throws: `PhoneError` when there is no memory for it.
  public mutating func add(_ phone: Phone) throws {
    phone.render()
    guard let copy = phone.surface.copy() else {
      throw PhoneError.noSurface(phone.surface.width, phone.surface.height)
    }
    frames.append(copy)
  }

  /// Writes the strip as a PNG, the moments from left to right with a gap between.
  ///
  /// - Throws: `FileError`, or `PhoneError` when there is no memory for the strip.
  public func write(to path: String, metadata: [String: String] = [:]) throws {
    let gap: Int32 = 8
    let width = frames.reduce(gap) { $0 + $1.width + gap }
    let height = (frames.map(\.height).max() ?? 0) + 2 * gap
    guard let strip = Surface(width: width, height: height) else { throw PhoneError.noSurface(width, height) }
    strip.fill(strip.bounds, .rgb(0xc8ccd2))
    var x = gap
    for frame in frames {
      strip.draw(frame, x: x, y: gap)
      x += frame.width + gap
    }
    try PNG.write(strip, to: path, metadata: metadata)
  }
}
