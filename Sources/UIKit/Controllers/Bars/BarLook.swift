import Canvas
import Foundation

/// How bars and their buttons are drawn and measured: a value chosen by the device's era. Lengths in points.
@MainActor
struct BarLook {
  /// Behind the content; the last argument says whether the bar is at the top.
  var drawBackground: (inout DisplayList, ContentGeometry, BarBackground, Bool) -> Void
  /// The glass of a background, in light or dark surroundings; nil for none.
  var material: (BarBackground, Bool) -> BlurMaterial?
  /// A button in its view's bounds.
  var drawButton: (inout DisplayList, ContentGeometry, BarButtonFace, UIControl.State, UIColor) -> Void
  var buttonFont: (BarButtonFace) -> UIFont
  /// The size of a button in a bar of a height.
  var buttonSize: (BarButtonFace, CGFloat) -> CGSize
  /// From the bar's ends to the first button, for a bar of a width.
  var sideMargin: (CGFloat) -> CGFloat
  /// From the bar's end to the back button.
  var backMargin: CGFloat
  /// Between two buttons.
  var spacing: CGFloat
  var titleFont: () -> UIFont
  var titleColor: (UIBarStyle) -> UIColor
  var titleShadow: UIColor?
  /// Between the title and what stands beside it.
  var titleGap: CGFloat
  var promptFont: () -> UIFont
  var promptColor: (UIBarStyle) -> UIColor
  /// Up to iOS 6 buttons of navigation bars always have an edge; later none has.
  var hasEdges: Bool
  /// Whether bars let their content shine through unless told otherwise.
  var isTranslucentByDefault: Bool
  /// Where the parts of two items are while one takes the place of the other.
  var motion: NavigationBarMotion

  static var current: BarLook { UIKitEnvironment.current.traits.look == .classic ? .classic : .modern }
}
