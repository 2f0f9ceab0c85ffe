import UIKit

extension AvoidanceStep {
  /// Makes the scroll view that is to make room smaller by what the keyboard covers of it; where constraints place it, or
  /// there is none, the screen's view.
  static let resize = AvoidanceStep { situation, adjustments in
    var view: UIView = situation.root
    if let scrollView = situation.scrollViewToChange(adjustments, ownRoom: true),
      scrollView.translatesAutoresizingMaskIntoConstraints
    {
      view = scrollView
    }
    let frame = adjustments.originalFrame(of: view, in: situation)
    let overlap = AvoidanceGeometry.overlap(of: frame, keyboard: situation.keyboard)
    guard overlap > 0 else { return }
    adjustments.takeHeight(overlap, from: view)
    situation.window.layoutIfNeeded()
  }
}
