import Foundation

extension UIViewController {
  /// The controller that this one, or one around it, presents.
  public var presentedViewController: UIViewController? {
    presentationFromSelf?.presentedViewController ?? parent?.presentedViewController
  }

  /// The controller that presented this one, or one around it.
  public var presentingViewController: UIViewController? {
    presentationOfSelf?.presentingViewController ?? parent?.presentingViewController
  }

  /// What presents this controller, or one around it; made before, so that it can be told where it comes from.
  public var presentationController: UIPresentationController? {
    if let presentationOfSelf { return presentationOfSelf }
    if let parent { return parent.presentationController }
    if let preparedPresentation,
      (preparedPresentation is UIPopoverPresentationController) == (modalPresentationStyle == .popover)
    {
      return preparedPresentation
    }
    let made =
      modalPresentationStyle == .popover
      ? UIPopoverPresentationController(presentedViewController: self, presenting: nil)
      : UIPresentationController(presentedViewController: self, presenting: nil)
    preparedPresentation = made
    return made
  }

  /// What presents this controller as a popover.
  public var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }

  /// Whether the view is about to come because it is presented.
  public var isBeingPresented: Bool { appearance == .appearing && presentationOfSelf.map { !$0.isComplete } ?? false }
  /// Whether the view is about to go because it is dismissed.
  public var isBeingDismissed: Bool { appearance == .disappearing && presentationOfSelf?.isComplete ?? false }

  /// What presents this controller itself.
  var presentationOfSelf: UIPresentationController? {
    guard let preparedPresentation, preparedPresentation.presentingViewController != nil else { return nil }
    return preparedPresentation
  }

  var presentationMotion: PresentationMotion {
    if let motion = ownPresentationMotion { return motion }
    switch modalTransitionStyle {
    case .coverVertical: return .coverVertical
    case .flipHorizontal: return .flipHorizontal
    case .crossDissolve: return .crossDissolve
    }
  }

  func presentationEnded(_ presentation: UIPresentationController) {
    if presentationFromSelf === presentation { presentationFromSelf = nil }
    presentation.presentedViewController.preparedPresentation = nil
  }

  /// The controller that presents for this one: the one that defines a context, or the outermost.
  private func presenter(for style: UIModalPresentationStyle) -> UIViewController {
    let isInContext = style == .currentContext || style == .overCurrentContext
    var controller = self
    while let outer = controller.parent {
      if isInContext, controller.definesPresentationContext { return controller }
      controller = outer
    }
    return controller
  }

  func presentNow(_ controller: UIViewController, animated: Bool, completion: (() -> Void)?) {
    // UIKit says in its log that the view is not in a window, or that somebody is presented already, and does nothing.
    guard viewIfLoaded?.window != nil, controller !== self, controller.parent == nil,
      controller.presentationOfSelf == nil
    else { return }
    var style = controller.modalPresentationStyle
    let presenter = presenter(for: style)
    guard presenter.presentationFromSelf == nil else { return }
    // What is on its way below is there now.
    (presenter.presentationOfSelf)?.finish()
    let isPad = UIKitEnvironment.current.traits.isPad
    guard let presentation = controller.presentationController else { return }
    if !isPad, style == .popover, let other = presentation.delegate?.adaptivePresentationStyle(for: presentation) {
      if other == .none {
        presentation.form = .popover
        style = .none
      } else if other != .automatic {
        style = other
      }
    }
    if style != .none || controller.modalPresentationStyle != .popover {
      presentation.form = controller.ownPresentationForm ?? .of(style, isPad: isPad)
    }
    presentation.presentingViewController = presenter
    presenter.presentationFromSelf = presentation
    guard let context = presenter.viewIfLoaded else { return }
    presentation.present(over: context, animated: animated, completion: completion)
  }

  func dismissNow(animated: Bool, completion: (() -> Void)?) {
    let presentation = presentationFromSelfOrParents ?? presentationOfSelf ?? parent?.presentationOfSelfOrParents
    guard let presentation else {
      completion?()
      return
    }
    // What is presented above goes with it, at once.
    var above = presentation.presentedViewController.presentationFromSelf
    while let next = above?.presentedViewController.presentationFromSelf { above = next }
    while let last = above, last !== presentation {
      let below = last.presentingViewController?.presentationOfSelf
      last.dismiss(animated: false, completion: nil)
      above = below
    }
    presentation.dismiss(animated: animated, completion: completion)
  }

  private var presentationFromSelfOrParents: UIPresentationController? {
    presentationFromSelf ?? parent?.presentationFromSelfOrParents
  }

  private var presentationOfSelfOrParents: UIPresentationController? {
    presentationOfSelf ?? parent?.presentationOfSelfOrParents
  }
}
