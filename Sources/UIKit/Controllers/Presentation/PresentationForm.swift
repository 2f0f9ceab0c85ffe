import Foundation

/// What a presentation style means on a device: a value of functions. Lengths in points.
@MainActor
struct PresentationForm {
  /// The place of the presented view in the container, above a docked keyboard where the form avoids it.
  var frame: (_ container: UIView, _ controller: UIViewController, _ keyboard: CGRect?) -> CGRect
  /// How dark what lies below becomes, from 0 to 1.
  var dimming: CGFloat = 0
  /// It takes the place of a context, not of the screen.
  var isInContext = false
  /// What lies below leaves the screen, and is told so.
  var replacesPresenter = false
  /// The radius of the corners at the top, or of all.
  var cornerRadius: CGFloat = 0
  var roundsAllCorners = false
  /// The screen below becomes a card that looks out over the top.
  var pushesPresenterBack = false
  /// A touch outside sends it away.
  var goesByTouchOutside = false
  /// A finger that pulls it down sends it away.
  var goesByPullingDown = false
  /// It moves, or shrinks, for the keyboard.
  var avoidsKeyboard = false
  /// It points to where it comes from, and fades in.
  var hasArrow = false

  /// The whole screen: below the status bar up to iOS 6.
  static let fullScreen = PresentationForm(
    frame: { container, _, _ in wholeScreen(container) }, replacesPresenter: true)
  /// The same, over what is there.
  static let overFullScreen = PresentationForm(frame: { container, _, _ in wholeScreen(container) })
  /// The place of a context.
  static let currentContext = PresentationForm(
    frame: { container, _, _ in container.bounds }, isInContext: true, replacesPresenter: true)
  static let overCurrentContext = PresentationForm(frame: { container, _, _ in container.bounds }, isInContext: true)

  private static func wholeScreen(_ container: UIView) -> CGRect {
    let traits = UIKitEnvironment.current.traits
    guard traits.rootViewStartsBelowStatusBar else { return container.bounds }
    return container.bounds.inset(by: UIEdgeInsets(top: traits.statusBarHeight, left: 0, bottom: 0, right: 0))
  }

  /// The card of iOS 13 on phones: 10 below the status bar, in landscape all of the screen (MEM).
  static let card = PresentationForm(
    frame: { container, _, _ in
      let bounds = container.bounds
      guard bounds.height > bounds.width else { return bounds }
      return bounds.inset(
        by: UIEdgeInsets(top: container.safeAreaInsets.top + 10, left: 0, bottom: 0, right: 0))
    },
    dimming: 0.2, cornerRadius: 10, pushesPresenterBack: true, goesByTouchOutside: true, goesByPullingDown: true)

  /// A pad's page sheet: as wide as the screen is in portrait, below the status bar; from iOS 13 704 wide, with corners
  /// (MEM).
  static let page = PresentationForm(
    frame: { container, _, _ in
      let bounds = container.bounds
      let top = container.safeAreaInsets.top
      if UIKitEnvironment.current.traits.majorVersion < 13 {
        let width = min(768, bounds.width)
        return CGRect(x: (bounds.width - width) / 2, y: top, width: width, height: bounds.height - top)
      }
      let width = min(704, bounds.width - 32)
      let height = bounds.height - 2 * max(top, 20)
      return CGRect(x: (bounds.width - width) / 2, y: (bounds.height - height) / 2, width: width, height: height)
    },
    dimming: 0.4, cornerRadius: 10, roundsAllCorners: true)

  /// A pad's form sheet: 540 by 620 in the middle, or what the controller prefers (UIKit's documentation).
  static let form = PresentationForm(
    frame: { container, controller, keyboard in
      var size = controller.preferredContentSize
      if size.width <= 0 || size.height <= 0 { size = CGSize(width: 540, height: 620) }
      let traits = UIKitEnvironment.current.traits
      let statusBar = traits.rootViewStartsBelowStatusBar ? traits.statusBarHeight : 0
      let place = FormSheetPlacement(
        size: size, container: container.bounds.size, top: max(container.safeAreaInsets.top, statusBar),
        centersAboveKeyboard: traits.majorVersion >= 13)
      return place.frame(above: keyboard)
    },
    dimming: 0.4, cornerRadius: 6, roundsAllCorners: true, avoidsKeyboard: true)

  /// From iOS 13 sheets can be pulled down, and a touch beside them sends them away.
  private func goingByFingers(_ goes: Bool) -> PresentationForm {
    var form = self
    form.goesByTouchOutside = goes
    form.goesByPullingDown = goes
    return form
  }

  static func of(_ style: UIModalPresentationStyle, isPad: Bool) -> PresentationForm {
    let version = UIKitEnvironment.current.traits.majorVersion
    switch style {
    case .fullScreen, .custom, .none: return .fullScreen
    case .overFullScreen: return .overFullScreen
    case .currentContext: return .currentContext
    case .overCurrentContext: return .overCurrentContext
    case .formSheet where isPad: return form.goingByFingers(version >= 13)
    case .pageSheet where isPad: return page.goingByFingers(version >= 13)
    case .automatic where isPad: return version >= 13 ? page.goingByFingers(true) : .fullScreen
    case .popover where isPad: return .popover
    case .pageSheet, .formSheet, .automatic, .popover:
      return version >= 13 && UIKitEnvironment.current.traits.look == .modern ? .card : .fullScreen
    }
  }
}
