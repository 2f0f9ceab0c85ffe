import Canvas
import Foundation

/// Shows a picture.
@MainActor
open class UIImageView: UIView {
  /// A view of the picture's size.
  public init(image: UIImage?) {
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    self.image = image
    isUserInteractionEnabled = false
  }

  /// A view of the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// A view read from a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
  }

  /// The picture.
  open var image: UIImage? {
    didSet { if image !== oldValue { changed() } }
  }
  /// The picture while highlighted.
  open var highlightedImage: UIImage? {
    didSet { setNeedsDisplay() }
  }
  /// Whether the highlighted picture shows.
  open var isHighlighted = false {
    didSet { if isHighlighted != oldValue { setNeedsDisplay() } }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if image?.renderingMode == .alwaysTemplate { setNeedsDisplay() }
  }

  private func changed() {
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  open override var intrinsicContentSize: CGSize {
    image?.size ?? CGSize(width: Self.noIntrinsicMetric, height: Self.noIntrinsicMetric)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? bounds.size }

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    guard let image = (isHighlighted ? highlightedImage : nil) ?? image else { return }
    let rect = Self.place(image.size, in: geometry.bounds, mode: contentMode)
    let target = geometry.rect(rect)
    guard image.renderingMode == .alwaysTemplate else { return list.picture(image.surface, in: target) }
    if target.width == image.surface.width, target.height == image.surface.height {
      list.fill(PlacedMask(mask: image.alphaMask, x: target.x, y: target.y), Paint(tintColor.pixel))
    } else if let tinted = image.tinted(tintColor) {
      list.picture(tinted, in: target)
    }
  }

  /// Where content of `size` comes to lie in `bounds`, in points.
  package static func place(_ size: CGSize, in bounds: CGRect, mode: ContentMode) -> CGRect {
    guard size.width > 0, size.height > 0 else { return .zero }
    func at(_ x: CGFloat, _ y: CGFloat, _ size: CGSize) -> CGRect {
      CGRect(
        x: bounds.minX + (bounds.width - size.width) * x, y: bounds.minY + (bounds.height - size.height) * y,
        width: size.width, height: size.height)
    }
    switch mode {
    case .scaleToFill, .redraw: return bounds
    case .scaleAspectFit, .scaleAspectFill:
      let ratios = (bounds.width / size.width, bounds.height / size.height)
      let factor = mode == .scaleAspectFit ? min(ratios.0, ratios.1) : max(ratios.0, ratios.1)
      return at(0.5, 0.5, CGSize(width: size.width * factor, height: size.height * factor))
    case .center: return at(0.5, 0.5, size)
    case .top: return at(0.5, 0, size)
    case .bottom: return at(0.5, 1, size)
    case .left: return at(0, 0.5, size)
    case .right: return at(1, 0.5, size)
    case .topLeft: return at(0, 0, size)
    case .topRight: return at(1, 0, size)
    case .bottomLeft: return at(0, 1, size)
    case .bottomRight: return at(1, 1, size)
    }
  }
}
