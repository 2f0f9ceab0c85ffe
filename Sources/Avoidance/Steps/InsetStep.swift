import UIKit

extension AvoidanceStep {
  /// Gives the scroll view that is to make room a bottom inset as high as what the keyboard covers of it, with what the
  /// system adds counted.
  ///
  /// - Parameter ownRoom: whether an input that scrolls itself makes room although the screen could show all of it.
  static func inset(ownRoom: Bool) -> AvoidanceStep {
    AvoidanceStep { situation, adjustments in
      guard let scrollView = situation.scrollViewToChange(adjustments, ownRoom: ownRoom) else { return }
      let frame = adjustments.originalFrame(of: scrollView, in: situation)
      let overlap = AvoidanceGeometry.overlap(of: frame, keyboard: situation.keyboard)
      guard overlap > 0 else { return }
      let original = adjustments.originalBottomInset(of: scrollView)
      // What the system adds can hang on whether the content scrolls, and so on the inset itself.
      for _ in 0..<2 {
        let system = scrollView.adjustedContentInset.bottom - scrollView.contentInset.bottom
        adjustments.setBottomInset(
          AvoidanceGeometry.bottomInset(overlap: overlap, inset: original, system: system), of: scrollView)
      }
    }
  }
}
