import Canvas
import Foundation

/// How a button is drawn: a value chosen by its type and the device's era.
@MainActor
struct ButtonLook {
  var font: @MainActor () -> UIFont
  /// The title's colour where none was set.
  var titleColor: @MainActor (UIControl.State, UIColor) -> UIColor
  /// From the edges to what the button shows, in points.
  var insets: UIEdgeInsets
  /// In points.
  var minimumSize: CGSize
  /// What the title's alpha is while the button is highlighted.
  var highlightedAlpha: CGFloat
  /// Pictures without a mode of their own are drawn in the tint colour.
  var tintsImages = false
  var drawBackground: @MainActor (inout DisplayList, ContentGeometry, UIControl.State, UIColor) -> Void

  static func of(_ type: UIButton.ButtonType) -> ButtonLook {
    let isClassic = UIKitEnvironment.current.traits.look == .classic
    if let symbol = type.symbol { return round(symbol, isClassic: isClassic) }
    switch type {
    case .custom: return custom
    case .system where isClassic: return roundedRect
    default: return isClassic ? custom : system
    }
  }

  private static let custom = ButtonLook(
    font: { .systemFont(ofSize: UIFont.buttonFontSize) }, titleColor: { _, _ in .white }, insets: .zero,
    minimumSize: .zero, highlightedAlpha: 1, drawBackground: { _, _, _, _ in })

  /// iOS 7 and later (looks-and-formats F.4.2).
  private static let system = ButtonLook(
    font: { .systemFont(ofSize: 15) },
    titleColor: { state, tint in
      state.contains(.disabled) ? UIColor(hex: 0x8e8e93, alpha: 0.4) : tint
    },
    insets: UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0), minimumSize: CGSize(width: 30, height: 0),
    highlightedAlpha: 0.2, tintsImages: true, drawBackground: { _, _, _, _ in })

  /// iOS 6 and before (looks-and-formats F.4.1).
  private static let roundedRect = ButtonLook(
    font: { .boldSystemFont(ofSize: 15) },
    titleColor: { state, _ in
      if state.contains(.disabled) { return UIColor(hex: 0x324f85, alpha: 0.5) }
      return state.contains(.highlighted) ? .white : UIColor(hex: 0x324f85)
    },
    insets: UIEdgeInsets(top: 8, left: 12, bottom: 8, right: 12), minimumSize: CGSize(width: 0, height: 37),
    highlightedAlpha: 1,
    drawBackground: { list, geometry, state, _ in
      let radius = Double(10 * geometry.scale)
      let shape = ShapeMasks.fill(radius: radius)
      if state.contains(.highlighted) {
        let ramp = Ramp.vertical(
          height: geometry.pixels.height, stops: [.init(0, .rgb(0x5c94f0)), .init(1, .rgb(0x1c5ddb))])
        list.fill(geometry.rect, shape, Paint(ramp: ramp))
      } else {
        list.fill(geometry.rect, shape, Paint(.white))
      }
      list.fill(
        geometry.rect, ShapeMasks.ring(radius: radius, width: max(1, Double(geometry.scale * 0.75).rounded())),
        Paint(.rgb(0xaab2bd)))
    })

  private static func round(_ symbol: String, isClassic: Bool) -> ButtonLook {
    let side: CGFloat = isClassic ? 29 : 22
    return ButtonLook(
      font: { .systemFont(ofSize: UIFont.buttonFontSize) }, titleColor: { _, tint in tint }, insets: .zero,
      minimumSize: CGSize(width: side, height: side), highlightedAlpha: 1,
      drawBackground: { list, geometry, state, tint in
        let bounds = geometry.bounds
        let disc = geometry.placed(CGRect(x: bounds.midX - 10, y: bounds.midY - 10, width: 20, height: 20))
        let color = tint.withAlphaComponent(state.contains(.highlighted) ? 0.4 : 1).pixel
        let radius = Double(disc.width) / 2
        list.fill(disc, ShapeMasks.ring(radius: radius, width: Double(geometry.length(1.5))), Paint(color))
        let font = UIFont.boldSystemFont(ofSize: 15)
        // A letter stands on the baseline, a sign floats above it.
        let height = symbol == "i" ? font.capHeight : font.pointSize * 0.48
        list.text(
          font.run(symbol, scale: geometry.scale), x: geometry.x(bounds.midX - font.width(of: symbol) / 2),
          y: geometry.y(bounds.midY + height / 2), Paint(color))
      })
  }
}
