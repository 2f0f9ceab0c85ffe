import Canvas
import Foundation

/// A wheel that turns while something goes on.
@MainActor
open class UIActivityIndicatorView: UIView {
  /// Size and colour.
  public enum Style: Int, Sendable {
    /// Large, white.
    case whiteLarge
    /// Small, white.
    case white
    /// Small, grey.
    case gray
    /// Small.
    case medium = 100
    /// Large.
    case large

    var isLarge: Bool { self == .large || self == .whiteLarge }
  }

  private let look = ActivityLook.current
  private var step = 0
  private var call: ScheduledCall?

  /// A wheel of the given style, at rest.
  public init(style: Style) {
    self.style = style
    super.init(frame: .zero)
    bounds.size = fittingSize
    setUp()
  }

  /// A wheel of the given frame, small and white.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A wheel read from a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    isUserInteractionEnabled = false
    super.isHidden = hidesWhenStopped
  }

  /// Size and colour.
  open var style = Style.white {
    didSet {
      guard style != oldValue else { return }
      setNeedsDisplay()
      invalidateIntrinsicContentSize()
    }
  }
  private var ownColor: UIColor?
  /// The petals' colour; the style's unless set.
  open var color: UIColor! {
    get { ownColor ?? (style == .white || style == .whiteLarge ? .white : look.color) }
    set {
      ownColor = newValue
      setNeedsDisplay()
    }
  }
  /// Whether a wheel at rest does not show; true by default.
  open var hidesWhenStopped = true {
    didSet { if !isAnimating { isHidden = hidesWhenStopped } }
  }

  // MARK: Turning

  /// Whether the wheel turns.
  public private(set) var isAnimating = false

  /// Lets the wheel turn.
  open func startAnimating() {
    guard !isAnimating else { return }
    isAnimating = true
    if hidesWhenStopped { isHidden = false }
    scheduleStep()
  }

  /// Lets the wheel rest.
  open func stopAnimating() {
    isAnimating = false
    call?.cancel()
    call = nil
    if hidesWhenStopped { isHidden = true }
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if isAnimating, call == nil { scheduleStep() }
  }

  private func scheduleStep() {
    guard isInWindow else { return }
    // Ambient: a phone on which nothing but a wheel turns has come to rest.
    call = UIKitEnvironment.current.timeline.schedule(after: look.turn / Double(look.petals), isAmbient: true) {
      [weak self] in
      guard let self else { return }
      call = nil
      guard isAnimating else { return }
      step = (step + 1) % look.petals
      setNeedsDisplay()
      scheduleStep()
    }
  }

  // MARK: Size

  private var fittingSize: CGSize {
    let side: CGFloat = style.isLarge ? 37 : 20
    return CGSize(width: side, height: side)
  }
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
  open override var intrinsicContentSize: CGSize { fittingSize }
  override func defaultHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority { .defaultHigh }

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    look.draw(&list, geometry, step: step, color: color ?? look.color)
  }
}
