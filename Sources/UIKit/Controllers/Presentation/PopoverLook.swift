import Foundation

/// How what is around a popover is drawn: a value chosen by the device's era. Lengths in points (MEM).
@MainActor
struct PopoverLook {
  /// Around the presented view.
  var border: CGFloat
  var cornerRadius: CGFloat
  /// The colour of border and arrow; nil for that of the presented view.
  var color: UIColor?
  /// A line around all of it, a pixel wide.
  var edge = UIColor.clear
  /// How far the shadow reaches, and how dark it is.
  var shadow: (blur: CGFloat, alpha: CGFloat)

  static var current: PopoverLook { UIKitEnvironment.current.traits.look == .classic ? .classic : .modern }

  /// Up to iOS 6: a dark frame.
  static let classic = PopoverLook(
    border: 7, cornerRadius: 9, color: UIColor(hex: 0x1a2430), shadow: (blur: 16, alpha: 0.5))
  /// iOS 7 and later: the presented view goes on into the arrow. In the dark, where a shadow does not show, there is an
  /// edge.
  static let modern = PopoverLook(
    border: 0, cornerRadius: 13, color: nil,
    edge: UIColor { $0.userInterfaceStyle == .dark ? UIColor(hex: 0x38383a) : .clear }, shadow: (blur: 32, alpha: 0.2))
}
