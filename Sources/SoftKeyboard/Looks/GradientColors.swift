import Canvas

/// The colours of a vertical gradient, from top to bottom.
struct GradientColors: Hashable {
  var stops: [Ramp.Stop]

  init(_ top: UInt32, _ bottom: UInt32) { stops = [.init(0, .rgb(top)), .init(1, .rgb(bottom))] }

  init(_ color: UInt32) { stops = [.init(0, .rgb(color))] }

  init(_ color: PixelColor) { stops = [.init(0, color)] }

  /// Colours at places from 0 to 1.
  init(_ colors: [(location: Double, color: UInt32)]) {
    stops = colors.map { .init($0.location, .rgb($0.color)) }
  }

  @MainActor func paint(height: Int32) -> Paint {
    guard let first = stops.first, stops.count > 1 else { return Paint(stops.first?.color ?? .clear) }
    return first.color == stops.last?.color && stops.count == 2
      ? Paint(first.color) : Paint(ramp: .vertical(height: height, stops: stops))
  }
}
