import Canvas
import Foundation

/// How an activity indicator is drawn: a value chosen by the device's era.
@MainActor
struct ActivityLook {
  var petals: Int
  /// How long a turn takes, in seconds.
  var turn: Double
  /// The part of the radius at which a petal begins, and its thickness as a part of the side.
  var innerRadius: CGFloat
  var thickness: CGFloat
  /// What the faintest petal shows of the colour.
  var faintest: CGFloat
  var color: UIColor

  static var current: ActivityLook {
    let traits = UIKitEnvironment.current.traits
    return traits.look == .classic || traits.majorVersion < 13 ? .twelve : .eight
  }

  /// iOS 12 and before (looks-and-formats F.4.2; proportions MEM).
  static let twelve = ActivityLook(
    petals: 12, turn: 1, innerRadius: 0.5, thickness: 0.1, faintest: 0.25, color: UIColor(hex: 0x808080))

  /// iOS 13 and later (looks-and-formats F.4.2; proportions MEM).
  static let eight = ActivityLook(
    petals: 8, turn: 0.8, innerRadius: 0.46, thickness: 0.12, faintest: 0.2, color: UIColor(hex: 0x999999))

  /// `step` is the number of the strongest petal, clockwise from the top.
  func draw(_ list: inout DisplayList, _ geometry: ContentGeometry, step: Int, color: UIColor) {
    draw(&list, geometry, in: geometry.bounds, step: step, color: color)
  }

  /// In the middle of a rectangle.
  func draw(_ list: inout DisplayList, _ geometry: ContentGeometry, in rect: CGRect, step: Int, color: UIColor) {
    for index in 0..<petals {
      // What was strong a moment ago fades behind it.
      let age = CGFloat((step - index + petals * 2) % petals) / CGFloat(petals - 1)
      list.fillPath(petal(index, in: rect), geometry, color.withAlphaComponent(1 - (1 - faintest) * age))
    }
  }

  /// The outline of one petal.
  func petal(_ index: Int, in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    let half = side * thickness / 2
    let angle = CGFloat(index) / CGFloat(petals) * 2 * .pi
    var petal = Path()
    petal.addRoundedRect(
      CGRect(x: -half, y: -side / 2 + half / 2, width: 2 * half, height: side / 2 * (1 - innerRadius)), radius: half)
    return petal.mapped { point in
      CGPoint(
        x: middle.x + point.x * cos(angle) - point.y * sin(angle),
        y: middle.y + point.x * sin(angle) + point.y * cos(angle))
    }
  }
}
