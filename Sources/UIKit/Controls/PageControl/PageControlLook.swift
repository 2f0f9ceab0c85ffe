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
  /// Whether only as many dots show as there is room for (iOS 14).
  var hasWindow = false

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
    height: 26, dot: 7, pitch: 16, color: UIColor(white: 1, alpha: 0.3), currentColor: .white, hasWindow: true)

  /// The pages whose dots show in a width in points, around the current one.
  func shownPages(of count: Int, current: Int, width: CGFloat) -> Range<Int> {
    guard hasWindow, count > 0 else { return 0..<max(count, 0) }
    let places = min(max(Int(min((width - dot) / pitch, 10_000)) + 1, 1), count)
    let first = min(max(current - places / 2, 0), count - places)
    return first..<first + places
  }

  /// How large a dot is: the last two at an end beyond which there are more are smaller (sizes MEM).
  func scale(of page: Int, in shown: Range<Int>, count: Int) -> CGFloat {
    var places = Int.max
    if shown.lowerBound > 0 { places = min(places, page - shown.lowerBound) }
    if shown.upperBound < count { places = min(places, shown.upperBound - 1 - page) }
    return places == 0 ? 0.45 : places == 1 ? 0.7 : 1
  }

  func size(pages: Int) -> CGSize {
    CGSize(width: pages > 0 ? dot + pitch * CGFloat(pages - 1) : 0, height: height)
  }
}
