/// The row colours of a vertical gradient. Equal ramps are one object, so that display lists can be compared.
@MainActor
public final class Ramp {
  public struct Stop: Hashable, Sendable {
    /// From 0, the top, to 1, the bottom.
    public var location: Double
    public var color: PixelColor

    public init(_ location: Double, _ color: PixelColor) {
      self.location = location
      self.color = color
    }
  }

  private struct Key: Hashable {
    var height: Int32
    var stops: [Stop]
  }

  let rows: [UInt32]
  let isOpaque: Bool

  private static var ramps: [Key: Ramp] = [:]
  private static let limit = 256

  /// The ramp of `height` rows for the given stops, sorted by location.
  public static func vertical(height: Int32, stops: [Stop]) -> Ramp {
    let key = Key(height: min(max(height, 1), 16_384), stops: stops)
    if let ramp = ramps[key] { return ramp }
    let ramp = Ramp(height: key.height, stops: stops)
    if ramps.count >= limit { ramps.removeAll() }
    ramps[key] = ramp
    return ramp
  }

  private init(height: Int32, stops: [Stop]) {
    func channel(_ color: PixelColor, _ shift: UInt32) -> Double { Double((color.value >> shift) & 255) }
    rows = (0..<height).map { row in
      let location = height > 1 ? (Double(row) + 0.5) / Double(height) : 0
      guard let next = stops.firstIndex(where: { $0.location >= location }) else {
        return stops.last?.color.value ?? 0
      }
      guard next > 0 else { return stops[0].color.value }
      let low = stops[next - 1]
      let high = stops[next]
      let span = high.location - low.location
      let part = span > 0 ? (location - low.location) / span : 1
      var value: UInt32 = 0
      for shift: UInt32 in [0, 8, 16, 24] {
        let mixed = channel(low.color, shift) + (channel(high.color, shift) - channel(low.color, shift)) * part
        value |= UInt32(min(max(mixed.rounded(), 0), 255)) << shift
      }
      return value
    }
    isOpaque = stops.allSatisfy(\.color.isOpaque)
  }
}
