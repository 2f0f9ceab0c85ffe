import Foundation

extension UITextField {
  // MARK: Rectangles

  /// The clear button's side, and its distance from the right edge (uikit-facts E.8), in points.
  private static let clearButtonSide: CGFloat = 19
  private static let clearButtonMargin: CGFloat = 5
  /// From the text to what stands beside it, in points.
  private static let overlayGap: CGFloat = 3

  func showsClearButton(isEditing: Bool) -> Bool { hasText && clearButtonMode.isOn(isEditing: isEditing) }

  func standardTextRect(_ bounds: CGRect, isEditing: Bool) -> CGRect {
    let insets = TextFieldLook.current.textInsets(borderStyle)
    var left = bounds.minX + insets.left
    var right = bounds.maxX - insets.right
    let mirrors = mirrorsParts
    let modes = mirrors ? (left: rightViewMode, right: leftViewMode) : (left: leftViewMode, right: rightViewMode)
    if viewAtLeft != nil, modes.left.isOn(isEditing: isEditing) {
      left = leftViewRect(forBounds: bounds).maxX + insets.left
    }
    if viewAtRight != nil, modes.right.isOn(isEditing: isEditing) {
      right = min(right, rightViewRect(forBounds: bounds).minX - insets.right)
    }
    if showsClearButton(isEditing: isEditing) {
      let button = clearButtonRect(forBounds: bounds)
      if mirrors {
        left = max(left, button.maxX + Self.overlayGap)
      } else {
        right = min(right, button.minX - Self.overlayGap)
      }
    }
    let top = bounds.minY + insets.top
    return CGRect(
      x: left, y: top, width: max(0, right - left), height: max(0, bounds.maxY - insets.bottom - top))
  }

  func standardClearButtonRect(_ bounds: CGRect) -> CGRect {
    let side = Self.clearButtonSide
    let place = CGRect(
      x: bounds.maxX - side - Self.clearButtonMargin, y: bounds.minY + ((bounds.height - side) / 2).rounded(.down),
      width: side, height: side)
    return directed(place, in: bounds)
  }

  /// The views that stand at the two sides: where the interface runs from right to left the left view is at the right.
  /// So UIKit says of the views, and that `leftViewRect(forBounds:)` stays where it is (UITextField.leftView, ibid.).
  var viewAtLeft: UIView? { mirrorsParts ? rightView : leftView }
  var viewAtRight: UIView? { mirrorsParts ? leftView : rightView }

  func standardOverlayRect(_ view: UIView?, _ bounds: CGRect, isLeft: Bool) -> CGRect {
    guard let size = view?.bounds.size else { return .zero }
    return CGRect(
      x: isLeft ? bounds.minX : bounds.maxX - size.width,
      y: bounds.minY + ((bounds.height - size.height) / 2).rounded(.down), width: size.width, height: size.height)
  }

  var fittingSize: CGSize {
    let look = TextFieldLook.current
    let insets = look.textInsets(borderStyle)
    let font = baseFont
    let shown = hasText ? displayText : placeholder ?? ""
    var width = font.width(of: shown) + insets.left + insets.right
    if let leftView, leftViewMode != .never { width += leftView.bounds.width }
    if let rightView, rightViewMode != .never { width += rightView.bounds.width }
    if clearButtonMode != .never { width += Self.clearButtonSide + Self.clearButtonMargin + Self.overlayGap }
    let line = ContentRounding.up(font.lineHeight + insets.top + insets.bottom)
    var height = line
    switch borderStyle {
    case .roundedRect: height = max(look.standardHeight, line)
    case .none: height = look.borderlessHeight(font.lineHeight, isSecureTextEntry)
    case .line, .bezel: break
    }
    return CGSize(width: ContentRounding.up(width), height: height)
  }

  func overlayChanged(from old: UIView?, to new: UIView?) {
    guard old !== new else { return }
    if let old, old.superview === self { old.removeFromSuperview() }
    contentChanged()
  }

  // MARK: Measures

  private var baseFont: UIFont { font ?? .systemFont(ofSize: Self.defaultFontSize) }

  /// What is drawn for the text: itself, or bullets.
  var displayText: String {
    guard isSecureTextEntry else { return editable.string }
    guard let shownCharacter, shownCharacter < editable.count else {
      return String(repeating: Self.bullet, count: editable.count)
    }
    return String(repeating: Self.bullet, count: shownCharacter)
      + editable.text(in: shownCharacter..<shownCharacter + 1)
      + String(repeating: Self.bullet, count: editable.count - shownCharacter - 1)
  }

  /// Where the text is drawn now.
  var currentTextRect: CGRect {
    if isInEditing { return editingRect(forBounds: bounds) }
    return hasText ? textRect(forBounds: bounds) : placeholderRect(forBounds: bounds)
  }

  private var measure: (line: MeasuredLine, font: UIFont, text: String) {
    if isMeasured, let measured { return measured }
    let text = displayText
    var font = baseFont
    var line = measuredLine(of: text, font: font)
    let width = currentTextRect.width
    if adjustsFontSizeToFitWidth, line.width > width, line.width > 0 {
      let fitting = (font.pointSize * width / line.width * 2).rounded(.down) / 2
      let size = max(fitting, min(max(minimumFontSize, 1), font.pointSize))
      if size < font.pointSize {
        font = font.withSize(size)
        line = MeasuredLine(text, count: editable.count, font: font)
      }
    }
    let made = (line, font, text)
    measured = made
    isMeasured = true
    return made
  }

  /// Typing changes little: what was measured before is used again.
  private func measuredLine(of text: String, font: UIFont) -> MeasuredLine {
    guard let (line, oldFont, oldText) = measured, oldFont === font else {
      return MeasuredLine(text, count: editable.count, font: font)
    }
    // Given up here, so that the line is changed and not copied.
    measured = nil
    var changed = consume line
    changed.replace(oldText, by: text, count: editable.count, font: font)
    return changed
  }

  /// From the left edge of the text's rectangle to where a text of `width` begins, in points.
  private func start(ofWidth width: CGFloat, in room: CGFloat) -> CGFloat {
    if width > room { return isInEditing ? -scroll : 0 }
    switch resolved(textAlignment) {
    case .center: return (room - width) / 2
    case .right: return room - width
    default: return 0
    }
  }

  /// From the top of the text's rectangle to the line's top, in points; a line in the middle begins on a whole pixel.
  private func top(of font: UIFont, in height: CGFloat) -> CGFloat {
    switch contentVerticalAlignment {
    case .top: return 0
    case .bottom: return height - font.lineHeight
    case .center, .fill:
      let scale = UIKitEnvironment.current.traits.scale
      return ((height - font.lineHeight) / 2 * scale).rounded(.down) / scale
    }
  }

  func caretFrame(at offset: Int) -> CGRect { caretFrame(at: offset, in: currentTextRect) }

  private func caretFrame(at offset: Int, in rect: CGRect) -> CGRect {
    let (line, font, _) = measure
    let width = UIKitEnvironment.current.traits.caretWidth
    let x = rect.minX + start(ofWidth: line.width, in: rect.width) + line.edge(offset)
    return CGRect(
      x: x - width / 2, y: rect.minY + top(of: font, in: rect.height), width: width, height: font.lineHeight)
  }

  func frame(of range: Range<Int>) -> CGRect {
    let start = caretFrame(at: range.lowerBound)
    return CGRect(
      x: start.midX, y: start.minY, width: measure.line.edge(range.upperBound) - measure.line.edge(range.lowerBound),
      height: start.height)
  }

  func nearestCharacter(to point: CGPoint) -> Int {
    let (line, _, _) = measure
    let rect = currentTextRect
    guard point.x.isFinite else { return 0 }
    return line.nearestOffset(to: point.x - rect.minX - start(ofWidth: line.width, in: rect.width))
  }

  // MARK: Following the text

  /// Text, font or room changed.
  func contentChanged() {
    isMeasured = false
    scrollToCaret()
    placeCaret()
    setNeedsLayout()
    contentSizeMayHaveChanged()
  }

  /// Only constraints want to know: a field that is typed in without them lays nothing else out.
  func contentSizeMayHaveChanged() {
    if layoutRecord?.item != nil { invalidateIntrinsicContentSize() }
  }

  /// Moves a text that is too long so that the caret is in sight.
  func scrollToCaret(leading: Bool = false) {
    guard isInEditing else {
      scroll = 0
      return
    }
    let line = measure.line
    let room = currentTextRect.width
    guard line.width > room else {
      scroll = 0
      return
    }
    let x = line.edge(leading ? editable.selection.lowerBound : editable.selection.upperBound)
    scroll = min(max(min(max(scroll, x - room), x), 0), line.width - room)
  }

  /// The next layout shows the caret where it belongs, on for half a second from then.
  func placeCaret() {
    isCaretDue = isInEditing && editable.selection.isEmpty
    if !isCaretDue, !content.children.isEmpty { caret.hide() }
  }

  /// The part of the caret's rectangle that is painted, on whole pixels, in the content view's coordinates.
  private func caretBar(in rect: CGRect) -> CGRect {
    let scale = UIKitEnvironment.current.traits.scale
    let frame = caretFrame(at: editable.selection.lowerBound, in: rect)
    func whole(_ points: CGFloat) -> CGFloat { (points * scale).rounded() / scale }
    let width = TextFieldLook.current.caretWidth
    // The wide rectangle of old shows its right part, clear of the character before it.
    let left = frame.maxX - width - rect.minX + TextFieldContent.overhang
    return CGRect(x: whole(left), y: whole(frame.minY - rect.minY), width: width, height: whole(frame.height))
  }

  // MARK: Layout

  func layOutContent() {
    let mirrors = mirrorsParts
    place(leftView, isShown: leftViewMode.isOn(isEditing: isInEditing)) {
      mirrors ? rightViewRect(forBounds: bounds) : leftViewRect(forBounds: bounds)
    }
    place(rightView, isShown: rightViewMode.isOn(isEditing: isInEditing)) {
      mirrors ? leftViewRect(forBounds: bounds) : rightViewRect(forBounds: bounds)
    }
    let showsClear = showsClearButton(isEditing: isInEditing)
    if clearButtonMode != .never || showsClear {
      place(clearButton, isShown: showsClear) { clearButtonRect(forBounds: bounds) }
    }
    let rect = currentTextRect
    let frame = rect.insetBy(dx: -TextFieldContent.overhang, dy: 0)
    if content.frame != frame { content.frame = frame }
    if isCaretDue {
      isCaretDue = false
      // A caret jumps, also when an app's animation lays out.
      UIView.performWithoutAnimation { caret.show(at: caretBar(in: rect)) }
    } else if isInEditing, editable.selection.isEmpty, caret.isBlinking {
      let bar = caretBar(in: rect)
      if caret.frame != bar { caret.frame = bar }
    }
    content.appearance = appearance(in: rect)
    placeHandles(in: rect)
  }

  private func place(_ view: UIView?, isShown: Bool, _ frame: () -> CGRect) {
    guard let view else { return }
    guard isShown else {
      if view.superview === self { view.removeFromSuperview() }
      return
    }
    if view.superview !== self { addSubview(view) }
    let place = frame()
    if view.frame != place { view.frame = place }
  }

  private func appearance(in rect: CGRect) -> TextFieldContent.Appearance {
    let look = TextFieldLook.current
    var result = TextFieldContent.Appearance()
    guard hasText else {
      let font = placeholderAttribute(.font) ?? baseFont
      let cut = TextLayout.cut(placeholder ?? "", font: font, width: rect.width + 0.01, mode: .byTruncatingTail)
      result.text = cut.text
      result.font = font
      result.color = placeholderAttribute(.foregroundColor) ?? look.placeholderColor
      result.x = start(ofWidth: min(cut.width, rect.width), in: rect.width)
      result.top = top(of: font, in: rect.height)
      return result
    }
    let (line, font, text) = measure
    result.font = font
    result.color = textColor ?? look.textColor
    result.top = top(of: font, in: rect.height)
    result.isCut = line.width > rect.width + 0.01
    if isInEditing || !result.isCut {
      result.text = text
      result.line = line
      result.x = start(ofWidth: line.width, in: rect.width)
      if isInEditing { result.highlights = highlights(line, from: result.x, in: rect.width, look) }
    } else {
      let cut = TextLayout.cut(text, font: font, width: rect.width + 0.01, mode: .byTruncatingTail)
      result.text = cut.text
      result.x = start(ofWidth: min(cut.width, rect.width), in: rect.width)
    }
    return result
  }

  private func highlights(
    _ line: MeasuredLine, from x: CGFloat, in width: CGFloat, _ look: TextFieldLook
  ) -> [TextFieldContent.Highlight] {
    var result: [TextFieldContent.Highlight] = []
    func add(_ range: Range<Int>, _ color: UIColor, underline: CGFloat? = nil) {
      let start = max(x + line.edge(range.lowerBound), -TextFieldContent.overhang)
      let end = min(x + line.edge(range.upperBound), width + TextFieldContent.overhang)
      if end > start {
        result.append(TextFieldContent.Highlight(start: start, end: end, color: color, underline: underline))
      }
    }
    let tint = tintColor ?? .systemBlue
    if let marked = editable.marked {
      add(marked, look.markedColor(tint))
      add(marked, look.caretColor(tint), underline: 1)
    }
    if !editable.selection.isEmpty { add(editable.selection, look.selectionColor(tint)) }
    return result
  }

  /// The ends of a selection; none while an input method selects in what it composes.
  private func placeHandles(in rect: CGRect) {
    let selection = editable.selection
    guard isInEditing, !selection.isEmpty, editable.marked == nil else {
      handles?.start.removeFromSuperview()
      handles?.end.removeFromSuperview()
      handles = nil
      return
    }
    let pair = handles ?? (SelectionHandle(isStart: true), SelectionHandle(isStart: false))
    handles = pair
    for (handle, offset) in [(pair.start, selection.lowerBound), (pair.end, selection.upperBound)] {
      let frame = caretFrame(at: offset, in: rect)
      let isVisible = frame.midX >= rect.minX - 1 && frame.midX <= rect.maxX + 1
      guard isVisible else {
        handle.removeFromSuperview()
        continue
      }
      if handle.superview !== self { addSubview(handle) }
      handle.place(x: frame.midX, top: frame.minY, bottom: frame.maxY)
    }
  }

  // MARK: Parts

  func makeCaret() -> TextCaret {
    let link = link
    let caret = TextCaret(radius: TextFieldLook.current.caretRadius) {
      TextFieldLook.current.caretColor(link.view?.tintColor ?? .systemBlue)
    }
    content.addSubview(caret)
    return caret
  }

  func makeClearButton() -> TextFieldClearButton {
    let button = TextFieldClearButton(type: .custom)
    button.addTarget(
      nil, action: { button in (button.superview as? UITextField)?.clearButtonTapped() }, for: .touchUpInside)
    return button
  }
}
