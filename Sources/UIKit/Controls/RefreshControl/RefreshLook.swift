import Canvas
import Foundation

/// How a refresh control is measured and drawn: a value chosen by the device's era. Lengths in points.
@MainActor
struct RefreshLook {
  /// The control's own, which is also the room that it gets while it refreshes.
  var height: CGFloat
  /// How far content is pulled until it refreshes.
  var threshold: CGFloat
  /// The colour of the sign where the app gives none.
  var color: UIColor
  var draw: @MainActor (inout DisplayList, ContentGeometry, RefreshState, UIColor) -> Void

  static var current: RefreshLook { UIKitEnvironment.current.traits.look == .classic ? .classic : .modern }

  private static let modernThreshold: CGFloat = 110

  /// iOS 7 and later: petals that come one by one, then turn (height, threshold and sizes MEM).
  static let modern = RefreshLook(height: 60, threshold: modernThreshold, color: UIColor(hex: 0x8e8e93)) {
    list, geometry, state, color in
    let side: CGFloat = 28
    let middle = state.hasTitle ? 22 : geometry.bounds.height / 2
    let rect = CGRect(x: geometry.bounds.midX - side / 2, y: middle - side / 2, width: side, height: side)
    let look = ActivityLook.current
    if state.isTurning { return look.draw(&list, geometry, in: rect, step: state.step, color: color) }
    // The first petal comes when the sign is out from under the bar.
    let way = max(0, state.pull - rect.maxY) / (modernThreshold - rect.maxY)
    let count = min(look.petals, Int(way * CGFloat(look.petals)))
    for petal in 0..<count { list.fillPath(look.petal(petal, in: rect), geometry, color) }
  }

  /// iOS 6: a drop that grows longer while it is pulled, then petals that turn.
  static let classic = RefreshLook(height: 44, threshold: RefreshDrop.threshold, color: UIColor(hex: 0x9ba2ac)) {
    list, geometry, state, color in
    guard state.isTurning else { return RefreshDrop(pull: state.pull).draw(&list, geometry, color) }
    let side: CGFloat = 20
    let rect = CGRect(
      x: geometry.bounds.midX - side / 2, y: (geometry.bounds.height - side) / 2, width: side, height: side)
    ActivityLook.twelve.draw(&list, geometry, in: rect, step: state.step, color: color.mixed(with: .black, 0.35))
  }
}
