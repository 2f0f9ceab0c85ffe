import Foundation

/// Asks a person something: an alert in the middle of the screen, or a sheet of choices from below.
@MainActor
open class UIAlertController: UIViewController {
  /// Where the question appears.
  public enum Style: Int, Sendable {
    /// From below.
    case actionSheet
    /// In the middle.
    case alert
  }

  /// The words below the title.
  open var message: String? { didSet { alertView?.setNeedsContent() } }
  open override var title: String? { didSet { alertView?.setNeedsContent() } }
  /// Where the question appears.
  public private(set) var preferredStyle = Style.actionSheet
  /// The buttons, in the order in which they were added.
  open private(set) var actions: [UIAlertAction] = []
  /// The fields, in the order in which they were added; of alerts only.
  open private(set) var textFields: [UITextField]?
  /// The button that return means; bold. Of alerts only.
  open var preferredAction: UIAlertAction? { didSet { alertView?.setNeedsContent() } }

  /// On pads a sheet of choices points to where it comes from, and a touch beside it is the way out (UIKit's
  /// documentation).
  var isPopover: Bool { modalPresentationStyle == .popover && UIKitEnvironment.current.traits.isPad }

  private var alertView: AlertView? { viewIfLoaded as? AlertView }

  /// A question.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    if preferredStyle == .actionSheet, UIKitEnvironment.current.traits.isPad { modalPresentationStyle = .popover }
  }

  /// Adds a button.
  open func addAction(_ action: UIAlertAction) {
    // UIKit raises an exception at the second way out.
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) { return }
    actions.append(action)
    action.changed = { [weak self] in self?.alertView?.setNeedsContent() }
    alertView?.setNeedsContent()
  }

  /// Adds a field to an alert; `configurationHandler` sets it up.
  open func addTextField(configurationHandler: (@MainActor (UITextField) -> Void)? = nil) {
    guard preferredStyle == .alert else { return }
    let field = UITextField(frame: .zero)
    field.font = .systemFont(ofSize: AlertLook.current.fieldFontSize)
    field.borderStyle = AlertLook.current.fieldBorder
    if AlertLook.current.fieldBorder == .bezel { field.backgroundColor = .white }
    configurationHandler?(field)
    textFields = (textFields ?? []) + [field]
    alertView?.setNeedsContent()
  }

  // MARK: The view

  open override func loadView() {
    let view = AlertView(self)
    view.onAction = { [weak self] in self?.choose($0) }
    self.view = view
  }

  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    if isPopover, popoverPresentationController?.anchor(in: view) == nil {
      UIKitEnvironment.current.report(
        "a sheet of choices on a pad has to say where it comes from, or UIKit raises an exception: set sourceView or "
          + "barButtonItem of its popoverPresentationController")
    }
    textFields?.first?.becomeFirstResponder()
  }

  /// The actions in the order in which they stand: the way out last in a column, first in a row of two.
  func arrangedActions(inRow isRow: Bool) -> [UIAlertAction] {
    let cancel = isPopover ? [] : actions.filter { $0.style == .cancel }
    let others = actions.filter { $0.style != .cancel }
    return isRow ? cancel + others : others + cancel
  }

  /// A person chose; the handler is called when the alert has gone.
  package func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    let presenter = presentingViewController
    guard let presenter else { return }
    presenter.dismiss(animated: true) { action.handler?(action) }
  }

  func touchedOutside() {
    guard preferredStyle == .actionSheet, !isPopover, let cancel = actions.first(where: { $0.style == .cancel }) else {
      return
    }
    choose(cancel)
  }

  open override var preferredContentSize: CGSize {
    get {
      isPopover && super.preferredContentSize == .zero ? alertView?.popoverSize ?? .zero : super.preferredContentSize
    }
    set { super.preferredContentSize = newValue }
  }

  override var ownDismissal: (() -> Void)? {
    guard isPopover, let cancel = actions.first(where: { $0.style == .cancel }) else { return nil }
    return { [weak self] in self?.choose(cancel) }
  }

  override var ownPresentationForm: PresentationForm? {
    if isPopover { return nil }
    return PresentationForm(frame: { container, _, _ in container.bounds }, dimming: AlertLook.current.dimming)
  }

  override var ownPresentationMotion: PresentationMotion? {
    if isPopover { return nil }
    return preferredStyle == .alert ? AlertLook.current.motion() : .coverSheet
  }
}

extension PresentationMotion {
  /// The sheet of choices comes from below by its own height.
  @MainActor static var coverSheet: PresentationMotion {
    var motion = PresentationMotion.coverVertical
    motion.move = { view, _, screen, progress in
      let height = (view as? AlertView)?.panelHeight ?? screen.height
      view.transform = progress == 1 ? .identity : CGAffineTransform(translationX: 0, y: (1 - progress) * height)
    }
    return motion
  }
}
