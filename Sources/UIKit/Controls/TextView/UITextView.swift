import Canvas
import Foundation

/// Text of many lines that the user edits and scrolls.
///
/// What the user does asks the delegate first and tells it after; text that code sets changes silently. Data detectors and
/// attributes of parts of the text are not built.
@MainActor
open class UITextView: UIScrollView, UITextInput, WrappingContent {
  var flow = TextFlow(font: .systemFont(ofSize: TextViewLook.current.fontSize), width: 0)
  /// The text, put together from its paragraphs; nil after an edit until somebody asks.
  private var joined: String?
  /// What is selected; empty for the caret.
  var selection = 0..<0
  /// What an input method is still composing; never empty.
  var marked: Range<Int>?
  var tiles: [Int: TextTile] = [:]
  private(set) lazy var caret: TextCaret = makeCaret()
  var hasCaret = false
  var handles: (start: SelectionHandle, end: SelectionHandle)?
  var isInEditing = false
  var lastTap = (time: -Double.infinity, point: CGPoint.zero, count: 0)
  /// Where a caret that moved up or down came from: moves in a row keep to one x.
  var verticalMove: (place: Int, x: CGFloat)?
  /// What constraints were told last.
  private var toldHeight: CGFloat = -1

  /// A text view of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A text view read from a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundColor = .systemBackground
    flow.set(width: room(bounds.width))
    textContainer.didChange = { [weak self] in self?.layoutChanged() }
    addFocusRecognizers()
  }

  // MARK: Text

  /// The text; never nil when read. Setting it calls nobody and puts the caret at the end.
  open var text: String! {
    get {
      if let joined { return joined }
      let string = flow.string
      joined = string
      return string
    }
    set {
      let new = newValue ?? ""
      flow.set(new)
      marked = nil
      selection = flow.count..<flow.count
      contentChanged()
      joined = new
      tellPresenter()
      if isInEditing { revealCaret() }
    }
  }
  private var ownFont: UIFont?
  /// 12 points of the system's face unless set.
  open var font: UIFont? {
    get { ownFont ?? flow.font }
    set {
      ownFont = newValue
      let new: UIFont = newValue ?? .systemFont(ofSize: TextViewLook.current.fontSize)
      guard new !== flow.font else { return }
      flow.set(font: new)
      contentChanged()
    }
  }
  /// Nil, the label colour, by default.
  open var textColor: UIColor? {
    didSet { if textColor != oldValue { setNeedsLayout() } }
  }
  /// Left by default.
  open var textAlignment = NSTextAlignment.natural {
    didSet {
      guard textAlignment != oldValue else { return }
      placeCaret()
      setNeedsLayout()
    }
  }
  /// Around the text, in points: 8 at the top and at the bottom, up to iOS 6 also at the sides.
  open var textContainerInset = TextViewLook.current.textInset {
    didSet { if textContainerInset != oldValue { layoutChanged() } }
  }
  /// Where the lines lie.
  public let textContainer = NSTextContainer()
  /// Whether the text is edited; true by default.
  open var isEditable = true {
    didSet { if isEditable != oldValue, isFirstResponder { resignFirstResponder() } }
  }
  /// Whether the text is selected; true by default. Text that is only selected gets the focus but no keyboard.
  open var isSelectable = true {
    didSet { if !isSelectable, !isEditable, isFirstResponder { resignFirstResponder() } }
  }
  /// Whether the next text that is put in replaces all; false by default, and again after that.
  open var clearsOnInsertion = false

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
  /// Whether the text is hidden; a text view never hides it.
  open var isSecureTextEntry: Bool {
    get { false }
    set {}
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

  open override var canBecomeFirstResponder: Bool { isEditable || isSelectable }
  override var takesKeyboard: Bool { isEditable }

  /// The delegate as far as it hears of editing.
  var textDelegate: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  @discardableResult
  open override func becomeFirstResponder() -> Bool {
    if isFirstResponder { return true }
    guard canBecomeFirstResponder, isInWindow else { return false }
    if isEditable, let textDelegate, !textDelegate.textViewShouldBeginEditing(self) { return false }
    return super.becomeFirstResponder()
  }

  @discardableResult
  open override func resignFirstResponder() -> Bool {
    guard isFirstResponder else { return true }
    if isInEditing, let textDelegate, !textDelegate.textViewShouldEndEditing(self) { return false }
    return super.resignFirstResponder()
  }

  override func focusGained() { takeFocus() }
  override func keyboardWasTold() { beginEditing() }
  override func focusLost() { finishEditing() }

  // MARK: Layout

  /// The text has changed, and with it its lines.
  func contentChanged() {
    joined = nil
    verticalMove = nil
    applyContentSize()
    placeCaret()
    setNeedsLayout()
  }

  /// The room for the text has changed.
  func layoutChanged() {
    flow.set(width: room(bounds.width))
    applyContentSize()
    placeCaret()
    setNeedsLayout()
    contentSizeMayHaveChanged()
  }

  private func applyContentSize() {
    let size = CGSize(width: bounds.width, height: height(flow.lineCount))
    if size != contentSize { contentSize = size }
    if toldHeight != size.height { contentSizeMayHaveChanged() }
    toldHeight = size.height
  }

  /// Only constraints want to know, and only those of a text view that grows.
  private func contentSizeMayHaveChanged() {
    if !isScrollEnabled, layoutRecord?.item != nil { invalidateIntrinsicContentSize() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : bounds.width
    return CGSize(width: width, height: height(flow.measure(width: room(width)).lines))
  }

  var layoutWidth: CGFloat = 0
  var wrapsToLayoutWidth: Bool { !isScrollEnabled }

  open override var isScrollEnabled: Bool {
    didSet { if isScrollEnabled != oldValue { invalidateIntrinsicContentSize() } }
  }

  /// A text view that scrolls has no size of its own; one that does not asks for room for all of its text.
  open override var intrinsicContentSize: CGSize {
    guard !isScrollEnabled else { return CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric) }
    let sides = textContainerInset.left + textContainerInset.right + 2 * textContainer.lineFragmentPadding
    let measure = flow.measure(width: layoutWidth > 0 ? room(layoutWidth) : .greatestFiniteMagnitude)
    return CGSize(
      width: ContentRounding.up(measure.width) + sides,
      height: ContentRounding.up(flow.font.lineHeight * CGFloat(measure.lines)) + textContainerInset.top
        + textContainerInset.bottom)
  }

  override func sizeDidChange(from old: CGSize) {
    super.sizeDidChange(from: old)
    flow.set(width: room(bounds.width))
    applyContentSize()
    placeCaret()
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutText()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsLayout()
  }

  /// Scrolls so that a part of the text is in sight; `range` counts UTF-16 units.
  open func scrollRangeToVisible(_ range: NSRange) {
    guard range.location != NSNotFound, range.location >= 0 else { return }
    let part = flow.range(range)
    scrollRectToVisible(frame(ofLines: part), animated: true)
  }

  // MARK: Text input

  /// Whether there is any text.
  open var hasText: Bool { flow.count > 0 }

  /// Types text at the caret.
  open func insertText(_ text: String) { edit(marked ?? selection, with: text == "\r" ? "\n" : text) }

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
    guard let marked else { return }
    self.marked = nil
    selection = marked.upperBound..<marked.upperBound
    selectionChanged()
  }

  /// What is selected; an empty range is the caret.
  open var selectedTextRange: UITextRange? {
    get { TextSpan(selection) }
    set { select(newValue.map(characters) ?? flow.count..<flow.count) }
  }

  /// What is selected, in UTF-16 units; an empty range is the caret.
  open var selectedRange: NSRange {
    get { flow.foundationRange(selection) }
    set { select(flow.range(newValue)) }
  }

  /// The caret's rectangle at a place, in points.
  open func caretRect(for position: UITextPosition) -> CGRect { caretFrame(at: character(of: position)) }

  /// The rectangle of a range's first line, in points.
  open func firstRect(for range: UITextRange) -> CGRect { firstFrame(of: characters(of: range)) }

  /// The place nearest to a point.
  open func closestPosition(to point: CGPoint) -> UITextPosition? { TextOffset(nearestCharacter(to: point)) }

  // MARK: Standard commands

  /// Moves what is selected to the pasteboard.
  open func cut(_ sender: Any?) {
    guard isEditable, !selection.isEmpty else { return }
    copy(sender)
    edit(selection, with: "")
  }
  /// Copies what is selected to the pasteboard.
  open func copy(_ sender: Any?) {
    guard !selection.isEmpty else { return }
    UIPasteboard.general.string = flow.text(in: selection)
  }
  /// Puts the pasteboard's text in place of what is selected.
  open func paste(_ sender: Any?) {
    guard let text = UIPasteboard.general.string, !text.isEmpty else { return }
    edit(marked ?? selection, with: text)
  }
  /// Selects the word at the caret.
  open func select(_ sender: Any?) { select(flow.word(around: selection.upperBound)) }
  /// Selects all.
  open func selectAll(_ sender: Any?) { select(0..<flow.count) }
}
