import Foundation

/// Leads a search: a bar, and while it is active a controller with what was found over the one that is searched.
///
/// The bar stands where the app puts it: in `navigationItem.searchController` (iOS 11 and later), as a table's
/// `tableHeaderView`, or in a `titleView`. Tokens and suggestions are not built.
@MainActor
open class UISearchController: UIViewController {
  /// How long it takes to come and to go, in seconds (MEM).
  private static let duration = 0.25

  /// The bar.
  public let searchBar = UISearchBar(frame: .zero)
  /// Shows what was found; nil where the searched controller does so itself.
  public let searchResultsController: UIViewController?
  /// Finds what is searched.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Told when the search begins and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// Whether what is searched becomes dark until something is found; true by default.
  open var obscuresBackgroundDuringPresentation = true { didSet { showParts() } }
  /// The older name of `obscuresBackgroundDuringPresentation`.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the navigation bar makes room for the search; true by default.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the cancel button comes and goes with the search; true by default (iOS 13 and later; before, always).
  open var automaticallyShowsCancelButton = true
  /// Whether the results show when there is a text; true by default (iOS 13 and later; before, always).
  open var automaticallyShowsSearchResultsController = true { didSet { showParts() } }
  /// Whether the results show, where they do not by themselves (iOS 13 and later).
  open var showsSearchResultsController = false {
    didSet {
      automaticallyShowsSearchResultsController = false
      showParts()
    }
  }

  private let shade = UIControl(frame: .zero)
  /// The controller that is searched.
  private(set) weak var searched: UIViewController?
  private var isEnding = false

  /// A search whose results show in a controller; without one, in the controller that is searched.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.searchController = self
    searchBar.sizeToFit()
    searchBar.bounds.size.width = UIScreen.main.interfaceBounds.width
    searchBar.autoresizingMask = .flexibleWidth
    if let searchResultsController {
      addChild(searchResultsController)
      searchResultsController.didMove(toParent: self)
    }
  }

  /// A search in the controller that is searched; the names are kept for subclasses.
  public override convenience init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    self.init(searchResultsController: nil)
  }

  /// Not read from files: Interface Builder has no such element.
  public required init?(coder: NSCoder) { nil }

  open override func loadView() {
    let root = UILayoutContainerView(frame: UIScreen.main.interfaceFrame)
    root.placeParts = { [weak self] in self?.placeParts() }
    shade.backgroundColor = UIColor(white: 0, alpha: UIKitEnvironment.current.traits.majorVersion >= 13 ? 0.2 : 0.4)
    shade.addTarget(self, action: { [weak self] (_: UIControl) in self?.isActive = false }, for: .touchUpInside)
    root.addSubview(shade)
    view = root
  }

  // MARK: Active

  /// Whether the search shows. Set to true it shows without the keyboard.
  open var isActive: Bool {
    get { searched != nil && !isEnding }
    set {
      if newValue { begin(animated: true) } else { end(animated: true, completion: nil) }
    }
  }

  /// The bar has the focus: the search begins.
  func barDidBeginEditing() {
    if isActive { return update() }
    delegate?.presentSearchController(self)
    begin(animated: true)
  }

  func barTextDidChange() {
    guard isActive else { return }
    showParts()
    update()
  }

  func barWasCancelled() { end(animated: true, completion: nil) }

  private func update() { searchResultsUpdater?.updateSearchResults(for: self) }

  /// The controller that the bar belongs to: on whose screen it is, or whose item holds it.
  private func findSearched() -> UIViewController? {
    var view: UIView? = searchBar.superview
    while let current = view {
      if let bar = current as? UINavigationBar {
        return bar.navigation?.topViewController ?? bar.superview?.viewController
      }
      if let controller = current.viewController { return controller }
      view = current.superview
    }
    return nil
  }

  private var isInBar: Bool {
    sequence(first: searchBar as UIView, next: \.superview).contains { $0 is UINavigationBar }
  }

  private func begin(animated: Bool) {
    guard searched == nil, let controller = findSearched(), let page = controller.viewIfLoaded?.superview else {
      return
    }
    searched = controller
    isEnding = false
    delegate?.willPresentSearchController(self)
    present(from: controller)
    let isAnimated = animated && searchBar.window != nil
    beginAppearanceTransition(true, animated: isAnimated)
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(true, animated: isAnimated) }
    let navigation = controller.navigationController
    UIView.performWithoutAnimation {
      page.addSubview(view)
      view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      place()
      showParts()
      view.alpha = 0
    }
    searchBar.isPinned = !isInBar
    run(isAnimated) {
      self.keepingTop {
        navigation?.searchBegan(self, hidesBar: self.hidesNavigationBarDuringPresentation)
        navigation?.view.layoutIfNeeded()
      }
      self.place()
      self.view.alpha = 1
    } end: {
      navigation?.setNeedsPlacing()
      self.endAppearanceTransition()
      // After its view did appear (MEM).
      self.delegate?.didPresentSearchController(self)
    }
    update()
  }

  func end(animated: Bool, completion: (() -> Void)?) {
    guard let controller = searched, !isEnding else {
      completion?()
      return
    }
    isEnding = true
    let isAnimated = animated && searchBar.window != nil
    delegate?.willDismissSearchController(self)
    beginAppearanceTransition(false, animated: isAnimated)
    searchBar.text = ""
    searchBar.resignFirstResponder()
    if automaticallyShowsCancelButton { searchBar.setShowsCancelButton(false, animated: isAnimated) }
    update()
    searchBar.isPinned = false
    let navigation = controller.navigationController
    run(isAnimated) {
      self.searched = nil
      self.keepingTop {
        navigation?.searchEnded(self)
        navigation?.view.layoutIfNeeded()
      }
      self.view.alpha = 0
    } end: {
      // It may have begun again meanwhile.
      if self.searched == nil {
        self.isEnding = false
        UIView.performWithoutAnimation {
          self.view.removeFromSuperview()
          self.view.alpha = 1
        }
        self.presentingViewController?.presentationFromSelf = nil
        self.preparedPresentation = nil
        self.endAppearanceTransition()
      }
      // After its view did disappear (MEM).
      self.delegate?.didDismissSearchController(self)
      completion?()
    }
  }

  /// A table whose header the bar is stays at its top when the navigation bar comes or goes, under a finger too.
  private func keepingTop(_ change: () -> Void) {
    guard let scrollView = searchBar.superview as? UIScrollView else { return change() }
    let isAtTop = abs(scrollView.contentOffset.y + scrollView.adjustedContentInset.top) < 1
    scrollView.setNeedsLayout()
    change()
    if isAtTop { scrollView.contentOffset.y = -scrollView.adjustedContentInset.top }
    scrollView.layoutIfNeeded()
  }

  private func run(_ isAnimated: Bool, _ change: @escaping () -> Void, end: @escaping () -> Void) {
    guard isAnimated, UIView.areAnimationsEnabled else {
      UIView.performWithoutAnimation(change)
      return end()
    }
    UIView.animate(withDuration: Self.duration, animations: change) { _ in end() }
  }

  /// The search counts as presented by the controller that defines a context, or by the outermost one.
  private func present(from controller: UIViewController) {
    var presenter = controller
    while !presenter.definesPresentationContext, let outer = presenter.parent { presenter = outer }
    guard presenter.presentationFromSelf == nil else { return }
    let presentation = SearchPresentation(presentedViewController: self, presenting: presenter)
    preparedPresentation = presentation
    presenter.presentationFromSelf = presentation
  }

  /// Ends the search.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard searched != nil else { return super.dismiss(animated: flag, completion: completion) }
    end(animated: flag, completion: completion)
  }

  // MARK: Places

  /// Below the bar, over what is searched.
  private func place() {
    guard let view = viewIfLoaded, let page = view.superview else { return }
    var top = searchBar.superview.map { page.convert(searchBar.frame, from: $0).maxY } ?? 0
    if isInBar, let bar = searched?.navigationController?.navigationBar {
      top = page.convert(bar.bounds, from: bar).maxY
    }
    top = max(0, top)
    let frame = CGRect(x: 0, y: top, width: page.bounds.width, height: max(0, page.bounds.height - top))
    if view.frame != frame { view.frame = frame }
    let tabs = searched?.navigationController?.tabBarOverlap ?? searched?.barInsets.bottom ?? 0
    setBarInsets(UIEdgeInsets(top: 0, left: 0, bottom: tabs, right: 0))
  }

  /// What is around changed.
  func surroundingsChanged() { if searched != nil { place() } }

  private func placeParts() {
    guard let view = viewIfLoaded else { return }
    surroundingsChanged()
    shade.frame = view.bounds
    searchResultsController?.viewIfLoaded?.frame = view.bounds
  }

  private var showsResults: Bool {
    guard searchResultsController != nil else { return false }
    return automaticallyShowsSearchResultsController ? !(searchBar.text ?? "").isEmpty : showsSearchResultsController
  }

  private func showParts() {
    guard searched != nil, let view = viewIfLoaded else { return }
    let showsResults = showsResults
    shade.isHidden = !obscuresBackgroundDuringPresentation || showsResults
    // Where nothing is over it, what is searched can be touched.
    view.isUserInteractionEnabled = showsResults || !shade.isHidden
    guard let results = searchResultsController else { return }
    let isThere = results.viewIfLoaded?.superview === view
    guard isThere != showsResults else { return }
    if showsResults {
      results.view.frame = view.bounds
      view.addSubview(results.view)
    } else {
      results.viewIfLoaded?.removeFromSuperview()
    }
  }
}
