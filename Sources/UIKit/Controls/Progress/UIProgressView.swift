import Canvas
import Foundation

/// A bar that shows how much of something is done.
@MainActor
open class UIProgressView: UIView {
  /// Where the bar stands.
  public enum Style: Int, Sendable {
    /// Anywhere.
    case `default`
    /// In a bar.
    case bar
  }

  /// How long an animated change takes, in seconds (MEM).
  private static let duration = 0.25

  private lazy var shown = AnimatedValue(0) { [weak self] in self?.setNeedsDisplay() }

  /// A bar of the given style.
  public convenience init(progressViewStyle style: Style) {
    self.init(frame: .zero)
    progressViewStyle = style
    frame.size = CGSize(width: 150, height: look.height)
  }

  /// A bar of the given frame; its height is its own.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A bar read from a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    if frame.height != look.height { frame.size.height = look.height }
  }

  private var look: ProgressLook { .of(progressViewStyle) }

  /// Where the bar stands.
  open var progressViewStyle = Style.default {
    didSet {
      guard progressViewStyle != oldValue else { return }
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }
  private var part: Float = 0
  /// What is done, from 0 to 1.
  open var progress: Float {
    get { part }
    set { setProgress(newValue, animated: false) }
  }
  /// Sets what is done.
  open func setProgress(_ progress: Float, animated: Bool) {
    guard !progress.isNaN else { return }
    part = min(max(progress, 0), 1)
    shown.set(CGFloat(part), duration: animated && isInWindow ? Self.duration : 0)
  }
  /// The colour of what is done; nil for the tint.
  open var progressTintColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The colour of the rest; nil for the system's.
  open var trackTintColor: UIColor? { didSet { setNeedsDisplay() } }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: look.height) }
  open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: look.height) }
  override func defaultHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .vertical ? .defaultHigh : .defaultLow
  }

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    look.draw(
      &list, geometry, shown.value, progressTintColor, trackTintColor, tintColor ?? .systemBlue,
      mirrorsParts)
  }
}
