import Canvas
import Foundation

/// One line of text that the user edits.
///
/// What the user does asks the delegate first and then sends `editingChanged` and the notification; text that code sets
/// changes silently.
@MainActor
open class UITextField: UIControl, UITextInput {
  /// The size of a field's font that nobody set, in points. (Older systems may have had 12: uikit-facts E.8.)
  static let defaultFontSize: CGFloat = 17
  /// Stands for every character of a secure field.
  static let bullet: Character = "\u{2022}"

  var editable = EditableText()
  /// How the text was measured last, and whether that still holds.
  var measured: (line: MeasuredLine, font: UIFont, text: String)?
  var isMeasured = false
  /// The caret is to be shown anew by the next layout.
  var isCaretDue = false
  /// How far a text that is too long is moved to the left, in points.
  var scroll: CGFloat = 0
  let content = TextFieldContent()
  private(set) lazy var caret: TextCaret = makeCaret()
  var handles: (start: SelectionHandle, end: SelectionHandle)?
  private(set) lazy var clearButton: TextFieldClearButton = makeClearButton()
  var isInEditing = false
  var nextEditReplacesAll = false
  /// The place of a secure field's character that still shows.
  var shownCharacter: Int?
  var shownCharacterCall: ScheduledCall?
  var lastTap = (time: -Double.infinity, point: CGPoint.zero, count: 0)
  private var fillColor: UIColor?

  /// A field of the given frame, without a border.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A field read from a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    super.addSubview(content)
    addFocusRecognizers()
  }

  // MARK: Text

  /// The text; never nil when read. Setting it calls nobody and puts the caret at the end.
  open var text: String? {
    get { editable.string }
    set {
      editable.set(newValue ?? "")
      contentChanged()
      tellPresenter()
    }
  }
  /// Shown while there is no text.
  open var placeholder: String? {
    get { shownPlaceholder?.string }
    set {
      guard placeholder != newValue else { return }
      shownPlaceholder = newValue.map { NSAttributedString(string: $0) }
    }
  }
  /// The placeholder with its attributes; font and colour of its first character count.
  open var attributedPlaceholder: NSAttributedString? {
    get { shownPlaceholder }
    set { shownPlaceholder = newValue?.fixed }
  }
  private var shownPlaceholder: NSAttributedString? {
    didSet {
      setNeedsLayout()
      contentSizeMayHaveChanged()
    }
  }
  /// What an attribute of the placeholder is set to.
  func placeholderAttribute<Value>(_ key: NSAttributedString.Key) -> Value? {
    guard let shownPlaceholder, shownPlaceholder.length > 0 else { return nil }
    return shownPlaceholder.attribute(key, at: 0, effectiveRange: nil) as? Value
  }
  /// The text with the field's font and colour. A field has one set of attributes: setting takes those of the first
  /// character.
  open var attributedText: NSAttributedString? {
    get {
      guard let text else { return nil }
      var attributes: [NSAttributedString.Key: Any] = [:]
      attributes[.font] = font
      attributes[.foregroundColor] = textColor
      return NSAttributedString(string: text, attributes: attributes)
    }
    set {
      if let newValue, newValue.length > 0 {
        let attributes = newValue.attributes(at: 0, effectiveRange: nil)
        if let font = attributes[.font] as? UIFont { self.font = font }
        if let color = attributes[.foregroundColor] as? UIColor { textColor = color }
        if let style = attributes[.paragraphStyle] as? NSParagraphStyle { textAlignment = style.alignment }
      }
      text = newValue?.string
    }
  }
  /// 17 points of the system's face by default.
  open var font: UIFont? = .systemFont(ofSize: UITextField.defaultFontSize) {
    didSet { if font !== oldValue { contentChanged() } }
  }
  /// Black by default.
  open var textColor: UIColor? {
    didSet { if textColor != oldValue { setNeedsLayout() } }
  }
  /// Left by default.
  open var textAlignment = NSTextAlignment.natural {
    didSet { if textAlignment != oldValue { contentChanged() } }
  }
  /// Whether a text that is too long shrinks; false by default.
  open var adjustsFontSizeToFitWidth = false {
    didSet { if adjustsFontSizeToFitWidth != oldValue { contentChanged() } }
  }
  /// The size down to which a text that is too long shrinks, in points; nothing shrinks when the font is smaller.
  open var minimumFontSize: CGFloat = 0 {
    didSet { if minimumFontSize != oldValue { contentChanged() } }
  }
  /// Whether the text is emptied when editing begins; false by default.
  open var clearsOnBeginEditing = false
  /// Whether the next text that is put in replaces all; false by default, and again after that.
  open var clearsOnInsertion = false

  // MARK: Around the text

  /// Told about editing.
  public weak var delegate: (any UITextFieldDelegate)?
  /// None by default.
  open var borderStyle = BorderStyle.none {
    didSet {
      guard borderStyle != oldValue else { return }
      applyBackground()
      contentChanged()
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }
  /// When the button that empties the field shows; never by default.
  open var clearButtonMode = ViewMode.never {
    didSet { if clearButtonMode != oldValue { contentChanged() } }
  }
  /// A view before the text.
  open var leftView: UIView? {
    didSet { overlayChanged(from: oldValue, to: leftView) }
  }
  /// When `leftView` shows; never by default.
  open var leftViewMode = ViewMode.never {
    didSet { if leftViewMode != oldValue { contentChanged() } }
  }
  /// A view after the text.
  open var rightView: UIView? {
    didSet { overlayChanged(from: oldValue, to: rightView) }
  }
  /// When `rightView` shows; never by default.
  open var rightViewMode = ViewMode.never {
    didSet { if rightViewMode != oldValue { contentChanged() } }
  }

  /// A picture behind the text, stretched; not shown by a field with a rounded border.
  open var background: UIImage? {
    didSet { setNeedsDisplay() }
  }
  /// The picture behind the text while the field is disabled; `background` when there is none.
  open var disabledBackground: UIImage? {
    didSet { setNeedsDisplay() }
  }

  /// The colour behind the text. A rounded border keeps it inside; the one of iOS 6 and before is always white.
  open override var backgroundColor: UIColor? {
    get { fillColor }
    set {
      fillColor = newValue
      applyBackground()
    }
  }

  private func applyBackground() {
    super.backgroundColor = borderStyle == .roundedRect ? nil : fillColor
    setNeedsDisplay()
  }

  // MARK: Keyboard

  /// When shift goes on by itself; at sentences by default.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences
  /// What the text is.
  open var textContentType: UITextContentType!
  /// Whether words are corrected.
  open var autocorrectionType = UITextAutocorrectionType.default
  /// Which keys the keyboard has.
  open var keyboardType = UIKeyboardType.default
  /// The keyboard's colours.
  open var keyboardAppearance = UIKeyboardAppearance.default
  /// What the return key says.
  open var returnKeyType = UIReturnKeyType.default
  /// Whether return is disabled while there is no text; false by default.
  open var enablesReturnKeyAutomatically = false
  /// Whether the text is hidden; false by default.
  open var isSecureTextEntry = false {
    didSet { if isSecureTextEntry != oldValue { contentChanged() } }
  }

  private var ownInputView: UIView?
  /// Shown instead of the system's keyboard.
  open override var inputView: UIView? {
    get { ownInputView }
    set { ownInputView = newValue }
  }
  private var ownAccessoryView: UIView?
  /// Shown above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { ownAccessoryView }
    set { ownAccessoryView = newValue }
  }

  // MARK: Focus

  /// Whether the field has the focus.
  open var isEditing: Bool { isInEditing }

  open override var canBecomeFirstResponder: Bool { isEnabled }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard isReadyForFocus() else { return false }
    if let delegate, !delegate.textFieldShouldBeginEditing(self) { return false }
    return super.becomeFirstResponder()
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    if let delegate, !delegate.textFieldShouldEndEditing(self) { return false }
    return super.resignFirstResponder()
  }

  override func focusGained() { beginEditing() }
  override func keyboardWasTold() { revealInScrollView() }
  override func focusLost() { finishEditing() }
  override var cancelsTouchesWhenScrolled: Bool { true }

  override func stateDidChange() {
    super.stateDidChange()
    if !isEnabled { resignFirstResponder() }
  }

  // MARK: Rectangles

  /// The border's rectangle, in points.
  open func borderRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// The text's rectangle while it is not edited, in points.
  open func textRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(bounds, isEditing: false) }
  /// The text's rectangle while it is edited, in points.
  open func editingRect(forBounds bounds: CGRect) -> CGRect { standardTextRect(bounds, isEditing: true) }
  /// The placeholder's rectangle, in points.
  open func placeholderRect(forBounds bounds: CGRect) -> CGRect {
    isInEditing ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
  }
  /// The clear button's rectangle, in points.
  open func clearButtonRect(forBounds bounds: CGRect) -> CGRect { standardClearButtonRect(bounds) }
  /// The rectangle of `leftView`, in points.
  open func leftViewRect(forBounds bounds: CGRect) -> CGRect { standardOverlayRect(viewAtLeft, bounds, isLeft: true) }
  /// The rectangle of `rightView`, in points.
  open func rightViewRect(forBounds bounds: CGRect) -> CGRect {
    standardOverlayRect(viewAtRight, bounds, isLeft: false)
  }

  open override var intrinsicContentSize: CGSize { fittingSize }

  override var layoutBaselines: LayoutBaselines? {
    let font: UIFont = font ?? .systemFont(ofSize: UITextField.defaultFontSize)
    return .centered(height: font.lineHeight, ascender: font.ascender, descender: font.descender)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutContent()
  }

  override func sizeDidChange(from old: CGSize) {
    super.sizeDidChange(from: old)
    isMeasured = false
    scrollToCaret()
  }

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    if borderStyle != .roundedRect, let picture = (isEnabled ? nil : disabledBackground) ?? background {
      list.picture(picture.surface, in: geometry.rect(borderRect(forBounds: geometry.bounds)))
    }
    TextFieldLook.current.drawBorder(&list, geometry, borderStyle, fillColor)
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  // MARK: Text input

  /// Whether there is any text.
  open var hasText: Bool { editable.count > 0 }

  /// Types text at the caret; a line break is the Return key.
  open func insertText(_ text: String) {
    if text == "\n" || text == "\r" || text == "\r\n" { return returnPressed() }
    edit(editable.marked ?? editable.selection, with: text)
  }

  /// Deletes what is selected, or the character before the caret.
  open func deleteBackward() { deleteBeforeCaret() }

  /// Puts text in place of a range, as the user's doing: the delegate is asked.
  open func replace(_ range: UITextRange, withText text: String) { edit(characters(of: range), with: text) }

  /// Replaces what is being composed; `selectedRange` counts characters of `markedText`.
  open func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    mark(markedText ?? "", selected: selectedRange)
  }

  /// What was being composed stays as it is.
  open func unmarkText() {
    guard editable.marked != nil else { return }
    editable.unmark()
    selectionChanged()
  }

  /// What is selected; an empty range is the caret.
  open var selectedTextRange: UITextRange? {
    get { TextSpan(editable.selection) }
    set { select(newValue.map(characters) ?? editable.count..<editable.count) }
  }

  /// The caret's rectangle at a place, in points.
  open func caretRect(for position: UITextPosition) -> CGRect { caretFrame(at: character(of: position)) }

  /// The rectangle of a range, in points; it may lie outside of the field when the text is longer.
  open func firstRect(for range: UITextRange) -> CGRect { frame(of: characters(of: range)) }

  /// The place nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { TextOffset(nearestCharacter(to: point)) }

  // MARK: Standard commands

  /// Moves what is selected to the pasteboard.
  open func cut(_ sender: Any?) {
    guard !isSecureTextEntry, !editable.selection.isEmpty else { return }
    copy(sender)
    edit(editable.selection, with: "")
  }
  /// Copies what is selected to the pasteboard.
  open func copy(_ sender: Any?) {
    guard !isSecureTextEntry, !editable.selection.isEmpty else { return }
    UIPasteboard.general.string = editable.text(in: editable.selection)
  }
  /// Puts the pasteboard's text in place of what is selected.
  open func paste(_ sender: Any?) {
    guard let text = UIPasteboard.general.string, !text.isEmpty else { return }
    edit(editable.marked ?? editable.selection, with: text)
  }
  /// Selects the word at the caret.
  open func select(_ sender: Any?) { select(WordRange.around(editable.selection.upperBound, in: editable.string)) }
  /// Selects all.
  open func selectAll(_ sender: Any?) { select(0..<editable.count) }
}
