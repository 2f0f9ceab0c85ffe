import Canvas
import Foundation

/// How a progress bar is drawn: a value chosen by the device's era and the bar's style.
@MainActor
struct ProgressLook {
  /// In points.
  var height: CGFloat
  /// The bar, its full part from 0 to 1, and the colours of full part and rest: nil for the era's own; the tint; whether
  /// the full part is at the right.
  var draw: @MainActor (inout DisplayList, ContentGeometry, CGFloat, UIColor?, UIColor?, UIColor, Bool) -> Void

  static func of(_ style: UIProgressView.Style) -> ProgressLook {
    let traits = UIKitEnvironment.current.traits
    if traits.look == .classic { return style == .bar ? classicBar : classic }
    return traits.majorVersion < 14 ? flat : modern
  }

  /// iOS 6 and before: a grey trough that fills with blue (looks-and-formats F.4.1; colours MEM).
  static let classic = ProgressLook(height: 9, draw: drawTrough(full: [(0, 0x4d7dc4), (0.5, 0x6fa0e2), (1, 0x9cc3f2)]))

  /// In bars: higher, and full with white (looks-and-formats F.4.1; colours MEM).
  static let classicBar = ProgressLook(height: 11, draw: drawTrough(full: [(0, 0xffffff), (1, 0xc9d2de)]))

  private static func drawTrough(
    full stops: [(Double, UInt32)]
  ) -> @MainActor (inout DisplayList, ContentGeometry, CGFloat, UIColor?, UIColor?, UIColor, Bool) -> Void {
    { list, geometry, part, full, empty, _, _ in
      let all = geometry.bounds
      let radius = all.height / 2
      if let empty {
        list.fillRounded(all, geometry, radius: radius, empty)
      } else {
        list.fillRounded(all, geometry, radius: radius, [(0, 0x9c9c9c), (0.3, 0xcdcdcd), (1, 0xe6e6e6)])
      }
      list.fillRing(all, geometry, radius: radius, width: 1, [(0, 0x777777), (1, 0xa2a2a2)])
      guard part > 0 else { return }
      let width = max(all.height, all.width * part)
      let bar = CGRect(x: 0, y: 0, width: width, height: all.height)
      if let full {
        list.fillRounded(bar, geometry, radius: radius, full)
      } else {
        list.fillRounded(bar, geometry, radius: radius, stops)
      }
      list.fillRing(bar, geometry, radius: radius, width: 1, [(0, 0x2f5a99), (1, 0x5f8fd0)])
    }
  }

  /// iOS 7 to 13: a line of 2 points (looks-and-formats F.4.2).
  static let flat = ProgressLook(height: 2) { list, geometry, part, full, empty, tint, isMirrored in
    drawLine(&list, geometry, part, full ?? tint, empty ?? UIColor(hex: 0xb6b6b6), isMirrored)
  }

  /// iOS 14 and later: a line of 4 points (looks-and-formats F.4.2).
  static let modern = ProgressLook(height: 4) { list, geometry, part, full, empty, tint, isMirrored in
    drawLine(&list, geometry, part, full ?? tint, empty ?? ControlPalette.track, isMirrored)
  }

  private static func drawLine(
    _ list: inout DisplayList, _ geometry: ContentGeometry, _ part: CGFloat, _ full: UIColor, _ empty: UIColor,
    _ isMirrored: Bool
  ) {
    let all = geometry.bounds
    list.fillRounded(all, geometry, radius: all.height / 2, empty)
    guard part > 0 else { return }
    let bar = CGRect(x: 0, y: 0, width: max(all.height, all.width * part), height: all.height)
    list.fillRounded(isMirrored ? bar.mirrored(in: all) : bar, geometry, radius: all.height / 2, full)
  }
}
