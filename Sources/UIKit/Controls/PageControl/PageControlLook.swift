import Foundation

/// How a page control is drawn: a value chosen by the device's era.
@MainActor
struct PageControlLook {
  /// In points.
  var height: CGFloat
  var dot: CGFloat
  /// From one dot to the next, in points.
  var pitch: CGFloat
  var color: UIColor
  var currentColor: UIColor

  static var current: PageControlLook {
    let traits = UIKitEnvironment.current.traits
    if traits.look == .classic { return .classic }
    return traits.majorVersion < 14 ? .flat : .modern
  }

  /// iOS 6 and before (looks-and-formats F.4.1).
  static let classic = PageControlLook(
    height: 36, dot: 6, pitch: 16, color: UIColor(white: 1, alpha: 0.4), currentColor: .white)
  /// iOS 7 to 13 (looks-and-formats F.4.2; the alpha is MEM).
  static let flat = PageControlLook(
    height: 37, dot: 7, pitch: 16, color: UIColor(white: 1, alpha: 0.3), currentColor: .white)
  /// iOS 14 and later (looks-and-formats F.4.2, height MEM).
  static let modern = PageControlLook(
    height: 26, dot: 7, pitch: 16, color: UIColor(white: 1, alpha: 0.3), currentColor: .white)

  func size(pages: Int) -> CGSize {
    CGSize(width: pages > 0 ? dot + pitch * CGFloat(pages - 1) : 0, height: height)
  }
}
