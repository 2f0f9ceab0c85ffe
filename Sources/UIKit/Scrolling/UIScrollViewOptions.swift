import Foundation

extension UIScrollView {
  /// How fast content comes to rest: what is left of its speed after a millisecond.
  public struct DecelerationRate: Hashable, Sendable, RawRepresentable {
    /// The factor of a millisecond.
    public var rawValue: CGFloat
    /// A rate of the given factor.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }
    /// 0.998.
    public static let normal = DecelerationRate(rawValue: 0.998)
    /// 0.99.
    public static let fast = DecelerationRate(rawValue: 0.99)
  }

  /// The colour of the scroll indicators.
  public enum IndicatorStyle: Int, Sendable {
    /// Dark, with a light edge before iOS 7: for any content.
    case `default`
    /// Dark: for light content.
    case black
    /// Light: for dark content.
    case white
  }

  /// How a drag dismisses the keyboard.
  public enum KeyboardDismissMode: Int, Sendable {
    /// It does not.
    case none
    /// At once, when the drag begins.
    case onDrag
    /// The keyboard follows the finger.
    case interactive
    /// As `onDrag`, the accessory view goes too.
    case onDragWithAccessory
    /// As `interactive`, the accessory view goes too.
    case interactiveWithAccessory
  }

  /// Which part of the safe area is added to the content inset (iOS 11 and later).
  public enum ContentInsetAdjustmentBehavior: Int, Sendable {
    /// As `scrollableAxes`, and top and bottom also where content does not scroll, for the content of a controller whose
    /// `automaticallyAdjustsScrollViewInsets` is on inside of a navigation controller.
    case automatic
    /// On axes on which the content can be scrolled.
    case scrollableAxes
    /// None.
    case never
    /// All of it.
    case always
  }
}
