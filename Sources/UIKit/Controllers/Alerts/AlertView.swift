import Foundation

/// The panel of an alert or of a sheet of choices, placed in the whole screen.
final class AlertView: UIView {
  private unowned let alert: UIAlertController
  private let look = AlertLook.current
  private let panel = AlertPanelView()
  /// The way out of a modern sheet stands in a panel of its own.
  private let cancelPanel = AlertPanelView()
  private let words = AlertScrollView(frame: .zero)
  private let choices = AlertScrollView(frame: .zero)
  private let titleLabel = UILabel(frame: .zero)
  private let messageLabel = UILabel(frame: .zero)
  private var buttons: [(action: UIAlertAction, view: AlertButton)] = []
  private var isRow = false
  private var contentIsCurrent = false
  var onAction: (@MainActor (UIAlertAction) -> Void)?

  init(_ alert: UIAlertController) {
    self.alert = alert
    super.init(frame: .zero)
    panel.draws = { [look] list, geometry in look.drawPanel(&list, geometry, alert.preferredStyle) }
    cancelPanel.draws = panel.draws
    if alert.isPopover { backgroundColor = look.popoverColor }
    for panel in [panel, cancelPanel] where look.cornerRadius > 0 && !alert.isPopover {
      panel.layer.cornerRadius = look.cornerRadius
      panel.clipsToBounds = true
    }
    addSubview(panel)
    panel.addSubview(words)
    panel.addSubview(choices)
    for label in [titleLabel, messageLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      words.addSubview(label)
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
    isRow = fitsRow
    buttons = alert.arrangedActions(inRow: isRow).map { action in
      let view = AlertButton(action, isPreferred: action === alert.preferredAction, style: alert.preferredStyle)
      view.addTarget(nil, action: { [weak self] _ in self?.onAction?(action) }, for: .touchUpInside)
      return (action, view)
    }
    let ownCancel = !isAlert && look.separatesCancel ? buttons.last { $0.action.style == .cancel }?.view : nil
    for (_, view) in buttons { (view === ownCancel ? cancelPanel : choices).addSubview(view) }
    if ownCancel != nil { addSubview(cancelPanel) } else { cancelPanel.removeFromSuperview() }
    for field in alert.textFields ?? [] where field.superview !== words { words.addSubview(field) }
  }

  /// Two buttons stand side by side when their titles have room (MEM).
  private var fitsRow: Bool {
    guard alert.preferredStyle == .alert, alert.actions.count == 2 else { return false }
    let half = look.width(.alert, bounds.width) / 2 - look.buttonInset - 2 * AlertLook.titleMargin
    return alert.actions.allSatisfy { action in
      let font = look.buttonFont(.alert, action.style == .cancel || action === alert.preferredAction)
      return font.width(of: action.title ?? "") <= half
    }
  }

  private func makeContentWhenNeeded() {
    guard !contentIsCurrent else { return }
    contentIsCurrent = true
    UIView.performWithoutAnimation { makeContent() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    makeContentWhenNeeded()
    let layout = parts
    panel.frame = layout.panel
    cancelPanel.frame = layout.cancelPanel ?? .zero
    words.place(layout.content, contentHeight: layout.contentHeight)
    choices.place(layout.choices, contentHeight: layout.choicesHeight)
    titleLabel.frame = layout.title
    messageLabel.frame = layout.message
    for (field, frame) in zip(alert.textFields ?? [], layout.fields) { field.frame = frame }
    for (button, place) in zip(buttons, layout.buttons) {
      // Of two beside each other the first is at the right where the interface runs from there (MEM).
      let frame = isRow ? directed(place, in: CGRect(origin: .zero, size: layout.choices.size)) : place
      button.view.frame = frame
      button.view.edge = isRow && frame.minX > 0 ? .left : .top
    }
    panel.setNeedsDisplay()
  }

  private var parts: AlertLayout {
    if alert.isPopover { return popover(bounds.height) }
    return AlertLayout(
      look: look, style: alert.preferredStyle, screen: bounds.size, insets: safeAreaInsets, keyboard: keyboardOverlap,
      title: fitting(titleLabel), message: fitting(messageLabel), fields: alert.textFields?.count ?? 0,
      actions: buttons.map(\.action.style), isRow: isRow)
  }

  private func popover(_ height: CGFloat) -> AlertLayout {
    AlertLayout(
      look: look, popover: height, title: fitting(titleLabel), message: fitting(messageLabel), actions: buttons.count)
  }

  /// The size of all of it as a popover, in points.
  var popoverSize: CGSize {
    makeContentWhenNeeded()
    return popover(.infinity).panel.size
  }

  private func fitting(_ label: UILabel) -> CGFloat {
    guard let text = label.text, !text.isEmpty else { return 0 }
    let panel = alert.isPopover ? AlertLook.popoverWidth : look.width(alert.preferredStyle, bounds.width)
    let width = panel - 2 * look.textMargin
    return label.sizeThatFits(CGSize(width: width, height: 0)).height
  }

  private var keyboardOverlap: CGFloat {
    guard let keyboard = UIKitEnvironment.current.keyboardFrame, window != nil else { return 0 }
    return max(0, bounds.height - pointFromScreen(keyboard.origin).y)
  }
}
