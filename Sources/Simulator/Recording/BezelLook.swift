import Assets
import Canvas
import Foundation
import UIKit

/// How the phone around a screen is drawn: its measures, in points of the screen, in portrait.
///
/// The measures are those of the cases of the time, divided by the size of a point on their screens (MEM: 6.4 points a
/// millimetre): a 3.5-inch phone of 58.6 × 115.2 mm, a 4.7-inch one of 67.1 × 138.3 mm, an edge-to-edge one of 70.9 × 143.6 mm.
struct BezelLook {
  enum HomeButton {
    case none
    /// A dish with a rounded square on it.
    case square
    /// A dish with a ring around it.
    case ring
  }

  private var side: Double
  private var end: Double
  private var radius: Double
  private var rim: Double
  private var screenRadius: Double
  private var rimColors: (UInt32, UInt32)
  private var home: HomeButton
  private var hasEarpiece: Bool
  private var housing: SensorHousing?
  private let orientation: UIInterfaceOrientation

  private var isLandscape: Bool { orientation.isLandscape }

  init(_ device: DeviceProfile, _ orientation: UIInterfaceOrientation) {
    self.orientation = orientation
    let isPad = device.idiom == .pad
    screenRadius = device.cornerRadius
    housing = device.sensorHousing
    if device.homeIndicator {
      side = isPad ? 34 : 16
      end = side
      radius = device.cornerRadius + side
      rim = isPad ? 4 : 5
      rimColors = (0x6c6e73, 0x3c3e42)
      home = .none
      hasEarpiece = false
    } else {
      let isClassic = device.look == .classic
      side = isPad ? 46 : 26
      end = isPad ? 96 : isClassic ? 118 : 104
      radius = isPad ? 44 : isClassic ? 54 : 58
      rim = isClassic ? 7 : 5
      rimColors = isClassic ? (0xd9dbde, 0x8f9297) : (0xc9cbd0, 0x9a9da3)
      home = isClassic || isPad ? .square : .ring
      hasEarpiece = !isPad
    }
  }

  /// What lies around the screen.
  var insets: DeviceInsets {
    isLandscape
      ? DeviceInsets(top: side, left: end, bottom: side, right: end)
      : DeviceInsets(top: end, left: side, bottom: end, right: side)
  }

  /// Draws the phone with a hole where the screen is.
  @MainActor
  func draw(on surface: Surface, screen: PixelRect, scale: Double) {
    let hole = CGRect(x: Int(screen.x), y: Int(screen.y), width: Int(screen.width), height: Int(screen.height))
    let insets = self.insets
    let body = CGRect(
      x: hole.minX - insets.left * scale, y: hole.minY - insets.top * scale,
      width: hole.width + (insets.left + insets.right) * scale,
      height: hole.height + (insets.top + insets.bottom) * scale)
    var list = DisplayList()
    drawButtons(&list, body, scale)
    fill(&list, body, radius * scale, gradient: rimColors)
    fill(&list, body.insetBy(dx: rim * scale, dy: rim * scale), (radius - rim) * scale, 0x0c0c0e)
    drawFace(&list, body, scale)
    list.draw(on: surface)
    cut(surface, hole, scale)
    drawHousing(surface, hole, scale)
  }

  @MainActor
  private func fill(_ list: inout DisplayList, _ rect: CGRect, _ radius: Double, _ color: UInt32) {
    list.fill(Self.pixels(rect), ShapeMasks.fill(radius: Self.fitting(radius, rect)), Paint(.rgb(color)))
  }

  @MainActor
  private func fill(_ list: inout DisplayList, _ rect: CGRect, _ radius: Double, gradient: (UInt32, UInt32)) {
    let pixels = Self.pixels(rect)
    let ramp = Ramp.vertical(
      height: pixels.height, stops: [.init(0, .rgb(gradient.0)), .init(1, .rgb(gradient.1))])
    list.fill(pixels, ShapeMasks.fill(radius: Self.fitting(radius, rect)), Paint(ramp: ramp))
  }

  private static func fitting(_ radius: Double, _ rect: CGRect) -> Double {
    max(0, min(radius, Double(min(rect.width, rect.height)) / 2 - 2))
  }

  private static func pixels(_ rect: CGRect) -> PixelRect {
    let (x, y) = (Int32(rect.minX.rounded()), Int32(rect.minY.rounded()))
    return PixelRect(x: x, y: y, width: Int32(rect.maxX.rounded()) - x, height: Int32(rect.maxY.rounded()) - y)
  }

  /// Where a rectangle of the upright case, or of the upright screen, lies as the phone is held.
  private func placed(_ rect: CGRect, _ whole: CGRect) -> CGRect {
    let turned: CGRect
    switch orientation {
    case .landscapeRight:
      turned = CGRect(x: rect.minY, y: whole.height - rect.maxX, width: rect.height, height: rect.width)
    case .landscapeLeft:
      turned = CGRect(x: whole.width - rect.maxY, y: rect.minX, width: rect.height, height: rect.width)
    case .portraitUpsideDown:
      turned = CGRect(
        x: whole.width - rect.maxX, y: whole.height - rect.maxY, width: rect.width, height: rect.height)
    default: turned = rect
    }
    return turned.offsetBy(dx: whole.minX, dy: whole.minY)
  }

  private func width(_ body: CGRect) -> CGFloat { isLandscape ? body.height : body.width }
  private func height(_ body: CGRect) -> CGFloat { isLandscape ? body.width : body.height }

  @MainActor
  private func drawButtons(_ list: inout DisplayList, _ body: CGRect, _ scale: Double) {
    let depth = 3 * scale
    func button(_ y: Double, _ length: Double, isRight: Bool) {
      let x = isRight ? width(body) - depth : -depth
      fill(
        &list, placed(CGRect(x: x, y: y * scale, width: depth * 2, height: length * scale), body), 2 * scale,
        rimColors.1)
    }
    let top = end + (home == .none ? 60 : -10)
    button(top, 26, isRight: false)
    button(top + 50, 40, isRight: false)
    button(top + 100, 40, isRight: false)
    if home == .none { button(top + 40, 70, isRight: true) }
  }

  @MainActor
  private func drawFace(_ list: inout DisplayList, _ body: CGRect, _ scale: Double) {
    let middle = width(body) / 2
    if hasEarpiece {
      let slot = CGRect(x: middle - 30 * scale, y: end * 0.5 * scale, width: 60 * scale, height: 8 * scale)
      fill(&list, placed(slot, body), 4 * scale, 0x3a3a3e)
      fill(&list, placed(slot.insetBy(dx: scale, dy: scale), body), 3 * scale, 0x232326)
    }
    guard home != .none else { return }
    let side = (home == .ring ? 64 : 66) * scale
    let dish = CGRect(
      x: middle - side / 2, y: height(body) - (end * scale + side) / 2 - rim * scale / 2, width: side, height: side)
    let place = placed(dish, body)
    fill(&list, place, side / 2, 0x2c2c30)
    if home == .ring {
      fill(&list, place, side / 2, 0x8d8f94)
      fill(&list, place.insetBy(dx: 3 * scale, dy: 3 * scale), side / 2 - 3 * scale, 0x131315)
    } else {
      fill(&list, place.insetBy(dx: scale, dy: scale), side / 2 - scale, gradient: (0x050506, 0x242428))
      let square = place.insetBy(dx: (side - 22 * scale) / 2, dy: (side - 22 * scale) / 2)
      list.fill(
        Self.pixels(square), ShapeMasks.ring(radius: 6 * scale, width: max(1, 2 * scale)), Paint(.rgb(0x8a8b90)))
    }
  }

  @MainActor
  private func cut(_ surface: Surface, _ hole: CGRect, _ scale: Double) {
    guard screenRadius > 0 else { return surface.clear(Self.pixels(hole)) }
    var path = Path()
    path.addRoundedRect(hole, radius: screenRadius * scale)
    if let mask = PathMasks.mask(of: path) { surface.cut(mask) }
  }

  /// The notch or island lies over the screen's upper edge.
  @MainActor
  private func drawHousing(_ surface: Surface, _ hole: CGRect, _ scale: Double) {
    guard let housing else { return }
    let size = CGSize(width: housing.width * scale, height: housing.height * scale)
    let isNotch = housing.top == 0
    let rect = CGRect(
      x: (width(hole) - size.width) / 2, y: housing.top * scale, width: size.width, height: size.height)
    var list = DisplayList()
    fill(&list, placed(rect, hole), isNotch ? 20 * scale : size.height / 2, 0x0c0c0e)
    if isNotch {
      // It grows out of the case: its upper corners are square.
      var upper = rect
      upper.size.height = size.height / 2
      fill(&list, placed(upper, hole), 0, 0x0c0c0e)
    }
    list.draw(on: surface)
  }
}
