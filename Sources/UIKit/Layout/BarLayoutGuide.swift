import Foundation

/// The top or bottom layout guide of a controller.
final class BarLayoutGuide: UILayoutGuide, UILayoutSupport {
  var length: CGFloat { owningView.flatMap { placement?.frame(in: $0).height } ?? 0 }
}
