import Canvas
import Foundation

/// How a picker is drawn: a value chosen by the device's era.
@MainActor
struct PickerLook {
  /// Where a row is seen that lies some way from the middle.
  struct RowPlace: Equatable {
    /// From the middle, in points.
    var y: CGFloat
    /// What is left of its height.
    var scale: CGFloat
    var alpha: CGFloat
  }

  /// In points.
  var size: CGSize
  var rowHeight: CGFloat
  var font: @MainActor () -> UIFont
  /// Of the words that stand still beside a length of time.
  var unitFont: @MainActor () -> UIFont
  var textColor: UIColor
  /// From the edges of the picker to its wheels, and between wheels, in points.
  var inset: CGFloat
  var gap: CGFloat
  /// Beside a row's text, in points.
  var textMargin: CGFloat
  /// Whether a date picker's wheels fill its width, and do not stand in its middle.
  var fillsWidth = false
  /// Where a row is seen: its way from the middle, in points, the row's and the wheel's height; nil for out of sight.
  var place: @MainActor (CGFloat, CGFloat, CGFloat) -> RowPlace?
  /// Behind the wheels: their frames.
  var drawBackground: @MainActor (inout DisplayList, ContentGeometry, [CGRect]) -> Void
  /// In front of the wheels: their frames, the rows' height.
  var drawForeground: @MainActor (inout DisplayList, ContentGeometry, [CGRect], CGFloat) -> Void

  static var current: PickerLook {
    let traits = UIKitEnvironment.current.traits
    if traits.look == .classic { return .classic }
    return traits.majorVersion < 14 ? .flat : .modern
  }

  // MARK: Classic

  /// iOS 6 and before: white drums in a dark frame, a glass pane over the chosen row (colours MEM).
  static let classic = PickerLook(
    size: CGSize(width: 320, height: 216), rowHeight: 44, font: { .boldSystemFont(ofSize: 20) },
    unitFont: { .boldSystemFont(ofSize: 20) }, textColor: .black,
    inset: 11, gap: 2, textMargin: 9, fillsWidth: true,
    place: { distance, rowHeight, height in
      abs(distance) < (height + rowHeight) / 2 ? RowPlace(y: distance, scale: 1, alpha: 1) : nil
    },
    drawBackground: { list, geometry, wheels in
      list.fill(
        geometry.rect,
        DisplayList.ramp(geometry.pixels.height, [(0, 0x7b7c87), (0.03, 0x4d4e58), (0.5, 0x2c2d34), (1, 0x15161a)]))
      guard let first = wheels.first, let last = wheels.last else { return }
      let all = first.union(last)
      list.fillRounded(all.insetBy(dx: -2, dy: -2), geometry, radius: 5, UIColor(hex: 0x0c0d10))
      for wheel in wheels { list.fillRounded(wheel, geometry, radius: 3, .white) }
    },
    drawForeground: { list, geometry, wheels, rowHeight in
      guard let first = wheels.first, let last = wheels.last else { return }
      for wheel in wheels {
        // A drum turns away into the dark.
        let place = geometry.rect(wheel)
        let stops: [(Double, UInt32, CGFloat)] = [
          (0, 0x1d1e26, 0.85), (0.12, 0x30323c, 0.52), (0.3, 0x555866, 0.14), (0.5, 0x808080, 0), (0.7, 0x555866, 0.14),
          (0.88, 0x30323c, 0.52), (1, 0x1d1e26, 0.85),
        ]
        list.fill(
          place, ShapeMasks.fill(radius: geometry.radius(3)),
          Paint(
            ramp: .vertical(
              height: place.height, stops: stops.map { .init($0.0, UIColor(hex: $0.1, alpha: $0.2).pixel) })))
        for x in [place.x, place.maxX - geometry.length(1)] {
          list.fill(
            PixelRect(x: x, y: place.y, width: geometry.length(1), height: place.height),
            Paint(UIColor(white: 0, alpha: 0.25).pixel))
        }
      }
      let all = first.union(last)
      let pane = CGRect(x: all.minX, y: all.midY - rowHeight / 2, width: all.width, height: rowHeight)
      let place = geometry.rect(pane)
      let half = place.height / 2
      list.fill(
        PixelRect(x: place.x, y: place.y, width: place.width, height: half),
        Paint(
          ramp: .vertical(
            height: half,
            stops: [
              .init(0, UIColor(hex: 0xb6c3da, alpha: 0.55).pixel), .init(1, UIColor(hex: 0x8fa3c4, alpha: 0.42).pixel),
            ])))
      list.fill(
        PixelRect(x: place.x, y: place.y + half, width: place.width, height: place.height - half),
        Paint(UIColor(hex: 0x5f7aa8, alpha: 0.42).pixel))
      let line = geometry.length(1)
      list.fill(PixelRect(x: place.x, y: place.y, width: place.width, height: line), Paint(.rgb(0x6f7f9c)))
      list.fill(PixelRect(x: place.x, y: place.maxY - line, width: place.width, height: line), Paint(.rgb(0x52617c)))
      list.fillShadow(
        of: CGRect(x: pane.minX + 4, y: pane.maxY - 4, width: pane.width - 8, height: 4), geometry, radius: 2, blur: 5,
        dy: 3, UIColor(white: 0, alpha: 0.25))
    })

  // MARK: Modern

  /// Rows stand on a wheel that fills the height and turns away above and below.
  private static func onWheel(_ distance: CGFloat, _ rowHeight: CGFloat, _ height: CGFloat) -> RowPlace? {
    let radius = height / 2
    let angle = distance / max(radius, 1)
    guard abs(angle) < .pi / 2 * 0.96 else { return nil }
    let away = cos(angle)
    // The chosen row is black, the others grey the more the further they are.
    let beside = min(1, abs(distance) / max(rowHeight, 1))
    return RowPlace(y: radius * sin(angle), scale: away, alpha: 1 - beside * (1 - (0.08 + 0.34 * away * away)))
  }

  /// iOS 7 to 13: two hairlines around the chosen row (looks-and-formats F.4.2).
  static let flat = PickerLook(
    size: CGSize(width: 320, height: 216), rowHeight: 32, font: { .systemFont(ofSize: 23) },
    unitFont: { .systemFont(ofSize: 17, weight: .semibold) }, textColor: UIColor.label, inset: 0, gap: 5, textMargin: 9,
    place: onWheel,
    drawBackground: { _, _, _ in },
    drawForeground: { list, geometry, wheels, rowHeight in
      guard !wheels.isEmpty else { return }
      let middle = geometry.bounds.midY
      for y in [middle - rowHeight / 2, middle + rowHeight / 2] {
        let line = geometry.length(geometry.hairline)
        list.fill(
          PixelRect(x: 0, y: geometry.y(y), width: geometry.pixels.width, height: line), Paint(.rgb(0xb2b2b2)))
      }
    })

  /// iOS 14 and later: a grey band under the chosen row (looks-and-formats F.4.2).
  static let modern: PickerLook = {
    var look = flat
    look.inset = 9
    look.drawForeground = { _, _, _, _ in }
    look.drawBackground = { list, geometry, wheels in
      guard !wheels.isEmpty else { return }
      let band = CGRect(
        x: 9, y: geometry.bounds.midY - 16, width: max(0, geometry.bounds.width - 18), height: 32)
      list.fillRounded(band, geometry, radius: 8, ControlPalette.fill)
    }
    return look
  }()
}
