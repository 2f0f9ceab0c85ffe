import Foundation

/// Where the parts of two navigation items are while one takes the place of the other. The lower item is the one further
/// down in the stack. The way goes from 0, the lower one shows, to 1, the upper one shows: so a pop is a push that runs
/// backwards, and a finger can lead either.
@MainActor
struct NavigationBarMotion {
  /// A part of an item on its way.
  struct Part: Equatable {
    /// From its place away from the side where the back button stands, in points.
    var dx: CGFloat
    /// From 0 to 1.
    var alpha: CGFloat
  }

  /// What the ways of the parts hang on, in points.
  struct Travel: Equatable {
    /// The bar's width.
    var width: CGFloat
    /// From the back button's words of the upper item to the title of the lower one, to which they belong.
    var backToTitle: CGFloat
  }

  var title: (_ isUpper: Bool, _ way: CGFloat, _ travel: Travel) -> Part
  var back: (_ isUpper: Bool, _ way: CGFloat, _ travel: Travel) -> Part
  var buttons: (_ isUpper: Bool, _ way: CGFloat) -> Part

  /// Title and back button come from the right, and leave to the left; all fade (MEM).
  static let classic = NavigationBarMotion(
    title: { isUpper, way, travel in
      let distance = travel.width / 2
      return isUpper
        ? Part(dx: (1 - way) * distance, alpha: way) : Part(dx: -way * distance, alpha: max(0, 1 - 1.5 * way))
    },
    back: { isUpper, way, travel in
      let distance = travel.width * 0.3
      return isUpper ? Part(dx: (1 - way) * distance, alpha: way) : Part(dx: -way * distance, alpha: 1 - way)
    },
    buttons: { isUpper, way in Part(dx: 0, alpha: isUpper ? way : 1 - way) })

  /// The lower title becomes the upper item's back button; the upper title comes from the right (MEM).
  static let modern = NavigationBarMotion(
    title: { isUpper, way, travel in
      isUpper
        ? Part(dx: (1 - way) * travel.width / 2, alpha: way)
        : Part(dx: -way * travel.backToTitle, alpha: max(0, 1 - 1.6 * way))
    },
    back: { isUpper, way, travel in
      isUpper
        ? Part(dx: (1 - way) * travel.backToTitle, alpha: way)
        : Part(dx: -way * travel.width * 0.2, alpha: max(0, 1 - 1.6 * way))
    },
    buttons: { isUpper, way in Part(dx: 0, alpha: isUpper ? way : 1 - way) })
}
