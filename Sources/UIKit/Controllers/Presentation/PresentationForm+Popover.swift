import Foundation

extension PresentationForm {
  /// A bubble beside what it comes from: below it, above it, or where there is room. It fades in.
  @MainActor static var popover: PresentationForm {
    PresentationForm(
      frame: { container, controller, keyboard in
        guard let popover = controller.presentationController as? UIPopoverPresentationController else {
          return container.bounds
        }
        return popover.placement(in: container, above: keyboard).frame
      },
      cornerRadius: PopoverLook.current.border > 0 ? 4 : PopoverLook.current.cornerRadius, roundsAllCorners: true,
      goesByTouchOutside: true, avoidsKeyboard: true, hasArrow: true)
  }
}
