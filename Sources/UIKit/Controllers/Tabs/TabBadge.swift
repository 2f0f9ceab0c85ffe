import Canvas
import Foundation

/// The red sign with a few letters at an item's picture.
@MainActor
enum TabBadge {
  /// Classic: a glossy disc with a white ring. From iOS 7 on: plain red (looks-and-formats F.4.1, F.4.2; sizes MEM).
  static func size(of text: String) -> CGSize {
    let side: CGFloat = isClassic ? 20 : 18
    return CGSize(width: max(side, font.width(of: text).rounded(.up) + (isClassic ? 12 : 10)), height: side)
  }

  private static var isClassic: Bool { UIKitEnvironment.current.traits.look == .classic }
  private static var font: UIFont { isClassic ? .boldSystemFont(ofSize: 13) : .systemFont(ofSize: 13) }

  static func draw(
    _ list: inout DisplayList, _ geometry: ContentGeometry, _ text: String, at corner: CGPoint, color: UIColor?
  ) {
    let disc = CGRect(origin: corner, size: size(of: text))
    if isClassic {
      list.fillRounded(disc, geometry, radius: 10, .white)
      list.fillRounded(disc.insetBy(dx: 2, dy: 2), geometry, radius: 8, [(0, 0xf86069), (1, 0xc80a12)])
    } else {
      list.fillRounded(disc, geometry, radius: 9, color ?? .systemRed)
    }
    list.text(text, geometry, font: font, centeredAt: CGPoint(x: disc.midX, y: disc.midY), .white)
  }
}
