import Canvas
import Foundation

/// A field for what to search, with a button to cancel and a choice of where to search. The buttons for bookmarks and
/// results are not built.
@MainActor
open class UISearchBar: UIView, UITextInputTraits {
  /// How much of the bar is drawn.
  public enum Style: UInt, Sendable {
    /// All.
    case `default`
    /// All.
    case prominent
    /// The field alone.
    case minimal
  }

  private let look = SearchBarLook.current
  /// The search that the bar belongs to; it hears of everything after the delegate.
  weak var searchController: UISearchController?
  /// As a table's header it stays at the top of what shows.
  var isPinned = false
  /// Where a navigation bar draws what is behind it.
  var isInNavigationBar = false {
    didSet {
      guard isInNavigationBar != oldValue else { return }
      setNeedsDisplay()
      setNeedsLayout()
    }
  }
  /// The bar's field.
  public let searchTextField = UISearchTextField(frame: .zero)
  private let cancelButton = SearchBarCancelButton(frame: .zero)
  private let promptLabel = UILabel(frame: .zero)
  private var scopes: UISegmentedControl?

  /// A bar of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A bar read from a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    searchTextField.searchBar = self
    searchTextField.delegate = self
    searchTextField.addTarget(self, action: { [weak self] _ in self?.textChanged() }, for: .editingChanged)
    addSubview(searchTextField)
    cancelButton.isHidden = true
    cancelButton.addTarget(self, action: { [weak self] _ in self?.cancelTapped() }, for: .touchUpInside)
    addSubview(cancelButton)
    promptLabel.font = .systemFont(ofSize: 13)
    promptLabel.textAlignment = .center
  }

  // MARK: Text

  /// Told about editing.
  public weak var delegate: (any UISearchBarDelegate)?
  /// What is searched; empty by default.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// Shown while there is no text.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// A line above the field.
  open var prompt: String? {
    didSet {
      promptLabel.text = prompt
      partsChanged()
    }
  }

  // MARK: Looks

  /// How much of the bar is drawn.
  open var searchBarStyle = Style.default {
    didSet {
      setNeedsDisplay()
      searchTextField.setNeedsDisplay()
    }
  }
  /// The bar's colour; nil for the system's.
  open var barTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// Kept; what lies behind is not blurred here.
  open var isTranslucent = true

  private var showsCancel = false
  /// Whether the button beside the field shows; false by default.
  open var showsCancelButton: Bool {
    get { showsCancel }
    set { setShowsCancelButton(newValue, animated: false) }
  }
  /// Shows or hides the button beside the field.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    guard showsCancelButton != showsCancel else { return }
    showsCancel = showsCancelButton
    if showsCancel { cancelButton.isHidden = false }
    guard animated, isInWindow else { return partsChanged() }
    setNeedsLayout()
    UIView.animate(withDuration: 0.3) {
      self.layoutIfNeeded()
    } completion: { _ in
      self.cancelButton.isHidden = !self.showsCancel
    }
  }

  // MARK: Scopes

  /// Whether the choice of where to search shows; false by default.
  open var showsScopeBar = false { didSet { if showsScopeBar != oldValue { partsChanged() } } }
  /// The places to choose from.
  open var scopeButtonTitles: [String]? {
    didSet {
      scopes?.removeFromSuperview()
      scopes = nil
      guard let titles = scopeButtonTitles, !titles.isEmpty else { return partsChanged() }
      let control = UISegmentedControl(items: titles)
      control.segmentedControlStyle = .bar
      control.selectedSegmentIndex = min(selectedScope, titles.count - 1)
      control.addTarget(self, action: { [weak self] _ in self?.scopeChosen() }, for: .valueChanged)
      scopes = control
      addSubview(control)
      partsChanged()
    }
  }
  private var selectedScope = 0
  /// The chosen place; 0 by default.
  open var selectedScopeButtonIndex: Int {
    get { selectedScope }
    set {
      selectedScope = max(newValue, 0)
      scopes?.selectedSegmentIndex = newValue
    }
  }

  private func scopeChosen() {
    guard let index = scopes?.selectedSegmentIndex, index >= 0 else { return }
    selectedScope = index
    delegate?.searchBar(self, selectedScopeButtonIndexDidChange: index)
  }

  // MARK: Keyboard

  /// When shift goes on by itself; never by default.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// What the text is.
  open var textContentType: UITextContentType! {
    get { searchTextField.textContentType }
    set { searchTextField.textContentType = newValue }
  }
  /// Whether words are corrected.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  /// Which keys the keyboard has.
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The keyboard's colours.
  open var keyboardAppearance: UIKeyboardAppearance {
    get { searchTextField.keyboardAppearance }
    set { searchTextField.keyboardAppearance = newValue }
  }
  /// What the return key says; search by default.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// Whether return is disabled while there is no text; true by default.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }
  /// Whether the text is hidden; false by default.
  open var isSecureTextEntry: Bool {
    get { searchTextField.isSecureTextEntry }
    set { searchTextField.isSecureTextEntry = newValue }
  }
  /// Shown above the keyboard.
  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  /// The field takes the focus for the bar.
  @discardableResult
  open override func becomeFirstResponder() -> Bool { searchTextField.becomeFirstResponder() }
  /// The field gives the focus up.
  @discardableResult
  open override func resignFirstResponder() -> Bool { searchTextField.resignFirstResponder() }

  // MARK: Layout

  private var showsScopes: Bool { showsScopeBar && scopes != nil }

  private func partsChanged() {
    cancelButton.isHidden = !showsCancel
    if prompt != nil, promptLabel.superview == nil { addSubview(promptLabel) }
    if prompt == nil { promptLabel.removeFromSuperview() }
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  private var fittingHeight: CGFloat {
    look.height + (prompt == nil ? 0 : look.promptHeight) + (showsScopes ? look.scopeHeight : 0)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: fittingHeight) }
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: fittingHeight) }

  open override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = bounds
    // What is said of the bar holds for its parts (assumed).
    if semanticContentAttribute != .unspecified {
      searchTextField.semanticContentAttribute = semanticContentAttribute
      scopes?.semanticContentAttribute = semanticContentAttribute
    }
    // In a navigation bar it begins where titles do (iOS 13 and later).
    let isIndented = isInNavigationBar && UIKitEnvironment.current.traits.majorVersion >= 13
    let margin = isIndented ? NavigationBarMetrics.largeTitleMargin(width: bounds.width) : look.margin
    var top: CGFloat = 0
    if prompt != nil {
      promptLabel.frame = CGRect(x: 0, y: 6, width: bounds.width, height: 20)
      top = look.promptHeight
    }
    scopes?.isHidden = !showsScopes
    let scopeHeight = showsScopes ? look.scopeHeight : 0
    let row = max(0, bounds.height - top - scopeHeight)
    let size = cancelButton.intrinsicContentSize
    let fieldRight = showsCancel ? bounds.width - size.width - margin - look.margin : bounds.width - margin
    let field = CGRect(
      x: margin, y: top + ((row - look.fieldHeight) / 2).rounded(.down), width: max(0, fieldRight - margin),
      height: look.fieldHeight)
    let cancel = CGRect(
      x: showsCancel ? bounds.width - size.width - margin : bounds.width,
      y: top + ((row - size.height) / 2).rounded(.down), width: size.width, height: size.height)
    searchTextField.frame = directed(field, in: bounds)
    cancelButton.frame = directed(cancel, in: bounds)
    if let scopes, showsScopes {
      let height = scopes.intrinsicContentSize.height
      scopes.frame = CGRect(
        x: margin, y: top + row + ((scopeHeight - height) / 2).rounded(.down) - 1,
        width: max(0, bounds.width - 2 * margin), height: height)
    }
  }

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    if isInNavigationBar { return }
    look.drawBackground(&list, geometry, searchBarStyle, barTintColor)
  }

  // MARK: What happens

  func fieldDidBeginEditing() {
    cancelButton.isEnabled = true
    delegate?.searchBarTextDidBeginEditing(self)
    searchController?.barDidBeginEditing()
  }

  private func textChanged() {
    delegate?.searchBar(self, textDidChange: text ?? "")
    searchController?.barTextDidChange()
  }

  private func cancelTapped() {
    delegate?.searchBarCancelButtonClicked(self)
    searchController?.barWasCancelled()
  }
}

extension UISearchBar: UITextFieldDelegate {
  /// Asks the bar's delegate.
  public func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldBeginEditing(self) ?? true
  }
  /// Asks the bar's delegate.
  public func textFieldShouldEndEditing(_ textField: UITextField) -> Bool {
    delegate?.searchBarShouldEndEditing(self) ?? true
  }
  /// Tells the bar's delegate. The cancel button cannot be used until the field has the focus again.
  public func textFieldDidEndEditing(_ textField: UITextField) {
    // A search can be ended as long as it shows.
    cancelButton.isEnabled = searchController?.isActive ?? false
    delegate?.searchBarTextDidEndEditing(self)
  }
  /// Asks the bar's delegate.
  public func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString string: String
  ) -> Bool { delegate?.searchBar(self, shouldChangeTextIn: range, replacementText: string) ?? true }
  /// Tells the bar's delegate; nothing else happens.
  public func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    delegate?.searchBarSearchButtonClicked(self)
    return false
  }
}
