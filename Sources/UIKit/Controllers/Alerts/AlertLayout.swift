import Foundation

/// Where the parts of an alert are: pure computation in points. Titles, fields and buttons are in their panel's
/// coordinates.
struct AlertLayout: Equatable {
  var panel = CGRect.zero
  var cancelPanel: CGRect?
  var title = CGRect.zero
  var message = CGRect.zero
  var fields: [CGRect] = []
  var buttons: [CGRect] = []
  /// Two buttons side by side.
  var isRow = false

  /// - Parameters:
  ///   - keyboard: how much of the screen the keyboard covers.
  ///   - title, message: heights of the words, 0 for none.
  @MainActor
  init(
    look: AlertLook, style: UIAlertController.Style, screen: CGSize, insets: UIEdgeInsets, keyboard: CGFloat,
    title titleHeight: CGFloat, message messageHeight: CGFloat, fields fieldCount: Int, actions: [UIAlertAction.Style]
  ) {
    let width = look.width(style, screen.width)
    let textWidth = width - 2 * look.textMargin
    var y = titleHeight + messageHeight > 0 ? look.topMargin(style) : 0
    if titleHeight > 0 {
      title = CGRect(x: look.textMargin, y: y, width: textWidth, height: titleHeight)
      y += titleHeight
    }
    if messageHeight > 0 {
      if titleHeight > 0 { y += look.textGap }
      message = CGRect(x: look.textMargin, y: y, width: textWidth, height: messageHeight)
      y += messageHeight
    }
    for index in 0..<fieldCount {
      y += index == 0 ? look.fieldGap : look.fieldSpacing
      fields.append(CGRect(x: look.fieldMargin, y: y, width: width - 2 * look.fieldMargin, height: look.fieldHeight))
      y += look.fieldHeight
    }
    if y > 0 { y += look.bottomMargin(style) }
    isRow = style == .alert && actions.count == 2
    let height = look.buttonHeight(style)
    let inset = look.buttonInset
    let hasOwnCancel = style == .actionSheet && look.separatesCancel && actions.last == .cancel
    if isRow {
      let gap = inset > 0 ? inset : 0
      let half = (width - 2 * inset - gap) / 2
      buttons = (0..<2).map { CGRect(x: inset + CGFloat($0) * (half + gap), y: y, width: half, height: height) }
      y += height
    } else {
      for index in actions.indices {
        if hasOwnCancel, index == actions.count - 1 {
          buttons.append(CGRect(x: 0, y: 0, width: width, height: height))
          continue
        }
        if index > 0 { y += look.buttonSpacing }
        buttons.append(CGRect(x: inset, y: y, width: width - 2 * inset, height: height))
        y += height
      }
    }
    y += actions.isEmpty ? 0 : inset
    if style == .alert {
      let bottom = max(keyboard, insets.bottom)
      let free = screen.height - insets.top - bottom
      panel = CGRect(
        x: ((screen.width - width) / 2).rounded(.down), y: (insets.top + (free - y) / 2).rounded(.down), width: width,
        height: y)
      return
    }
    var bottom = screen.height - look.sheetMargin(insets.bottom)
    if hasOwnCancel {
      cancelPanel = CGRect(x: (screen.width - width) / 2, y: bottom - height, width: width, height: height)
      bottom -= height + look.cancelGap
    }
    panel = CGRect(x: (screen.width - width) / 2, y: bottom - y, width: width, height: y)
  }
}
