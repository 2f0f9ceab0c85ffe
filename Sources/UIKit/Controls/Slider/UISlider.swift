import Canvas
import Foundation

/// A control for a number of a range.
@MainActor
open class UISlider: UIControl {
  /// How long an animated change takes, in seconds (MEM).
  private static let duration = 0.25
  /// A finger may miss the thumb by this much, in points (MEM: uikit-facts E.11 says "plus slop").
  private static let slop: CGFloat = 10
  /// Beside the pictures at the ends, in points (MEM).
  private static let imageGap: CGFloat = 8

  private let look = SliderLook.current
  private lazy var shown = AnimatedValue(0) { [weak self] in self?.face.setNeedsDisplay() }
  private lazy var face = ControlFace { [weak self] in self?.drawFace(&$0, $1) }
  private var thumbImages: [State: UIImage] = [:]
  private var grip: CGFloat = 0
  private var imageViews: (minimum: UIImageView?, maximum: UIImageView?)

  /// A slider of the given frame; its height is its own.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// A slider read from a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    frame.size.height = look.height
    addSubview(face)
  }

  // MARK: Value

  private var number: Float = 0
  /// The number; always in the range. Setting it sends nothing.
  open var value: Float {
    get { number }
    set { setValue(newValue, animated: false) }
  }
  /// 0 by default.
  open var minimumValue: Float = 0 {
    didSet {
      guard minimumValue.isFinite else {
        minimumValue = oldValue
        return
      }
      maximumValue = max(maximumValue, minimumValue)
      setValue(number, animated: false)
    }
  }
  /// 1 by default.
  open var maximumValue: Float = 1 {
    didSet {
      guard maximumValue.isFinite else {
        maximumValue = oldValue
        return
      }
      if minimumValue > maximumValue { minimumValue = maximumValue }
      setValue(number, animated: false)
    }
  }
  /// Whether every move of the thumb is told, and not only the last; true by default.
  open var isContinuous = true

  /// Sets the number and sends nothing.
  open func setValue(_ value: Float, animated: Bool) {
    guard !value.isNaN else { return }
    number = min(max(value, minimumValue), maximumValue)
    shown.set(part(of: number), duration: animated && isInWindow ? Self.duration : 0)
  }

  private func part(of value: Float) -> CGFloat {
    maximumValue > minimumValue ? CGFloat((value - minimumValue) / (maximumValue - minimumValue)) : 0
  }

  // MARK: Looks

  /// The full part's colour; nil for the tint.
  open var minimumTrackTintColor: UIColor? { didSet { face.setNeedsDisplay() } }
  /// The empty part's colour; nil for the system's.
  open var maximumTrackTintColor: UIColor? { didSet { face.setNeedsDisplay() } }
  /// The thumb's colour; nil for the system's.
  open var thumbTintColor: UIColor? { didSet { face.setNeedsDisplay() } }
  /// Before the track.
  open var minimumValueImage: UIImage? { didSet { setNeedsLayout() } }
  /// After the track.
  open var maximumValueImage: UIImage? { didSet { setNeedsLayout() } }

  /// The thumb's picture in a state; other states show that of the normal one.
  open func setThumbImage(_ image: UIImage?, for state: State) {
    thumbImages[state] = image
    face.setNeedsDisplay()
  }
  /// The picture that was set for a state.
  open func thumbImage(for state: State) -> UIImage? { thumbImages[state] }
  /// The thumb's picture that shows; nil for the system's.
  open var currentThumbImage: UIImage? { thumbImages[state] ?? thumbImages[.normal] }

  // MARK: Rectangles

  /// Where the picture before the track is, in points.
  open func minimumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = minimumValueImage?.size else { return .zero }
    let place = CGRect(x: bounds.minX, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    return directed(place, in: bounds)
  }
  /// Where the picture after the track is, in points.
  open func maximumValueImageRect(forBounds bounds: CGRect) -> CGRect {
    guard let size = maximumValueImage?.size else { return .zero }
    let place = CGRect(
      x: bounds.maxX - size.width, y: bounds.midY - size.height / 2, width: size.width, height: size.height)
    return directed(place, in: bounds)
  }
  /// Where the track is, in points.
  open func trackRect(forBounds bounds: CGRect) -> CGRect {
    let inset = look.thumbOverhang
    let before = directed(minimumValueImageRect(forBounds: bounds), in: bounds)
    let after = directed(maximumValueImageRect(forBounds: bounds), in: bounds)
    let left = minimumValueImage == nil ? bounds.minX + inset : before.maxX + Self.imageGap
    let right = maximumValueImage == nil ? bounds.maxX - inset : after.minX - Self.imageGap
    let track = CGRect(
      x: left, y: (bounds.midY - look.trackHeight / 2).rounded(), width: max(0, right - left),
      height: look.trackHeight)
    return directed(track, in: bounds)
  }
  /// Where the thumb is at a value, in points.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    thumbRect(rect, part: part(of: min(max(value, minimumValue), maximumValue)))
  }

  private func thumbRect(_ track: CGRect, part: CGFloat) -> CGRect {
    let size = currentThumbImage?.size ?? look.thumbSize
    let left = track.minX - look.thumbOverhang
    let room = track.width + 2 * look.thumbOverhang - size.width
    let thumb = CGRect(
      x: left + room * part, y: (track.midY - size.height / 2).rounded(), width: size.width, height: size.height)
    return directed(thumb, in: track)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: look.height) }
  open override var intrinsicContentSize: CGSize {
    CGSize(width: Self.noIntrinsicMetric, height: look.height - look.alignmentInset)
  }
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: look.alignmentInset, right: 0)
  }

  // MARK: Touches

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let point = touch.location(in: self)
    let thumb = thumbRect(forBounds: bounds, trackRect: trackRect(forBounds: bounds), value: value)
    guard thumb.insetBy(dx: -Self.slop, dy: -Self.slop).contains(point) else { return false }
    grip = point.x - thumb.midX
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let track = trackRect(forBounds: bounds)
    let room = track.width + 2 * look.thumbOverhang - (currentThumbImage?.size ?? look.thumbSize).width
    guard room > 0 else { return true }
    let start = thumbRect(track, part: 0).midX
    let way = touch.location(in: self).x - grip - start
    let part = min(max((mirrorsParts ? -way : way) / room, 0), 1)
    let old = number
    setValue(minimumValue + Float(part) * (maximumValue - minimumValue), animated: false)
    if isContinuous, number != old { tell() }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    // The last value is told also when every one was.
    tell()
  }

  private func tell() {
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Drawing

  open override func layoutSubviews() {
    super.layoutSubviews()
    face.follow(self)
    face.setNeedsDisplay()
    place(minimumValueImage, &imageViews.minimum) { minimumValueImageRect(forBounds: bounds) }
    place(maximumValueImage, &imageViews.maximum) { maximumValueImageRect(forBounds: bounds) }
  }

  private func place(_ image: UIImage?, _ view: inout UIImageView?, _ frame: () -> CGRect) {
    guard let image else {
      view?.removeFromSuperview()
      view = nil
      return
    }
    let shown = view ?? UIImageView(image: image)
    if view == nil { addSubview(shown) }
    view = shown
    shown.image = image
    let place = frame()
    if shown.frame != place { shown.frame = place }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    face.setNeedsDisplay()
  }

  private func drawFace(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    let track = trackRect(forBounds: geometry.bounds)
    let thumb = thumbRect(track, part: shown.value)
    look.drawTrack(
      &list, geometry, track, thumb.midX, minimumTrackTintColor, maximumTrackTintColor, tintColor ?? .systemBlue,
      mirrorsParts)
    if let image = currentThumbImage {
      list.picture(image.surface, in: geometry.rect(thumb))
    } else {
      look.drawThumb(&list, geometry, thumb, isHighlighted, thumbTintColor)
    }
  }
}
