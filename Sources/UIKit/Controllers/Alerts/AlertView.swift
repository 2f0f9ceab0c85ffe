import Foundation

/// The panel of an alert or of a sheet of choices, placed in the whole screen.
final class AlertView: UIView {
  private unowned let alert: UIAlertController
  private let look = AlertLook.current
  private let panel = AlertPanelView()
  /// The way out of a modern sheet stands in a panel of its own.
  private let cancelPanel = AlertPanelView()
  private let titleLabel = UILabel(frame: .zero)
  private let messageLabel = UILabel(frame: .zero)
  private var buttons: [(action: UIAlertAction, view: AlertButton)] = []
  private var contentIsCurrent = false
  var onAction: (@MainActor (UIAlertAction) -> Void)?

  init(_ alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    panel.draws = { [look] list, geometry in look.drawPanel(&list, geometry, alert.preferredStyle) }
    cancelPanel.draws = panel.draws
    addSubview(panel)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      panel.addSubview(label)
    }
  }

  required init?(coder: NSCoder) { nil }

  func setNeedsContent() {
    contentIsCurrent = false
    setNeedsLayout()
  }

  override func didMoveToWindow() {
    super.didMoveToWindow()
    // While it is on the screen it makes room for the keyboard.
    let environment = UIKitEnvironment.current
    if window == nil {
      environment.keyboardFollowers[ObjectIdentifier(self)] = nil
    } else {
      environment.keyboardFollowers[ObjectIdentifier(self)] = { [weak self] in self?.keyboardMoved() }
    }
  }

  private func keyboardMoved() {
    setNeedsLayout()
    layoutIfNeeded()
  }

  /// From the screen's bottom to the top of what slides, in points.
  var panelHeight: CGFloat { bounds.height - panel.frame.minY }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
    if touches.first?.view === self { alert.touchedOutside() }
  }

  // MARK: Content

  private func makeContent() {
    let isAlert = alert.preferredStyle == .alert
    titleLabel.text = alert.title
    titleLabel.font = look.titleFont(alert.preferredStyle)
    messageLabel.text = alert.message
    messageLabel.font = look.messageFont(alert.preferredStyle)
    for (label, color) in [(titleLabel, look.titleColor), (messageLabel, look.messageColor)] {
      label.textColor = color(alert.preferredStyle)
      label.shadowColor = look.textShadow
    }
    for (_, view) in buttons { view.removeFromSuperview() }
    buttons = alert.arrangedActions.map { action in
      let view = AlertButton(action, isPreferred: action === alert.preferredAction, style: alert.preferredStyle)
      view.addTarget(nil, action: { [weak self] _ in self?.onAction?(action) }, for: .touchUpInside)
      return (action, view)
    }
    let ownCancel = !isAlert && look.separatesCancel ? buttons.last { $0.action.style == .cancel }?.view : nil
    for (_, view) in buttons { (view === ownCancel ? cancelPanel : panel).addSubview(view) }
    if ownCancel != nil { addSubview(cancelPanel) } else { cancelPanel.removeFromSuperview() }
    for field in alert.textFields ?? [] where field.superview !== panel { panel.addSubview(field) }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if !contentIsCurrent {
      contentIsCurrent = true
      UIView.performWithoutAnimation { makeContent() }
    }
    let layout = AlertLayout(
      look: look, style: alert.preferredStyle, screen: bounds.size, insets: safeAreaInsets, keyboard: keyboardOverlap,
      title: fitting(titleLabel), message: fitting(messageLabel), fields: alert.textFields?.count ?? 0,
      actions: buttons.map(\.action.style))
    panel.frame = layout.panel
    cancelPanel.frame = layout.cancelPanel ?? .zero
    titleLabel.frame = layout.title
    messageLabel.frame = layout.message
    for (field, frame) in zip(alert.textFields ?? [], layout.fields) { field.frame = frame }
    for (button, frame) in zip(buttons, layout.buttons) {
      button.view.frame = frame
      button.view.edge = layout.isRow && frame.minX > 0 ? .left : .top
    }
    panel.setNeedsDisplay()
  }

  private func fitting(_ label: UILabel) -> CGFloat {
    guard let text = label.text, !text.isEmpty else { return 0 }
    let width = look.width(alert.preferredStyle, bounds.width) - 2 * look.textMargin
    return label.sizeThatFits(CGSize(width: width, height: 0)).height
  }

  private var keyboardOverlap: CGFloat {
    guard let keyboard = UIKitEnvironment.current.keyboardFrame, window != nil else { return 0 }
    return max(0, bounds.height - pointFromScreen(keyboard.origin).y)
  }
}
