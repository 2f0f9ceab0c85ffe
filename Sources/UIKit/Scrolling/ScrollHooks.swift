import Foundation

/// What UIKit's own controllers want to know of a scroll view, whoever is its delegate.
@MainActor
final class ScrollHooks {
  /// A finger begins to move the content.
  var willBeginDragging: (@MainActor () -> Void)?
  /// The finger leaves, at a speed in points a second; where the content will come to rest can be changed.
  var willEndDragging: (@MainActor (_ velocity: CGPoint, _ target: inout CGPoint) -> Void)?
  /// The content came to rest after a drag or a scroll that code asked for.
  var didComeToRest: (@MainActor () -> Void)?
}
