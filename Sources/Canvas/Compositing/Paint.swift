import CCanvas

/// What fills a shape: one colour, or a vertical gradient given as one colour a row.
public struct Paint: Equatable {
  public var color: PixelColor
  /// Row colours; `color` counts when there are none.
  public var ramp: Ramp?

  public init(_ color: PixelColor) { self.color = color }

  @MainActor public init(ramp: Ramp) {
    color = ramp.rows.first.map { PixelColor(value: $0) } ?? .clear
    self.ramp = ramp
  }

  @MainActor var isOpaque: Bool { ramp?.isOpaque ?? color.isOpaque }

  public static func == (left: Paint, right: Paint) -> Bool { left.color == right.color && left.ramp === right.ramp }

  /// Calls `body` with the paint for a shape whose ramp begins at row `origin`.
  @MainActor func withNative(origin: Int32, _ body: (cc_paint) -> Void) {
    if let ramp {
      ramp.rows.withUnsafeBufferPointer {
        body(
          cc_paint(color: color.value, rows: $0.baseAddress, row_origin: origin, row_count: Int32($0.count)))
      }
    } else {
      body(cc_paint(color: color.value, rows: nil, row_origin: 0, row_count: 0))
    }
  }
}
