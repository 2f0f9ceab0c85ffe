import Foundation

extension PresentationForm {
  /// A bubble beside what it comes from: below it, above it, or where there is room.
  static let popover = PresentationForm(
    frame: { container, controller in
      let bounds = container.bounds.inset(by: container.safeAreaInsets).insetBy(dx: 10, dy: 10)
      var size = controller.preferredContentSize
      if size.width <= 0 || size.height <= 0 { size = CGSize(width: 320, height: 480) }
      size.width = min(size.width, bounds.width)
      size.height = min(size.height, bounds.height)
      let anchor = controller.popoverPresentationController?.anchor(in: container)
      guard let anchor else {
        return CGRect(
          x: bounds.midX - size.width / 2, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
      }
      let x = min(max(anchor.midX - size.width / 2, bounds.minX), bounds.maxX - size.width)
      let below = anchor.maxY + UIPopoverPresentationController.arrowHeight
      let above = anchor.minY - UIPopoverPresentationController.arrowHeight - size.height
      let allowed = controller.popoverPresentationController?.permittedArrowDirections ?? .any
      let goesBelow = allowed.contains(.up) && (below + size.height <= bounds.maxY || !allowed.contains(.down))
      let y = goesBelow ? below : max(above, bounds.minY)
      return CGRect(x: x, y: min(y, bounds.maxY - size.height), width: size.width, height: size.height)
    },
    cornerRadius: 13, roundsAllCorners: true, goesByTouchOutside: true)
}
