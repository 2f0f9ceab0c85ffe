import Foundation

/// Where the parts of an alert are: pure computation in points. What does not fit on the screen scrolls: words and fields
/// in one part of the panel, the buttons in another.
struct AlertLayout: Equatable {
  /// In the whole screen.
  var panel = CGRect.zero
  var cancelPanel: CGRect?
  /// The part of the panel with words and fields, in the panel's coordinates.
  var content = CGRect.zero
  var contentHeight: CGFloat = 0
  /// The part of the panel with the buttons.
  var choices = CGRect.zero
  var choicesHeight: CGFloat = 0
  /// In the content's coordinates.
  var title = CGRect.zero
  var message = CGRect.zero
  var fields: [CGRect] = []
  /// In the coordinates of the choices; the last one in those of the panel of its own, where there is one.
  var buttons: [CGRect] = []

  /// From the edges of what is free to a panel that scrolls (MEM).
  static let screenMargin: CGFloat = 8
  /// So many rows of buttons stay in sight at least: half a one says that there are more (MEM).
  static let leastRows: CGFloat = 1.5

  /// - Parameters:
  ///   - keyboard: how much of the screen the keyboard covers.
  ///   - title, message: heights of the words, 0 for none.
  ///   - isRow: two buttons side by side.
  @MainActor
  init(
    look: AlertLook, style: UIAlertController.Style, screen: CGSize, insets: UIEdgeInsets, keyboard: CGFloat,
    title titleHeight: CGFloat, message messageHeight: CGFloat, fields fieldCount: Int, actions: [UIAlertAction.Style],
    isRow: Bool
  ) {
    let width = look.width(style, screen.width)
    placeContent(look, style, width, titleHeight, messageHeight, fieldCount)
    let height = look.buttonHeight(style)
    let hasOwnCancel = style == .actionSheet && look.separatesCancel && actions.last == .cancel
    let inset = look.buttonInset
    if isRow {
      let half = (width - 3 * inset) / 2
      buttons = (0..<2).map { CGRect(x: inset + CGFloat($0) * (half + inset), y: 0, width: half, height: height) }
      choicesHeight = height
    } else {
      placeColumn(look, style, width, count: actions.count - (hasOwnCancel ? 1 : 0))
      if hasOwnCancel { buttons.append(CGRect(x: 0, y: 0, width: width, height: height)) }
    }
    if !actions.isEmpty { choicesHeight += inset }

    var bottom = style == .alert ? max(keyboard, insets.bottom) : look.sheetMargin(insets.bottom)
    if hasOwnCancel { bottom += height + look.cancelGap }
    let free = screen.height - insets.top - bottom
    let margins = style == .alert ? 2 * Self.screenMargin : Self.screenMargin
    share(max(0, free - margins), row: height, isRow: isRow, width: width)
    panel.origin.x = (screen.width - width) / 2
    guard style == .actionSheet else {
      panel.origin.x.round(.down)
      panel.origin.y = (insets.top + (free - panel.height) / 2).rounded(.down)
      return
    }
    panel.origin.y = screen.height - bottom - panel.height
    if hasOwnCancel {
      cancelPanel = CGRect(x: panel.minX, y: panel.maxY + look.cancelGap, width: width, height: height)
    }
  }

  /// A sheet of choices that is a popover of a height; infinity for as high as it likes to be. It has no way out of its
  /// own.
  @MainActor
  init(
    look: AlertLook, popover height: CGFloat, title: CGFloat, message: CGFloat, actions count: Int
  ) {
    let width = AlertLook.popoverWidth
    placeContent(look, .actionSheet, width, title, message, 0)
    placeColumn(look, .actionSheet, width, count: count)
    choicesHeight += look.buttonInset
    share(height, row: look.buttonHeight(.actionSheet), isRow: false, width: width)
  }

  /// Buttons below each other.
  @MainActor
  private mutating func placeColumn(_ look: AlertLook, _ style: UIAlertController.Style, _ width: CGFloat, count: Int) {
    let height = look.buttonHeight(style)
    buttons = (0..<count).map {
      CGRect(
        x: look.buttonInset, y: CGFloat($0) * (height + look.buttonSpacing), width: width - 2 * look.buttonInset,
        height: height)
    }
    choicesHeight = buttons.last?.maxY ?? 0
  }

  @MainActor
  private mutating func placeContent(
    _ look: AlertLook, _ style: UIAlertController.Style, _ width: CGFloat, _ titleHeight: CGFloat,
    _ messageHeight: CGFloat, _ fieldCount: Int
  ) {
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
    contentHeight = y > 0 ? y + look.bottomMargin(style) : 0
  }

  /// Divides what is free between words and buttons.
  private mutating func share(_ free: CGFloat, row: CGFloat, isRow: Bool, width: CGFloat) {
    var (words, choices) = (contentHeight, choicesHeight)
    if words + choices > free {
      let least = min(choices, isRow ? row : row * Self.leastRows)
      choices = max(least, min(choices, free - words))
      words = max(0, free - choices)
    }
    content = CGRect(x: 0, y: 0, width: width, height: words)
    self.choices = CGRect(x: 0, y: words, width: width, height: choices)
    panel.size = CGSize(width: width, height: words + choices)
  }
}
