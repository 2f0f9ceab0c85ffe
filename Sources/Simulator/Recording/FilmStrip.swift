import Canvas
import Foundation
import KeyriseFiles
import UIKit

/// Moments of a phone side by side, with their times below them.
@MainActor
public struct FilmStrip {
  private struct Moment {
    var picture: Surface
    var label: String
  }

  private var moments: [Moment] = []
  private var scale = 1.0

  /// More moments than this are not kept: each is a whole picture.
  public nonisolated static let limit = 100
  /// So many stand in one row, when a picture can be so wide.
  private static let mostColumns = 8

  /// A strip takes no more moments.
  public struct Full: Error, CustomStringConvertible {
    public var description: String { "a strip has at most \(FilmStrip.limit) moments; choose fewer" }
  }

  /// A strip without moments.
  public init() {}

  /// The number of moments.
  public var count: Int { moments.count }

  /// Adds the phone's picture of now, and writes below it what is given.
  ///
  /// - Throws: `PhoneError` when there is no memory for it; `Full`.
  public mutating func add(_ phone: Phone, label: String = "") throws {
    guard moments.count < Self.limit else { throw Full() }
    phone.render()
    guard let copy = phone.surface.copy() else {
      throw PhoneError.noSurface(phone.surface.width, phone.surface.height)
    }
    scale = Double(phone.scale)
    moments.append(Moment(picture: copy, label: label))
  }

  /// Writes the strip as a PNG, the moments from left to right with a gap between, in rows when there are many.
  ///
  /// - Throws: `FileError`, or `PhoneError` when there is no memory for the strip.
  public func write(to path: String, metadata: [String: String] = [:]) throws {
    try PNG.write(try picture(), to: path, metadata: metadata)
  }

  /// How many pictures of a width, in pixels, stand in one row.
  static func columns(for count: Int, width: Int32) -> Int32 {
    let fitting = Int((Surface.largestSide - gap) / (width + gap))
    return Int32(max(1, min(count, mostColumns, fitting)))
  }

  private static let gap: Int32 = 8

  /// The strip as a picture.
  ///
  /// - Throws: `PhoneError` when there is no memory for it.
  func picture() throws -> Surface {
    let gap = Self.gap
    let hasLabels = moments.contains { !$0.label.isEmpty }
    let band = hasLabels ? Int32((20 * scale).rounded()) : 0
    let cell = moments.reduce(PixelRect.empty) {
      PixelRect(x: 0, y: 0, width: max($0.width, $1.picture.width), height: max($0.height, $1.picture.height))
    }
    let columns = Self.columns(for: moments.count, width: cell.width)
    let rows = (Int32(moments.count) + columns - 1) / columns
    let width = gap + columns * (cell.width + gap)
    let height = gap + max(rows, 1) * (cell.height + band + gap)
    guard let strip = Surface(width: width, height: height) else { throw PhoneError.noSurface(width, height) }
    strip.fill(strip.bounds, .rgb(0xc8ccd2))
    for (index, moment) in moments.enumerated() {
      let x = gap + (Int32(index) % columns) * (cell.width + gap)
      let y = gap + (Int32(index) / columns) * (cell.height + band + gap)
      strip.draw(moment.picture, x: x, y: y)
      if !moment.label.isEmpty { draw(moment.label, on: strip, x: x, y: y + cell.height, width: moment.picture.width) }
    }
    return strip
  }

  private func draw(_ label: String, on strip: Surface, x: Int32, y: Int32, width: Int32) {
    let font = UIFont.systemFont(ofSize: 12)
    var text = label
    while !text.isEmpty, font.width(of: text) * scale > CGFloat(width) { text.removeLast() }
    var list = DisplayList()
    list.text(
      font.run(text, scale: scale), x: Int32(((CGFloat(width) - font.width(of: text) * scale) / 2).rounded()),
      y: Int32((15 * scale).rounded()), Paint(.rgb(0x33373d)))
    list.draw(on: strip, x: x, y: y)
  }
}
