import UIKit

extension AvoidanceStep {
  /// Moves the screen's view up until the input is clear, and no further than its top stays in sight.
  static let shift = AvoidanceStep { situation, adjustments in
    // An input that scrolls its text above the keyboard needs nobody to move.
    if let own = situation.input as? UIScrollView, adjustments.hasChanged(own) {
      return adjustments.setShift(0, of: situation.root)
    }
    let room = situation.room(adjustments)
    let target = situation.frame(
      situation.target(fitting: room), of: situation.input, adjustments)
    let distance = AvoidanceGeometry.shift(
      target: target, keyboard: situation.keyboard, margin: situation.margin, top: situation.top(adjustments))
    adjustments.setShift(distance, of: situation.root)
  }
}
