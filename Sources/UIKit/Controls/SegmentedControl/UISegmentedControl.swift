import Canvas
import Foundation

/// A control that shows some choices side by side.
@MainActor
open class UISegmentedControl: UIControl {
  /// Stands for no choice.
  public nonisolated static let noSegment = -1

  /// How the control looked up to iOS 6; nothing later.
  public enum Style: Int, Sendable {
    /// White.
    case plain
    /// White.
    case bordered
    /// Low, in a bar's colour.
    case bar
    /// Low, in the tint colour.
    case bezeled
  }

  private struct Segment {
    var title: String?
    var image: UIImage?
    /// 0 for chosen by the control.
    var width: CGFloat = 0
    var isEnabled = true
  }

  private var segments: [Segment] = []
  private lazy var selection = AnimatedValue(0) { [weak self] in self?.face.setNeedsDisplay() }
  private lazy var face = ControlFace { [weak self] in self?.drawFace(&$0, $1) }
  private var pressed: Int? { didSet { if pressed != oldValue { face.setNeedsDisplay() } } }
  private var isTinted = false

  /// A control with a segment for each item: a title, or a picture.
  public convenience init(items: [Any]?) {
    self.init(frame: .zero)
    for item in items ?? [] {
      if let image = item as? UIImage {
        segments.append(Segment(image: image))
      } else {
        segments.append(Segment(title: item as? String ?? ""))
      }
    }
    frame.size = fittingSize
    changed()
  }

  /// A control without segments.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(face)
  }

  /// A control read from a file.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(face)
  }

  private var look: SegmentedControlLook { .of(segmentedControlStyle) }

  // MARK: Segments

  /// The look of a control up to iOS 6; plain by default.
  open var segmentedControlStyle = Style.plain {
    didSet { if segmentedControlStyle != oldValue { changed() } }
  }
  /// The number of segments.
  open var numberOfSegments: Int { segments.count }
  /// Whether the choice goes when the finger is lifted; false by default.
  open var isMomentary = false {
    didSet { if isMomentary { selectedSegmentIndex = Self.noSegment } }
  }
  /// Whether segments are as wide as their content asks for; false by default: all are equally wide.
  open var apportionsSegmentWidthsByContent = false {
    didSet { if apportionsSegmentWidthsByContent != oldValue { changed() } }
  }
  /// The colour of the plate behind the choice (iOS 13 and later); nil for the system's.
  open var selectedSegmentTintColor: UIColor? { didSet { face.setNeedsDisplay() } }

  private var chosen = UISegmentedControl.noSegment
  /// The chosen segment; `noSegment` by default. Setting it sends nothing.
  open var selectedSegmentIndex: Int {
    get { chosen }
    set { choose(segments.indices.contains(newValue) ? newValue : Self.noSegment, animated: false) }
  }

  private func choose(_ index: Int, animated: Bool) {
    let moves = animated && chosen >= 0 && index >= 0 && isInWindow
    chosen = index
    if index >= 0 { selection.set(CGFloat(index), duration: moves ? look.duration : 0, curve: .easeOut) }
    face.setNeedsDisplay()
  }

  private func changed() {
    setNeedsLayout()
    face.setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  /// Adds a segment with a title; the place is brought into range. `animated` makes no difference.
  open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
    insert(Segment(title: title), at: segment)
  }
  /// Adds a segment with a picture; the place is brought into range. `animated` makes no difference.
  open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
    insert(Segment(image: image), at: segment)
  }

  private func insert(_ segment: Segment, at index: Int) {
    let place = min(max(index, 0), segments.count)
    segments.insert(segment, at: place)
    if chosen >= place { choose(chosen + 1, animated: false) }
    changed()
  }

  /// Removes a segment. `animated` makes no difference.
  open func removeSegment(at segment: Int, animated: Bool) {
    guard !segments.isEmpty else { return }
    let place = min(max(segment, 0), segments.count - 1)
    segments.remove(at: place)
    if chosen == place { choose(Self.noSegment, animated: false) }
    if chosen > place { choose(chosen - 1, animated: false) }
    changed()
  }
  /// Removes all segments.
  open func removeAllSegments() {
    segments.removeAll()
    choose(Self.noSegment, animated: false)
    changed()
  }

  private func edit(_ index: Int, _ change: (inout Segment) -> Void) {
    guard segments.indices.contains(index) else { return }
    change(&segments[index])
    changed()
  }
  private func segment(_ index: Int) -> Segment? { segments.indices.contains(index) ? segments[index] : nil }

  /// Gives a segment a title in place of its picture.
  open func setTitle(_ title: String?, forSegmentAt segment: Int) {
    edit(segment) { ($0.title, $0.image) = (title, nil) }
  }
  /// A segment's title.
  open func titleForSegment(at segment: Int) -> String? { self.segment(segment)?.title }
  /// Gives a segment a picture in place of its title.
  open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
    edit(segment) { ($0.image, $0.title) = (image, nil) }
  }
  /// A segment's picture.
  open func imageForSegment(at segment: Int) -> UIImage? { self.segment(segment)?.image }
  /// Gives a segment a width in points; 0 for one chosen by the control.
  open func setWidth(_ width: CGFloat, forSegmentAt segment: Int) {
    edit(segment) { $0.width = width.isFinite ? max(width, 0) : 0 }
  }
  /// A segment's width in points; 0 when the control chooses it.
  open func widthForSegment(at segment: Int) -> CGFloat { self.segment(segment)?.width ?? 0 }
  /// Makes a segment usable or not.
  open func setEnabled(_ enabled: Bool, forSegmentAt segment: Int) { edit(segment) { $0.isEnabled = enabled } }
  /// Whether a segment can be used.
  open func isEnabledForSegment(at segment: Int) -> Bool { self.segment(segment)?.isEnabled ?? false }

  // MARK: Size

  private func contentWidth(_ segment: Segment, _ look: SegmentedControlLook) -> CGFloat {
    if segment.width > 0 { return segment.width }
    let content = segment.image?.size.width ?? look.selectedFont().width(of: segment.title ?? "")
    return ContentRounding.up(content) + look.padding
  }

  private var fittingSize: CGSize {
    let look = look
    let widths = segments.map { contentWidth($0, look) }
    let width: CGFloat
    if apportionsSegmentWidthsByContent {
      width = widths.reduce(0, +)
    } else {
      let widest = zip(segments, widths).filter { $0.0.width == 0 }.map(\.1).max() ?? 0
      width = segments.reduce(0) { $0 + ($1.width > 0 ? $1.width : widest) }
    }
    return CGSize(width: width, height: look.height)
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize }
  open override var intrinsicContentSize: CGSize {
    let size = fittingSize
    return CGSize(width: size.width, height: size.height - look.alignmentInset)
  }
  open override var alignmentRectInsets: UIEdgeInsets {
    UIEdgeInsets(top: 0, left: 0, bottom: look.alignmentInset, right: 0)
  }

  /// The segments' frames, on whole pixels; the first one is at the right where the interface runs from there.
  private func frames(in bounds: CGRect) -> [CGRect] {
    let look = look
    let fixed = segments.reduce(0) { $0 + $1.width }
    let free = segments.filter { $0.width == 0 }
    let rest = max(0, bounds.width - fixed)
    let wanted = free.reduce(0) { $0 + contentWidth($1, look) }
    let scale = UIKitEnvironment.current.traits.scale
    var edge: CGFloat = 0
    return segments.map { segment in
      var width = segment.width
      if width == 0 {
        width =
          apportionsSegmentWidthsByContent && wanted > 0
          ? rest * contentWidth(segment, look) / wanted : rest / CGFloat(max(free.count, 1))
      }
      let left = (edge * scale).rounded() / scale
      edge += width
      let right = (edge * scale).rounded() / scale
      let frame = CGRect(x: left, y: 0, width: right - left, height: bounds.height)
      return directed(frame, in: CGRect(origin: .zero, size: bounds.size))
    }
  }

  /// The segments with a title, as VoiceOver reads them: places in the control's coordinates.
  package override var accessibleParts: [AccessiblePart] {
    zip(segments, frames(in: bounds)).compactMap { segment, frame in
      segment.title.map { AccessiblePart(label: $0, frame: frame) }
    }
  }

  // MARK: Touches

  private func segmentIndex(at point: CGPoint) -> Int? {
    guard point.y > -30, point.y < bounds.height + 30 else { return nil }
    return frames(in: bounds).firstIndex { point.x >= $0.minX && point.x < $0.maxX }
  }

  open override func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    guard let index = segmentIndex(at: touch.location(in: self)), segments[index].isEnabled else { return false }
    pressed = index
    if look.selectsOnTouchDown, !isMomentary { pick(index) }
    return true
  }

  open override func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
    let index = segmentIndex(at: touch.location(in: self))
    pressed = index.flatMap { segments[$0].isEnabled ? $0 : nil }
    return true
  }

  open override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
    let index = pressed
    pressed = nil
    guard let index, isMomentary || !look.selectsOnTouchDown else { return }
    pick(index)
    if isMomentary { choose(Self.noSegment, animated: false) }
  }

  open override func cancelTracking(with event: UIEvent?) { pressed = nil }

  private func pick(_ index: Int) {
    guard index != chosen else { return }
    choose(index, animated: true)
    sendActions(for: .valueChanged)
    sendActions(for: .primaryActionTriggered)
  }

  // MARK: Drawing

  open override func layoutSubviews() {
    super.layoutSubviews()
    face.follow(self)
  }

  open override var tintColor: UIColor! {
    get { super.tintColor }
    set {
      isTinted = newValue != nil
      super.tintColor = newValue
    }
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    face.setNeedsDisplay()
  }

  private func drawFace(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    let shown = zip(segments, frames(in: geometry.bounds)).map { segment, frame in
      SegmentedControlLook.Segment(
        frame: frame, title: segment.title, image: segment.image, isEnabled: segment.isEnabled)
    }
    // From left to right.
    let mirrors = mirrorsParts
    let last = shown.count - 1
    look.draw(
      &list, geometry,
      SegmentedControlLook.Appearance(
        segments: mirrors ? shown.reversed() : shown,
        selection: chosen >= 0 ? (mirrors ? CGFloat(last) - selection.value : selection.value) : nil,
        pressed: mirrors ? pressed.map { last - $0 } : pressed, tint: tintColor ?? .systemBlue, isTinted: isTinted,
        selectedTint: selectedSegmentTintColor))
  }
}
