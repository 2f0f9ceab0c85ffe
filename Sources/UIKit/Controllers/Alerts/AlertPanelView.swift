import Canvas
import Foundation

/// Draws what is behind the words and buttons of an alert.
final class AlertPanelView: UIView {
  var draws: (@MainActor (inout DisplayList, ContentGeometry) -> Void)?

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) { draws?(&list, geometry) }
}
