import Foundation

/// A button of a navigation bar or a toolbar, or the room between two of them.
@MainActor
open class UIBarButtonItem: UIBarItem {
  /// How a button is drawn.
  public enum Style: Int, Sendable {
    /// Without an edge in toolbars, with one in navigation bars up to iOS 6.
    case plain
    /// With an edge up to iOS 6, as `plain` later.
    case bordered
    /// Blue up to iOS 6, bold later.
    case done
  }

  /// Buttons that every app has.
  public enum SystemItem: Int, Sendable, CaseIterable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search,
      refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo, pageCurl, close
  }

  /// What the button is when it is one of the system's.
  package private(set) var systemItem: SystemItem?
  /// How the button is drawn; plain by default.
  open var style = Style.plain { didSet { if style != oldValue { itemDidChange() } } }
  /// The width in points; 0, as wide as needed, by default.
  open var width: CGFloat = 0 { didSet { if width != oldValue { itemDidChange() } } }
  /// The words that the item may have: it is as wide as the widest.
  open var possibleTitles: Set<String>? { didSet { itemDidChange() } }
  /// A view in place of a button.
  open var customView: UIView? { didSet { if customView !== oldValue { itemDidChange() } } }
  /// The colour of the button; the bar's when nil.
  open var tintColor: UIColor? { didSet { if tintColor != oldValue { itemDidChange() } } }
  /// What the button does, in place of target and action.
  open var primaryAction: UIAction?
  /// What the button belongs to; the action is not called when it is gone.
  open weak var target: AnyObject?
  private var hasTarget = false
  private var handler: (@MainActor (UIBarButtonItem) -> Void)?

  /// Bars that show the item, to be told of changes.
  private var observers: [Observer] = []
  private struct Observer {
    weak var view: UIView?
    var changed: @MainActor () -> Void
  }
  /// The view that stands for the item in a bar.
  package internal(set) weak var view: UIView?

  /// An empty item.
  public override init() { super.init() }

  /// A button with a title that calls `action` as long as `target` lives; with a nil target, always.
  ///
  /// There are no selectors on Linux, so the method is a closure, as with `UIControl.addTarget`.
  public convenience init(
    title: String?, style: Style, target: AnyObject?, action: (@MainActor (UIBarButtonItem) -> Void)?
  ) {
    self.init()
    self.title = title
    self.style = style
    setAction(target: target, action)
  }

  /// A button with a picture.
  public convenience init(
    image: UIImage?, style: Style, target: AnyObject?, action: (@MainActor (UIBarButtonItem) -> Void)?
  ) {
    self.init()
    self.image = image
    self.style = style
    setAction(target: target, action)
  }

  /// One of the system's buttons.
  public convenience init(
    barButtonSystemItem systemItem: SystemItem, target: AnyObject? = nil,
    action: (@MainActor (UIBarButtonItem) -> Void)? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    // Done and Save are drawn as the main button (MEM).
    if systemItem == .done || systemItem == .save { style = .done }
    setAction(target: target, action)
  }

  /// One of the system's buttons that does `primaryAction`.
  public convenience init(systemItem: SystemItem, primaryAction: UIAction? = nil) {
    self.init(barButtonSystemItem: systemItem)
    self.primaryAction = primaryAction
  }

  /// A button that shows a title or a picture and does `primaryAction`; what is not given is the action's.
  public convenience init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
    self.init()
    self.title = title ?? primaryAction.flatMap { $0.title.isEmpty ? nil : $0.title }
    self.image = image ?? primaryAction?.image
    self.primaryAction = primaryAction
  }

  /// A view in a bar.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Room of a width in points.
  public static func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(barButtonSystemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Room that takes what is left.
  public static func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(barButtonSystemItem: .flexibleSpace) }

  /// Calls `action` when the button is tapped, in place of what was called before.
  package func setAction(target: AnyObject?, _ action: (@MainActor (UIBarButtonItem) -> Void)?) {
    self.target = target
    hasTarget = target != nil
    handler = action
  }

  /// Does what a tap on the button does.
  package func sendAction() {
    if let primaryAction { return primaryAction.perform(sender: self) }
    if hasTarget, target == nil { return }
    handler?(self)
  }

  // MARK: Bars

  func observe(in view: UIView, _ changed: @escaping @MainActor () -> Void) {
    observers.removeAll { $0.view == nil || $0.view === view }
    observers.append(Observer(view: view, changed: changed))
  }

  override func itemDidChange() {
    for observer in observers where observer.view != nil { observer.changed() }
  }
}
