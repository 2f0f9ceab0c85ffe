import Canvas
import Foundation

/// A pane of glass: what lies behind it is seen blurred.
@MainActor
open class UIVisualEffectView: UIView {
  /// Holds what lies on the pane.
  public let contentView = UIView(frame: .zero)

  /// A pane with an effect, without a size.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
    setUp()
  }

  /// A pane of the given frame, without an effect.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A pane read from a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    contentView.frame = bounds
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    effectChanged()
  }

  /// What happens to what lies behind; nil for nothing.
  open var effect: UIVisualEffect? {
    didSet { effectChanged() }
  }

  private func effectChanged() {
    readsBackdrop = effect is UIBlurEffect
    markChanged()
  }

  private let backdrop = Backdrop()

  override var frost: BlurMaterial? {
    (effect as? UIBlurEffect).map { BlurMaterial.of($0.style, isDark: traitCollection.userInterfaceStyle == .dark) }
  }

  override func addBackdrop(
    to frame: inout Frame, at place: PixelRect, clip: PixelRect, scale: CGFloat, alpha: CGFloat
  ) {
    guard let frost else { return }
    let corners =
      clipsToBounds && hasLayer && layer.cornerRadius > 0
      ? ShapeMasks.fill(radius: Double(layer.cornerRadius * scale)) : nil
    backdrop.add(frost, to: &frame, at: place, clip: clip, scale: scale, alpha: alpha, corners: corners)
  }
}
