import Canvas
import Foundation

/// How a slider is drawn: a value chosen by the device's era.
@MainActor
struct SliderLook {
  /// In points.
  var height: CGFloat
  /// At the bottom, beyond what constraints see, in points: files store 30 and 31 (uikit-facts E.11).
  var alignmentInset: CGFloat = 0
  var trackHeight: CGFloat
  var thumbSize: CGSize
  /// The thumb's shadow reaches out of the bounds; this much of its box is beyond the track's ends, in points.
  var thumbOverhang: CGFloat
  /// The track, its full part up to an x, the colours of both parts, nil for the era's own, and whether the full part is
  /// at the right.
  var drawTrack:
    @MainActor (inout DisplayList, ContentGeometry, CGRect, CGFloat, UIColor?, UIColor?, UIColor, Bool) -> Void
  /// The thumb in a rectangle; pressed or not; its colour, nil for the era's own.
  var drawThumb: @MainActor (inout DisplayList, ContentGeometry, CGRect, Bool, UIColor?) -> Void

  static var current: SliderLook {
    let traits = UIKitEnvironment.current.traits
    if traits.look == .classic { return .classic }
    if traits.majorVersion >= 26 { return .glass }
    return traits.majorVersion < 14 ? .flat : .modern
  }

  /// iOS 6 and before: a blue and a white trough, a silver knob (looks-and-formats F.4.1).
  static let classic = SliderLook(
    height: 23, trackHeight: 9, thumbSize: CGSize(width: 23, height: 23), thumbOverhang: 0,
    drawTrack: { list, geometry, track, full, minimum, maximum, _, _ in
      let radius = track.height / 2
      if let maximum {
        list.fillRounded(track, geometry, radius: radius, maximum)
      } else {
        list.fillRounded(track, geometry, radius: radius, [(0, 0xb0b0b0), (0.35, 0xe9e9e9), (1, 0xffffff)])
      }
      list.fillRing(track, geometry, radius: radius, width: 1, [(0, 0x7d7d7d), (1, 0xb2b2b2)])
      list.clip = geometry.rect(
        CGRect(x: track.minX, y: track.minY, width: max(0, full - track.minX), height: track.height))
      if let minimum {
        list.fillRounded(track, geometry, radius: radius, minimum)
        list.fillInnerShadow(track, geometry, radius: radius, blur: 3, dy: 1, UIColor(white: 0, alpha: 0.35))
      } else {
        list.fillRounded(
          track, geometry, radius: radius, [(0, 0x2b5fb4), (0.3, 0x4f87da), (0.6, 0x6ba0e8), (1, 0xa7c5f0)])
        list.fillRing(track, geometry, radius: radius, width: 1, [(0, 0x1f4a92), (1, 0x5a83bf)])
      }
      list.clip = nil
    },
    drawThumb: { list, geometry, thumb, isPressed, color in
      let radius = thumb.height / 2
      if let color {
        list.fillRounded(thumb, geometry, radius: radius, color)
      } else {
        list.fillRounded(
          thumb, geometry, radius: radius,
          isPressed ? [(0, 0xb5b5b5), (1, 0xd6d6d6)] : [(0, 0xcdcdcd), (0.5, 0xe9e9e9), (1, 0xfbfbfb)])
      }
      list.fillRing(thumb, geometry, radius: radius, width: 1, [(0, 0x868686), (1, 0x8a8a8a)])
      list.fillRing(
        thumb.insetBy(dx: 1, dy: 1), geometry, radius: radius - 1, width: 1, UIColor(white: 1, alpha: 0.65))
    })

  /// iOS 7 to 13: a thin line and a white disc (looks-and-formats F.4.2).
  static let flat = SliderLook(
    height: 31, alignmentInset: 1, trackHeight: 2, thumbSize: CGSize(width: 28, height: 28), thumbOverhang: 2,
    drawTrack: drawLine(empty: { UIColor(hex: 0xb7b7b7) }), drawThumb: drawDisc)

  /// iOS 14 to 18: the line is twice as thick (looks-and-formats F.4.2).
  static let modern = SliderLook(
    height: 31, alignmentInset: 1, trackHeight: 4, thumbSize: CGSize(width: 28, height: 28), thumbOverhang: 2,
    drawTrack: drawLine(empty: { ControlPalette.track }), drawThumb: drawDisc)

  /// iOS 26: a capsule (height LOG, looks-and-formats F.4.2; the rest MEM).
  static let glass = SliderLook(
    height: 34, trackHeight: 6, thumbSize: CGSize(width: 37, height: 24), thumbOverhang: 0,
    drawTrack: drawLine(empty: { ControlPalette.track }), drawThumb: drawDisc)

  private static func drawLine(
    empty: @escaping @MainActor () -> UIColor
  ) -> @MainActor (inout DisplayList, ContentGeometry, CGRect, CGFloat, UIColor?, UIColor?, UIColor, Bool) -> Void {
    { list, geometry, track, full, minimum, maximum, tint, isMirrored in
      let radius = track.height / 2
      let place = geometry.rect(track)
      let x = min(max(geometry.x(full), place.x), place.maxX)
      list.clip = PixelRect(x: x, y: place.y, width: place.maxX - x, height: place.height)
      list.fillRounded(track, geometry, radius: radius, isMirrored ? minimum ?? tint : maximum ?? empty())
      list.clip = PixelRect(x: place.x, y: place.y, width: x - place.x, height: place.height)
      list.fillRounded(track, geometry, radius: radius, isMirrored ? maximum ?? empty() : minimum ?? tint)
      list.clip = nil
    }
  }

  private static func drawDisc(
    _ list: inout DisplayList, _ geometry: ContentGeometry, _ thumb: CGRect, _ isPressed: Bool, _ color: UIColor?
  ) {
    let radius = thumb.height / 2
    list.fillShadow(of: thumb, geometry, radius: radius, blur: 8, dy: 3, UIColor(white: 0, alpha: 0.15))
    list.fillShadow(of: thumb, geometry, radius: radius, blur: 1, dy: 1, UIColor(white: 0, alpha: 0.12))
    list.fillRing(
      thumb.insetBy(dx: -geometry.hairline, dy: -geometry.hairline), geometry, radius: radius + geometry.hairline,
      width: geometry.hairline, UIColor(white: 0, alpha: 0.06))
    list.fillRounded(thumb, geometry, radius: radius, color ?? .white)
  }
}
