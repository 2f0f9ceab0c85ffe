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
  /// The corners that the presented view had before.
  private var cornersBefore: PresentedCorners?
  /// The docked keyboard that the presented view keeps clear of, on the screen, points.
  private(set) var avoidedKeyboard: CGRect?
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
    containerView.map { form.frame($0, presentedViewController, keyboard(in: $0)) } ?? .zero
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
    UIView.performWithoutAnimation { followKeyboard() }
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
      if form.cornerRadius > 0 { cornersBefore = PresentedCorners(view) }
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
    let frame = frameOfPresentedViewInContainerView
    // Not its frame: it may be on its way, or moved by its owner, through its transform.
    if view.bounds.size != frame.size { view.bounds.size = frame.size }
    let center = CGPoint(x: frame.midX, y: frame.midY)
    if view.center != center { view.center = center }
    if form.cornerRadius > 0 {
      // What fills the screen has no round corners; a card's lower edge is the screen's.
      let isInside = form.roundsAllCorners || frame.minY > 0
      view.layer.cornerRadius = isInside ? form.cornerRadius : 0
      view.layer.maskedCorners = form.roundsAllCorners ? .all : .top
      view.clipsToBounds = true
    }
    decoration = decorate(containerView)
    presentedViewController.setBarInsets(.zero)
  }

  // MARK: The keyboard

  /// Keeps clear of the keyboard from now on, and of one that is there.
  private func followKeyboard() {
    guard form.avoidsKeyboard else { return }
    UIKitEnvironment.current.keyboardFollowers[ObjectIdentifier(self)] = { [weak self] in self?.keyboardMoved() }
    keyboardMoved()
  }

  private func keyboardMoved() {
    let environment = UIKitEnvironment.current
    let frame = environment.keyboardIsUndocked ? nil : environment.keyboardFrame
    // One that a finger drags down has not gone yet.
    if let frame, frame.maxY > environment.screen.interfaceBounds.maxY + 0.5 { return }
    guard frame != avoidedKeyboard else { return }
    avoidedKeyboard = frame
    placeViews()
    containerView?.layoutIfNeeded()
  }

  /// The keyboard to keep clear of, in the container's coordinates.
  func keyboard(in container: UIView) -> CGRect? { keyboard(avoidedKeyboard, in: container) }

  /// A docked keyboard in the container's coordinates; nil for one of before the interface turned.
  private func keyboard(_ frame: CGRect?, in container: UIView) -> CGRect? {
    guard let frame, abs(frame.maxY - UIKitEnvironment.current.screen.interfaceBounds.maxY) < 0.5 else { return nil }
    let origin = container.screenFrame.origin
    return frame.offsetBy(dx: -origin.x, dy: -origin.y)
  }

  /// Where the presented view is, and where it will be above a keyboard, all on the screen.
  func places(above keyboard: CGRect) -> (now: CGRect, then: CGRect)? {
    guard form.avoidsKeyboard, let containerView, presentedViewController.viewIfLoaded?.superview === containerView
    else { return nil }
    let origin = containerView.screenFrame.origin
    let then = form.frame(containerView, presentedViewController, self.keyboard(keyboard, in: containerView))
    return (
      frameOfPresentedViewInContainerView.offsetBy(dx: origin.x, dy: origin.y),
      then.offsetBy(dx: origin.x, dy: origin.y)
    )
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
    UIKitEnvironment.current.keyboardFollowers[ObjectIdentifier(self)] = nil
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
        if let view = presented.viewIfLoaded { self.cornersBefore?.restore(view) }
        self.containerView?.removeFromSuperview()
      }
      self.containerView = nil
      self.avoidedKeyboard = nil
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
