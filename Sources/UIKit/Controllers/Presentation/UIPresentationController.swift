import Foundation

/// Shows a presented controller over another one.
@MainActor
open class UIPresentationController: NSObject {
  /// The controller that is presented.
  public var presentedViewController: UIViewController { presented ?? UIViewController() }
  private weak var presented: UIViewController?
  /// The same, from when it comes until it has gone.
  private var heldWhilePresented: UIViewController?
  /// The controller that it is presented from: the outermost one around who asked.
  public internal(set) weak var presentingViewController: UIViewController?
  /// Asked about other styles and about going away.
  open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
  /// What holds the presented view, over the window's other views.
  open private(set) var containerView: UIView?

  var form = PresentationForm.fullScreen
  private var shade: UIView?
  /// What is around the presented view, and fades with it.
  private var decoration: UIView?
  private var presenterClips = false
  /// The focused view before the presentation: it is focused again after.
  private var focusBefore: ResponderLink?
  private(set) var isComplete = false
  private var pendingEnd: (() -> Void)?

  /// A presentation.
  public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
    presented = presentedViewController
    self.presentingViewController = presentingViewController
    super.init()
  }

  /// The style that the controller asked for.
  open var presentationStyle: UIModalPresentationStyle { presentedViewController.modalPresentationStyle }

  /// The place of the presented view in the container.
  open var frameOfPresentedViewInContainerView: CGRect {
    containerView.map { form.frame($0, presentedViewController) } ?? .zero
  }

  /// Places what is around the presented view; nil for nothing.
  func decorate(_ container: UIView) -> UIView? { nil }

  // MARK: Coming

  /// Presents in `context`, a view whose place the container takes.
  func present(over context: UIView, animated: Bool, completion: (() -> Void)?) {
    guard let presenter = presentingViewController, let window = context.window else { return }
    let presented = presentedViewController
    heldWhilePresented = presented
    _ = presented.view
    presenterClips = presenter.viewIfLoaded?.clipsToBounds ?? false
    if form.replacesPresenter { presenter.beginAppearanceTransition(false, animated: animated) }
    presented.beginAppearanceTransition(true, animated: animated)
    let focus = UIKitEnvironment.current.application.firstResponder as? UIView
    focusBefore = focus?.link
    UIView.performWithoutAnimation {
      if form.isInContext, let parent = context.superview {
        install(in: parent, over: context)
      } else {
        install(in: window, over: context)
      }
    }
    // The keyboard of the screen below goes; that of the new one comes.
    let application = UIKitEnvironment.current.application
    if let focus, application.firstResponder === focus, !focus.resignFirstResponder() {
      application.dropFocus(of: focus)
    }
    let motion = motion
    pendingEnd = { [weak self] in
      guard let self else { return }
      self.isComplete = true
      self.containerView?.isUserInteractionEnabled = true
      presented.endAppearanceTransition()
      if self.form.replacesPresenter {
        presenter.viewIfLoaded?.isHidden = true
        presenter.endAppearanceTransition()
      }
      completion?()
    }
    guard animated, context.window != nil else { return finish() }
    containerView?.isUserInteractionEnabled = false
    run(motion, from: 0, to: 1)
  }

  private var motion: PresentationMotion {
    form.hasArrow ? .crossDissolve : presentedViewController.presentationMotion
  }

  private func run(_ motion: PresentationMotion, from start: CGFloat, to end: CGFloat) {
    if motion.isStepped {
      SteppedMotion.run(duration: motion.duration) { [weak self] progress in
        self?.move(motion, to: start + (end - start) * progress)
      } completion: { [weak self] in
        self?.finish()
      }
      return
    }
    if start == 0 { UIView.performWithoutAnimation { move(motion, to: 0) } }
    UIView.animate(duration: motion.duration, curve: motion.curve) {
      self.move(motion, to: end)
    } completion: { [weak self] _ in
      self?.finish()
    }
  }

  /// Ends what is on its way, at once.
  func finish() {
    let end = pendingEnd
    pendingEnd = nil
    end?()
  }

  private func install(in parent: UIView, over context: UIView) {
    let container = PresentationContainerView(frame: context.frame)
    container.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.onLayout = { [weak self] in self?.placeViews() }
    container.onTouchOutside = { [weak self] in self?.touchedOutside() }
    containerView = container
    // Over the part of the window that the context lies in.
    var below = context
    while let outer = below.superview, outer !== parent { below = outer }
    parent.insertSubview(container, aboveSubview: below)
    if !form.isInContext { container.frame = parent.bounds }
    if form.dimming > 0 {
      let shade = UIView(frame: container.bounds)
      shade.backgroundColor = UIColor(white: 0, alpha: form.dimming)
      shade.isImplementationDetail = true
      shade.isUserInteractionEnabled = false
      self.shade = shade
      container.addSubview(shade)
    }
    container.passesTouches = !form.goesByTouchOutside && form.dimming == 0
    if let view = presentedViewController.view {
      view.autoresizingMask = []
      if form.cornerRadius > 0 {
        view.layer.cornerRadius = form.cornerRadius
        view.clipsToBounds = true
      }
      container.addSubview(view)
    }
    container.addPullGesture(form.goesByPullingDown ? self : nil)
    placeViews()
    container.layoutIfNeeded()
    UIKitEnvironment.current.application.giveAwaitedFocus()
  }

  private func placeViews() {
    guard let containerView, let view = presentedViewController.viewIfLoaded else { return }
    shade?.frame = containerView.bounds
    // In landscape a card fills the screen, and nothing looks out over it.
    if form.pushesPresenterBack, containerView.bounds.width > containerView.bounds.height { setPresenterBack(0) }
    guard view.transform.isIdentity else { return }
    var frame = frameOfPresentedViewInContainerView
    // A card's round corners are those at the top: it goes on below the screen by its radius.
    if form.cornerRadius > 0, !form.roundsAllCorners, frame.minY > 0 { frame.size.height += form.cornerRadius }
    if view.frame != frame { view.frame = frame }
    decoration = decorate(containerView)
    // Where there is a safe area, what lies below the screen is part of it already.
    let sticksOut = form.cornerRadius > 0 && !form.roundsAllCorners && frame.minY > 0
    let below = sticksOut && containerView.safeAreaInsets.bottom == 0 ? form.cornerRadius : 0
    presentedViewController.setBarInsets(UIEdgeInsets(top: 0, left: 0, bottom: below, right: 0))
  }

  func move(_ motion: PresentationMotion, to progress: CGFloat) {
    guard let containerView, let view = presentedViewController.viewIfLoaded else { return }
    motion.move(view, presentingViewController?.viewIfLoaded, containerView.bounds.size, progress)
    shade?.alpha = progress
    decoration?.alpha = progress
    if form.pushesPresenterBack, containerView.bounds.height > containerView.bounds.width {
      setPresenterBack(progress)
    }
  }

  /// The screen below becomes smaller and looks out over the top of the card (MEM).
  private func setPresenterBack(_ part: CGFloat) {
    guard let presenter = presentingViewController?.viewIfLoaded, let containerView,
      !(presentingViewController?.presentationOfSelf?.form.pushesPresenterBack ?? false)
    else { return }
    let height = containerView.bounds.height
    let scale = 1 - 0.08 * part
    let top = containerView.safeAreaInsets.top
    presenter.transform =
      part == 0
      ? .identity
      : CGAffineTransform(a: scale, b: 0, c: 0, d: scale, tx: 0, ty: part * top - height * 0.04 * part)
    presenter.layer.cornerRadius = part > 0 ? form.cornerRadius : 0
    presenter.clipsToBounds = part > 0 || presenterClips
  }

  // MARK: Going

  func dismiss(animated: Bool, completion: (() -> Void)?) {
    finish()
    let presented = presentedViewController
    let presenter = presentingViewController
    presented.beginAppearanceTransition(false, animated: animated)
    if form.replacesPresenter {
      presenter?.viewIfLoaded?.isHidden = false
      presenter?.beginAppearanceTransition(true, animated: animated)
      presenter?.viewIfLoaded?.layoutIfNeeded()
    }
    moveFocusBack()
    let motion = motion
    pendingEnd = { [weak self] in
      guard let self else { return }
      UIView.performWithoutAnimation {
        presented.viewIfLoaded?.transform = .identity
        presented.viewIfLoaded?.alpha = 1
        if self.form.pushesPresenterBack { self.setPresenterBack(0) }
        presented.viewIfLoaded?.removeFromSuperview()
        self.containerView?.removeFromSuperview()
      }
      self.containerView = nil
      self.heldWhilePresented = nil
      self.isComplete = false
      presenter?.presentationEnded(self)
      if self.form.replacesPresenter { presenter?.endAppearanceTransition() }
      presented.endAppearanceTransition()
      completion?()
    }
    containerView?.isUserInteractionEnabled = false
    guard animated, containerView?.window != nil else { return finish() }
    run(motion, from: 1, to: 0)
  }

  /// The field of the screen that goes gives the keyboard up; the one that had it before gets it back (iOS 8 and later;
  /// MEM).
  private func moveFocusBack() {
    let application = UIKitEnvironment.current.application
    if UIKitEnvironment.current.traits.majorVersion >= 8, let view = focusBefore?.responder as? UIView,
      view.window != nil, view.becomeFirstResponder()
    {
      return
    }
    guard let focus = application.firstResponder as? UIView, let view = presentedViewController.viewIfLoaded,
      focus.isDescendant(of: view)
    else { return }
    if !focus.resignFirstResponder() { application.dropFocus(of: focus) }
  }

  private func touchedOutside() {
    guard form.goesByTouchOutside, isComplete else { return }
    dismissByUser()
  }

  /// A person sends the presented controller away.
  func dismissByUser() {
    guard !presentedViewController.isModalInPresentation,
      delegate?.presentationControllerShouldDismiss(self) ?? true
    else { return }
    if let ownDismissal = presentedViewController.ownDismissal { return ownDismissal() }
    presentedViewController.dismiss(animated: true) { [self] in delegate?.presentationControllerDidDismiss(self) }
  }
}

/// Asked by a presentation controller.
@MainActor
public protocol UIAdaptivePresentationControllerDelegate: AnyObject {
  /// The style on a device that does not have the one asked for; `.none` keeps it.
  func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
  /// Whether a person may send the presented controller away.
  func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
  /// A person sent it away.
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
}

extension UIAdaptivePresentationControllerDelegate {
  /// That of the system.
  public func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle {
    .automatic
  }
  /// True.
  public func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { true }
  /// Nothing.
  public func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {}
}
