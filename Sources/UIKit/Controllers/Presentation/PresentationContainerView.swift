import Foundation

/// Holds a presented view over the others.
final class PresentationContainerView: UIView {
  var onLayout: (@MainActor () -> Void)?
  var onTouchOutside: (@MainActor () -> Void)?
  /// Touches beside the presented view reach what lies below.
  var passesTouches = false
  private var pull: SheetPullGesture?

  override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let hit = super.hitTest(point, with: event)
    return hit === self && passesTouches ? nil : hit
  }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.first?.view === self { onTouchOutside?() }
  }

  func addPullGesture(_ presentation: UIPresentationController?) {
    guard let presentation else { return }
    let pull = SheetPullGesture(presentation)
    self.pull = pull
    addGestureRecognizer(pull.recognizer)
  }
}
