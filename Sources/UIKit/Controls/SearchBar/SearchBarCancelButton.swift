import Canvas
import Foundation

/// The button beside a search bar's field.
@MainActor
final class SearchBarCancelButton: UIControl {
  private let look = SearchBarLook.current
  var title = "Cancel" {
    didSet {
      guard title != oldValue else { return }
      accessibilityLabel = title
      setNeedsDisplay()
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    accessibilityLabel = title
  }

  required init?(coder: NSCoder) { nil }

  override var triggersPrimaryAction: Bool { true }

  override var intrinsicContentSize: CGSize {
    CGSize(width: ContentRounding.up(look.cancelFont().width(of: title)) + 2 * look.cancelPadding, height: 30)
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    setNeedsDisplay()
  }

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    look.drawCancel(&list, geometry, isHighlighted)
    var color = look.cancelColor(tintColor ?? .systemBlue)
    if !isEnabled {
      color = color.withAlphaComponent(0.4)
    } else if isHighlighted, look.cancelPadding == 0 {
      color = color.withAlphaComponent(0.3)
    }
    list.text(
      title, geometry, font: look.cancelFont(), centeredAt: CGPoint(x: geometry.bounds.midX, y: geometry.bounds.midY),
      color, shadow: look.cancelShadow)
  }
}
