import Foundation

/// Shows a controller in a bubble that points to where it comes from.
@MainActor
open class UIPopoverPresentationController: UIPresentationController {
  /// From what it comes from to the bubble, in points (MEM).
  static let arrowHeight: CGFloat = 13

  /// The view that it comes from.
  open weak var sourceView: UIView?
  /// The part of that view, in its coordinates, points; all of it when null.
  open var sourceRect = CGRect.null
  /// The bar button that it comes from.
  open weak var barButtonItem: UIBarButtonItem?
  /// Where the arrow may point; any by default.
  open var permittedArrowDirections = UIPopoverArrowDirection.any
  /// Where the arrow points while the popover shows.
  open private(set) var arrowDirection: UIPopoverArrowDirection = []
  /// The colour of the arrow; that of the presented view when nil.
  open var backgroundColor: UIColor?

  private var frameView: PopoverFrameView?

  /// What it comes from, in a view's coordinates.
  func anchor(in view: UIView) -> CGRect? {
    if let item = barButtonItem?.view { return view.convert(item.bounds, from: item) }
    guard let sourceView else { return nil }
    return view.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
  }

  /// Where the popover lies in a container: above a docked keyboard, where it moves and, without room, shrinks
  /// (minikin/popover 52; openradar 18880439). It goes on pointing the way it does where that leaves some of it (MEM).
  func placement(in container: UIView, above keyboard: CGRect?) -> PopoverPlacement {
    let margin = 10 + PopoverLook.current.border
    var bounds = container.bounds.inset(by: container.safeAreaInsets).insetBy(dx: margin, dy: margin)
    if let keyboard { bounds.size.height = max(0, min(bounds.maxY, keyboard.minY - margin) - bounds.minY) }
    var size = presentedViewController.preferredContentSize
    if size.width <= 0 || size.height <= 0 { size = CGSize(width: 320, height: 480) }
    return PopoverPlacement(
      size: size, anchor: anchor(in: container), bounds: bounds, allowed: permittedArrowDirections,
      keeping: keyboard == nil ? [] : arrowDirection, arrowHeight: Self.arrowHeight + PopoverLook.current.border)
  }

  override func decorate(_ container: UIView) -> UIView? {
    guard form.hasArrow else { return nil }
    let placement = placement(in: container, above: keyboard(in: container))
    arrowDirection = placement.direction
    let view = frameView ?? PopoverFrameView(frame: placement.frame)
    frameView = view
    if view.superview !== container, let presented = presentedViewController.viewIfLoaded {
      container.insertSubview(view, belowSubview: presented)
    }
    if view.frame != placement.frame { view.frame = placement.frame }
    view.placement = placement
    if let color = backgroundColor ?? presentedViewController.viewIfLoaded?.backgroundColor { view.color = color }
    return view
  }
}

/// Asked about a popover.
@MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
