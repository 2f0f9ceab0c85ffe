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

  /// What it comes from, in a view's coordinates.
  func anchor(in view: UIView) -> CGRect? {
    if let item = barButtonItem?.view { return view.convert(item.bounds, from: item) }
    guard let sourceView else { return nil }
    return view.convert(sourceRect.isNull ? sourceView.bounds : sourceRect, from: sourceView)
  }
}

/// Asked about a popover.
@MainActor
public protocol UIPopoverPresentationControllerDelegate: UIAdaptivePresentationControllerDelegate {}
