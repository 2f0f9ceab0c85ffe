import Canvas
import Foundation

/// A button of an alert.
final class AlertButton: UIControl {
  private let alertAction: UIAlertAction
  private let isPreferred: Bool
  private let style: UIAlertController.Style
  /// Where a line parts it from what is before.
  var edge = UIRectEdge.top { didSet { if edge != oldValue { setNeedsDisplay() } } }

  init(_ action: UIAlertAction, isPreferred: Bool, style: UIAlertController.Style) {
    alertAction = action
    self.isPreferred = isPreferred
    self.style = style
    super.init(frame: .zero)
    isEnabled = action.isEnabled
    accessibilityLabel = action.title
  }

  required init?(coder: NSCoder) { nil }

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    AlertLook.current.drawButton(
      &list, geometry,
      AlertLook.Face(
        title: alertAction.title ?? "", style: alertAction.style, isPreferred: isPreferred, edge: edge, kind: style,
        tint: tintColor),
      state)
  }
}
