import Canvas
import Foundation

/// How a stepper is drawn: a value chosen by the device's era.
@MainActor
struct StepperLook {
  struct Appearance {
    var tint = UIColor.systemBlue
    /// The half under the finger: 0 for minus, 1 for plus.
    var pressed: Int?
    var canStep = [true, true]
    /// Whether plus is at the left.
    var isMirrored = false
  }

  /// In points; a stepper cannot have another one.
  var size: CGSize
  var draw: @MainActor (inout DisplayList, ContentGeometry, Appearance) -> Void

  static var current: StepperLook {
    let traits = UIKitEnvironment.current.traits
    if traits.look == .classic { return .classic }
    return traits.majorVersion < 13 ? .flat : .modern
  }

  private static func half(_ index: Int, _ geometry: ContentGeometry, _ appearance: Appearance) -> CGRect {
    let bounds = geometry.bounds
    let half = CGRect(x: bounds.width / 2 * CGFloat(index), y: 0, width: bounds.width / 2, height: bounds.height)
    return appearance.isMirrored ? half.mirrored(in: bounds) : half
  }

  private static func sign(
    _ index: Int, _ geometry: ContentGeometry, _ appearance: Appearance, arm: CGFloat
  ) -> Path {
    let middle = half(index, geometry, appearance)
    var path = Path()
    path.addRect(CGRect(x: middle.midX - arm, y: middle.midY - 0.75, width: 2 * arm, height: 1.5))
    if index == 1 {
      path.addRect(CGRect(x: middle.midX - 0.75, y: middle.midY - arm, width: 1.5, height: arm - 0.75))
      path.addRect(CGRect(x: middle.midX - 0.75, y: middle.midY + 0.75, width: 1.5, height: arm - 0.75))
    }
    return path
  }

  /// iOS 5 and 6: two glossy halves (size uikit-facts E.11; colours MEM).
  static let classic = StepperLook(
    size: CGSize(width: 94, height: 27),
    draw: { list, geometry, appearance in
      let all = geometry.bounds
      list.fillRounded(all, geometry, radius: 5, [(0, 0xffffff), (0.5, 0xf0f0f0), (0.51, 0xe2e2e2), (1, 0xdadada)])
      if let pressed = appearance.pressed {
        list.clip = geometry.rect(half(pressed, geometry, appearance))
        list.fillRounded(all, geometry, radius: 5, [(0, 0x9a9a9a), (0.5, 0xa8a8a8), (1, 0xb4b4b4)])
        list.clip = nil
      }
      list.fillRing(all, geometry, radius: 5, width: 1, [(0, 0x909090), (1, 0x7a7a7a)])
      list.fill(
        geometry.rect(CGRect(x: all.midX - 0.5, y: 1, width: 1, height: all.height - 2)), Paint(.rgb(0x9a9a9a)))
      for index in 0...1 {
        let color = UIColor(hex: 0x4a4a4a, alpha: appearance.canStep[index] ? 1 : 0.35)
        var path = Path()
        let middle = half(index, geometry, appearance)
        path.addRect(CGRect(x: middle.midX - 7, y: middle.midY - 1.5, width: 14, height: 3))
        if index == 1 {
          path.addRect(CGRect(x: middle.midX - 1.5, y: middle.midY - 7, width: 3, height: 5.5))
          path.addRect(CGRect(x: middle.midX - 1.5, y: middle.midY + 1.5, width: 3, height: 5.5))
        }
        list.fillPath(path, geometry, color)
      }
    })

  /// iOS 7 to 12: an outline in the tint (sizes LOG, looks-and-formats F.4.2; the rest MEM).
  static let flat = StepperLook(
    size: CGSize(width: 94, height: 29),
    draw: { list, geometry, appearance in
      let all = geometry.bounds
      if let pressed = appearance.pressed {
        list.clip = geometry.rect(half(pressed, geometry, appearance))
        list.fillRounded(all, geometry, radius: 4, appearance.tint.withAlphaComponent(0.15))
        list.clip = nil
      }
      list.fillRing(all, geometry, radius: 4, width: 1, appearance.tint)
      list.fill(
        geometry.rect(CGRect(x: all.midX - 0.5, y: 0, width: 1, height: all.height)), Paint(appearance.tint.pixel))
      for index in 0...1 {
        let color = appearance.tint.withAlphaComponent(appearance.canStep[index] ? 1 : 0.3)
        list.fillPath(sign(index, geometry, appearance, arm: 8), geometry, color)
      }
    })

  /// iOS 13 and later: a grey plate (sizes LOG, looks-and-formats F.4.2; the rest MEM).
  static let modern = StepperLook(
    size: CGSize(width: 94, height: 32),
    draw: { list, geometry, appearance in
      let all = geometry.bounds
      list.fillRounded(all, geometry, radius: 8, ControlPalette.fill)
      if let pressed = appearance.pressed {
        list.clip = geometry.rect(half(pressed, geometry, appearance))
        list.fillRounded(all, geometry, radius: 8, ControlPalette.fill)
        list.clip = nil
      } else {
        list.fillRounded(
          CGRect(x: all.midX - 0.5, y: 7, width: 1, height: all.height - 14), geometry, radius: 0.5,
          UIColor.separator)
      }
      for index in 0...1 {
        let color = UIColor.label.withAlphaComponent(appearance.canStep[index] ? 1 : 0.3)
        list.fillPath(sign(index, geometry, appearance, arm: 7.5), geometry, color)
      }
    })
}
