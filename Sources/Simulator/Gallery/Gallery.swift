import Canvas
import Foundation
import UIKit

/// Several phones side by side, with one picture. What is done with one is done with all.
@MainActor
public final class Gallery {
  public let phones: [Phone]
  /// The picture of all, as of the last `render`.
  public private(set) var surface: Surface
  private var places: [PixelRect] = []
  private let columns: Int

  /// Between the phones and around them, in points.
  private static let gap = 10

  /// - Parameters:
  ///   - columns: how many stand beside each other before a new row begins.
  /// - Throws: `PhoneError` when there is no memory for the picture.
  public init(_ phones: [Phone], columns: Int) throws {
    self.phones = phones
    self.columns = max(1, columns)
    (surface, places) = try Self.arrange(phones, columns: max(1, columns))
    redrawAll()
  }

  private static func arrange(_ phones: [Phone], columns: Int) throws -> (Surface, [PixelRect]) {
    let gap = Int32(CGFloat(Self.gap) * (phones.first?.scale ?? 1))
    let width = phones.map(\.surface.width).max() ?? 0
    let height = phones.map(\.surface.height).max() ?? 0
    let places = phones.enumerated().map { index, phone in
      PixelRect(
        x: gap + Int32(index % columns) * (width + gap), y: gap + Int32(index / columns) * (height + gap),
        width: phone.surface.width, height: phone.surface.height)
    }
    let rows = (phones.count + columns - 1) / columns
    let size = (
      gap + Int32(min(columns, phones.count)) * (width + gap), gap + Int32(rows) * (height + gap)
    )
    guard let surface = Surface(width: size.0, height: size.1) else { throw PhoneError.noSurface(size.0, size.1) }
    surface.fill(surface.bounds, .rgb(0xc8ccd2))
    return (surface, places)
  }

  private func redrawAll() {
    for phone in phones { phone.invalidate() }
    render()
  }

  /// Changes the scale of all.
  ///
  /// - Throws: `PhoneError`.
  public func setScale(_ scale: Int) throws {
    for phone in phones { try phone.setScale(scale) }
    try arrange()
  }

  /// Turns all by a quarter; they stand in the picture as they lie then.
  ///
  /// - Throws: `PhoneError`.
  public func rotate(_ turn: Phone.Turn) throws {
    for phone in phones { try phone.rotate(turn) }
    try arrange()
  }

  private func arrange() throws {
    (surface, places) = try Self.arrange(phones, columns: columns)
    redrawAll()
  }

  // MARK: Time

  /// When something happens next on any of the phones, in seconds; nil for never.
  package var nextDeadline: Double? { phones.compactMap { $0.environment.timeline.nextDeadline }.min() }

  /// Moves all clocks.
  public func run(until time: Double) {
    for phone in phones { phone.run(until: time) }
  }

  /// Moves all clocks until nothing moves.
  public func settle() {
    for phone in phones { phone.settle() }
    let time = phones.map(\.time).max() ?? 0
    run(until: time)
  }

  // MARK: Pictures

  /// Brings the picture up to date and returns what changed in it, in pixels.
  @discardableResult
  public func render() -> [PixelRect] {
    var changed: [PixelRect] = []
    for (phone, place) in zip(phones, places) {
      for rect in phone.render().rects {
        let part = rect.intersection(phone.surface.bounds)
        guard !part.isEmpty, let copy = phone.surface.copy(of: part) else { continue }
        surface.draw(copy, x: place.x + part.x, y: place.y + part.y)
        changed.append(part.offset(place.x, place.y))
      }
    }
    return changed
  }

  /// A place in the picture, in pixels, on the screens of the phones, in points; nil between them.
  public func screenPoint(_ x: Int32, _ y: Int32) -> CGPoint? {
    for (phone, place) in zip(phones, places) {
      guard x >= place.x, y >= place.y, x < place.maxX, y < place.maxY else { continue }
      let visible = phone.visibleRect
      return CGPoint(
        x: visible.minX + CGFloat(x - place.x) / phone.scale, y: visible.minY + CGFloat(y - place.y) / phone.scale)
    }
    return nil
  }
}
