import UIKit

extension AvoidanceStep {
  /// Moves the screen's view up until the input is clear, and no further than its top stays in sight.
  static let shift = AvoidanceStep { situation, adjustments in
    let room = situation.room(adjustments)
    let target = situation.frame(
      situation.target(fitting: room), of: situation.input, adjustments)
    let distance = AvoidanceGeometry.shift(
      target: target, keyboard: situation.keyboard, margin: situation.margin, top: situation.top(adjustments))
    adjustments.setShift(distance, of: situation.root)
  }
}
