import Canvas
import Foundation
import UIKit

/// The bar that stands for the home button of phones and pads without one, in front of everything.
@MainActor
final class HomeIndicatorWindow: UIWindow {
  /// Looks-and-formats F.3.4: 134 to 139 by 5, 8 from the bottom (MEM); wider in landscape (MEM). In points.
  private static let size = CGSize(width: 136, height: 5)
  private static let landscapeWidth: CGFloat = 209
  private static let distanceFromBottom: CGFloat = 8

  init(traits: SystemTraits) {
    super.init(frame: .zero)
    windowLevel = Level(rawValue: Level.alert.rawValue + 8000)
    isUserInteractionEnabled = false
    // Light content makes it dark and dark content light; here the style decides.
    contentDrawer = { list, geometry in
      list.fill(
        geometry.rect, ShapeMasks.fill(radius: Double(geometry.pixels.height) / 2), Paint(UIColor.label.pixel))
    }
    place(traits)
  }

  required init?(coder: NSCoder) { nil }

  /// Puts the bar where it belongs on the screen.
  func place(_ traits: SystemTraits) {
    let screen = traits.screenSize
    let width = screen.width > screen.height ? Self.landscapeWidth : Self.size.width
    frame = CGRect(
      x: (screen.width - width) / 2, y: screen.height - Self.distanceFromBottom - Self.size.height, width: width,
      height: Self.size.height)
    isHidden = !traits.hasHomeIndicator
  }
}
