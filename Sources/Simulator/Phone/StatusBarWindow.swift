import Canvas
import Foundation
import UIKit

/// The bar at the top of the screen: carrier, time, battery. It shows fixed values, so that pictures stay the same.
@MainActor
final class StatusBarWindow: UIWindow {
  /// Up to iOS 6 the bar has its own ground and one look.
  var style = UIStatusBarStyle.default { didSet { if style != oldValue { setNeedsDisplay() } } }

  init(traits: SystemTraits) {
    super.init(frame: .zero)
    windowLevel = .statusBar
    addGestureRecognizer(UITapGestureRecognizer { _ in UIApplication.shared.scrollToTop() })
    let isClassic = traits.look == .classic
    contentDrawer = { [weak self] list, geometry in
      isClassic ? Self.drawClassic(&list, geometry) : Self.drawModern(&list, geometry, self?.style ?? .default)
    }
  }

  required init?(coder: NSCoder) { nil }

  /// Puts the bar at the top of the screen; a phone on its side shows none from iOS 8.
  func place(_ traits: SystemTraits) {
    frame = CGRect(x: 0, y: 0, width: traits.screenSize.width, height: traits.statusBarHeight)
    isHidden = traits.statusBarHeight <= 0
  }

  /// The default style up to iOS 5: a light gradient with dark text (looks-and-formats F.4.1; from memory).
  private static func drawClassic(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    let bounds = geometry.bounds
    list.fill(
      geometry.rect,
      Paint(
        ramp: .vertical(
          height: geometry.pixels.height,
          stops: [.init(0, .rgb(0xf4f5f6)), .init(0.5, .rgb(0xd9dce0)), .init(1, .rgb(0xb9bfc7))])))
    list.fill(
      PixelRect(x: 0, y: geometry.pixels.height - 1, width: geometry.pixels.width, height: 1), Paint(.rgb(0x8d939b)))
    let dark = UIColor(hex: 0x2f3338)
    let font = UIFont.boldSystemFont(ofSize: 14)
    func text(_ string: String, x: CGFloat) {
      let run = font.run(string, scale: geometry.scale)
      list.text(run, x: geometry.x(x), y: geometry.y(16), Paint(UIColor(white: 1, alpha: 0.7).pixel))
      list.text(run, x: geometry.x(x), y: geometry.y(15), Paint(dark.pixel))
    }
    for bar in 0..<5 {
      let height = CGFloat(3 + bar * 2)
      list.fill(
        geometry.rect(CGRect(x: 6 + CGFloat(bar) * 4, y: 16 - height, width: 3, height: height)), Paint(dark.pixel))
    }
    text("Keyrise", x: 31)
    text("9:41 AM", x: (bounds.width - font.width(of: "9:41 AM")) / 2)
    let battery = CGRect(x: bounds.width - 29, y: 5, width: 21, height: 10)
    list.fill(
      geometry.rect(battery), ShapeMasks.ring(radius: 1.5 * geometry.scale, width: max(1, geometry.scale)),
      Paint(dark.pixel))
    list.fill(geometry.rect(CGRect(x: battery.maxX + 1, y: 8, width: 2, height: 4)), Paint(dark.pixel))
    list.fill(geometry.rect(battery.insetBy(dx: 2, dy: 2)), Paint(.rgb(0x4d9a2d)))
  }

  private static func drawModern(
    _ list: inout DisplayList, _ geometry: ContentGeometry, _ style: UIStatusBarStyle
  ) {
    let bounds = geometry.bounds
    let isTall = bounds.height > 24
    let color: UIColor =
      switch style {
      case .default: .label
      case .lightContent: .white
      case .darkContent: .black
      }
    let ink = Paint(color.pixel)
    let font = UIFont.boldSystemFont(ofSize: isTall ? 16 : 12)
    let baseline = isTall ? bounds.height / 2 + 6 : 14
    let x = isTall ? 32 : (bounds.width - font.width(of: "9:41")) / 2
    list.text(font.run("9:41", scale: geometry.scale), x: geometry.x(x), y: geometry.y(baseline), ink)
    let battery = CGRect(x: bounds.width - (isTall ? 50 : 29), y: baseline - 10, width: 22, height: 10)
    list.fill(
      geometry.rect(battery), ShapeMasks.ring(radius: 2.5 * geometry.scale, width: max(1, geometry.scale / 2)),
      ink)
    list.fill(
      geometry.rect(battery.insetBy(dx: 2, dy: 2)), ShapeMasks.fill(radius: geometry.scale), ink)
  }
}
