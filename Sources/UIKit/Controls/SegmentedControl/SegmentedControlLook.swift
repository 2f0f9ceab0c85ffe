import Canvas
import Foundation

/// How a segmented control is drawn: a value chosen by the device's era and, up to iOS 6, its style.
@MainActor
struct SegmentedControlLook {
  struct Segment {
    var frame: CGRect
    var title: String?
    var image: UIImage?
    var isEnabled = true
  }

  struct Appearance {
    var segments: [Segment] = []
    /// Between segments while the choice moves; nil for none.
    var selection: CGFloat?
    /// The segment under the finger.
    var pressed: Int?
    var tint = UIColor.systemBlue
    /// Whether the tint was set.
    var isTinted = false
    var selectedTint: UIColor?
  }

  /// In points.
  var height: CGFloat
  /// At the bottom, beyond what constraints see, in points: 28 and 31 are stored for 29 and 32 (uikit-facts E.11).
  var alignmentInset: CGFloat = 0
  var font: @MainActor () -> UIFont
  var selectedFont: @MainActor () -> UIFont
  /// A segment is wider than its content by this, in points.
  var padding: CGFloat
  /// Whether the finger that comes down chooses, and not the one that is lifted (uikit-facts E.11; MEM).
  var selectsOnTouchDown: Bool
  /// How long the choice takes to move, in seconds; 0 for at once.
  var duration: Double
  var draw: @MainActor (inout DisplayList, ContentGeometry, Appearance) -> Void

  static func of(_ style: UISegmentedControl.Style) -> SegmentedControlLook {
    let traits = UIKitEnvironment.current.traits
    if traits.look == .classic { return style == .plain || style == .bordered ? .classic : .classicBar }
    return traits.majorVersion < 13 ? .flat : .modern
  }

  /// Where the choice is drawn.
  private static func selectionFrame(_ appearance: Appearance) -> CGRect? {
    guard let selection = appearance.selection, !appearance.segments.isEmpty else { return nil }
    let last = appearance.segments.count - 1
    let low = min(max(Int(selection.rounded(.down)), 0), last)
    let high = min(low + 1, last)
    let part = selection - CGFloat(low)
    let (a, b) = (appearance.segments[low].frame, appearance.segments[high].frame)
    return CGRect(
      x: a.minX + (b.minX - a.minX) * part, y: a.minY, width: a.width + (b.width - a.width) * part, height: a.height)
  }

  private static func isSelected(_ index: Int, _ appearance: Appearance) -> Bool {
    appearance.selection.map { Int($0.rounded()) == index } ?? false
  }

  private static func drawContent(
    _ list: inout DisplayList, _ geometry: ContentGeometry, _ segment: Segment, font: UIFont, color: UIColor,
    shadow: UIColor? = nil, shadowDY: CGFloat = -1
  ) {
    let color = segment.isEnabled ? color : color.withAlphaComponent(0.35)
    if let image = segment.image {
      let place = geometry.rect(
        CGRect(
          x: segment.frame.midX - image.size.width / 2, y: segment.frame.midY - image.size.height / 2,
          width: image.size.width, height: image.size.height))
      if image.surface.width == place.width, image.surface.height == place.height {
        list.fill(PlacedMask(mask: image.alphaMask, x: place.x, y: place.y), Paint(color.pixel))
      } else {
        list.picture(image.surface, in: place)
      }
    } else if let title = segment.title {
      let cut = TextLayout.cut(title, font: font, width: segment.frame.width - 6, mode: .byTruncatingTail)
      list.text(
        cut.text, geometry, font: font, centeredAt: CGPoint(x: segment.frame.midX, y: segment.frame.midY), color,
        shadow: shadow, shadowDY: shadowDY)
    }
  }

  // MARK: Classic

  /// iOS 6 and before, plain: white and glossy (looks-and-formats F.4.1; colours MEM).
  static let classic = SegmentedControlLook(
    height: 44, font: { .boldSystemFont(ofSize: 16) }, selectedFont: { .boldSystemFont(ofSize: 16) }, padding: 36,
    selectsOnTouchDown: true, duration: 0,
    draw: { list, geometry, appearance in
      let all = geometry.bounds
      list.fillRounded(all, geometry, radius: 9, [(0, 0xffffff), (0.6, 0xf7f7f7), (1, 0xdcdcdc)])
      for (index, segment) in appearance.segments.enumerated() {
        let isSelected = isSelected(index, appearance)
        if isSelected || appearance.pressed == index {
          list.clip = geometry.rect(segment.frame)
          if appearance.isTinted {
            list.fillRounded(all, geometry, radius: 9, appearance.tint)
          } else {
            list.fillRounded(
              all, geometry, radius: 9, [(0, 0x4a7fd0), (0.15, 0x5e95e6), (0.5, 0x3f7fe0), (1, 0x2b6bd6)])
          }
          list.fillInnerShadow(all, geometry, radius: 9, blur: 4, dy: 2, UIColor(white: 0, alpha: 0.4))
          list.clip = nil
        }
        drawContent(
          &list, geometry, segment, font: .boldSystemFont(ofSize: 16),
          color: isSelected ? .white : UIColor(hex: 0x7f7f7f),
          shadow: isSelected ? UIColor(white: 0, alpha: 0.4) : .white, shadowDY: isSelected ? -1 : 1)
        if index > 0 {
          list.fill(
            geometry.rect(CGRect(x: segment.frame.minX - 0.5, y: 1, width: 1, height: all.height - 2)),
            Paint(.rgb(0xa6a6a6)))
        }
      }
      list.fillRing(all, geometry, radius: 9, width: 1, [(0, 0x8e8e8e), (1, 0xa9a9a9)])
    })

  /// iOS 6 and before, in bars: blue-grey, the chosen one darker (looks-and-formats F.4.1; colours MEM).
  static let classicBar = SegmentedControlLook(
    height: 30, font: { .boldSystemFont(ofSize: 12) }, selectedFont: { .boldSystemFont(ofSize: 12) }, padding: 22,
    selectsOnTouchDown: true, duration: 0,
    draw: { list, geometry, appearance in
      let all = geometry.bounds
      if appearance.isTinted {
        list.fillRounded(all, geometry, radius: 5, appearance.tint)
        list.clip = geometry.rect(CGRect(x: 0, y: 0, width: all.width, height: all.height / 2))
        list.fillRounded(all, geometry, radius: 5, UIColor(white: 1, alpha: 0.15))
        list.clip = nil
      } else {
        list.fillRounded(all, geometry, radius: 5, [(0, 0x9fb3cd), (0.5, 0x7793b6), (0.51, 0x6886ad), (1, 0x5d7ca5)])
      }
      for (index, segment) in appearance.segments.enumerated() {
        let isSelected = isSelected(index, appearance)
        if isSelected || appearance.pressed == index {
          list.clip = geometry.rect(segment.frame)
          list.fillRounded(all, geometry, radius: 5, UIColor(hex: 0x1c355a, alpha: 0.55))
          list.fillInnerShadow(all, geometry, radius: 5, blur: 3, dy: 1, UIColor(white: 0, alpha: 0.4))
          list.clip = nil
        }
        drawContent(
          &list, geometry, segment, font: .boldSystemFont(ofSize: 12), color: .white,
          shadow: UIColor(white: 0, alpha: 0.5))
        if index > 0 {
          list.fill(
            geometry.rect(CGRect(x: segment.frame.minX - 0.5, y: 1, width: 1, height: all.height - 2)),
            Paint(UIColor(white: 0, alpha: 0.35).pixel))
        }
      }
      list.fillRing(all, geometry, radius: 5, width: 1, UIColor(white: 0, alpha: 0.4))
    })

  // MARK: Modern

  /// iOS 7 to 12: an outline in the tint, the chosen one filled (looks-and-formats F.4.2).
  static let flat = SegmentedControlLook(
    height: 29, alignmentInset: 1, font: { .systemFont(ofSize: 13) }, selectedFont: { .systemFont(ofSize: 13) },
    padding: 15,
    selectsOnTouchDown: true, duration: 0,
    draw: { list, geometry, appearance in
      let all = geometry.bounds
      for (index, segment) in appearance.segments.enumerated() {
        let isSelected = isSelected(index, appearance)
        if isSelected || appearance.pressed == index {
          list.clip = geometry.rect(segment.frame)
          list.fillRounded(all, geometry, radius: 4, appearance.tint.withAlphaComponent(isSelected ? 1 : 0.15))
          list.clip = nil
        }
        drawContent(
          &list, geometry, segment, font: .systemFont(ofSize: 13), color: isSelected ? .white : appearance.tint)
        if index > 0 {
          list.fill(
            geometry.rect(CGRect(x: segment.frame.minX - 0.5, y: 0, width: 1, height: all.height)),
            Paint(appearance.tint.pixel))
        }
      }
      list.fillRing(all, geometry, radius: 4, width: 1, appearance.tint)
    })

  /// iOS 13 and later: a white plate that slides in a grey trough (looks-and-formats F.4.2).
  static let modern = SegmentedControlLook(
    height: 32, alignmentInset: 1, font: { .systemFont(ofSize: 13) }, selectedFont: { .boldSystemFont(ofSize: 13) },
    padding: 20,
    selectsOnTouchDown: false, duration: 0.3,
    draw: { list, geometry, appearance in
      let all = geometry.bounds
      list.fillRounded(all, geometry, radius: 9, ControlPalette.fill)
      for (index, segment) in appearance.segments.enumerated() where index > 0 {
        // No line beside the plate.
        let distance = appearance.selection.map { min(abs($0 - CGFloat(index)), abs($0 - CGFloat(index - 1))) } ?? 1
        list.fillRounded(
          CGRect(x: segment.frame.minX - 0.5, y: 7, width: 1, height: all.height - 14), geometry, radius: 0.5,
          UIColor(hex: 0x8e8e93, alpha: 0.3 * min(1, distance)))
      }
      if let frame = selectionFrame(appearance) {
        let isPressed = appearance.pressed.map { isSelected($0, appearance) } ?? false
        let plate = frame.insetBy(dx: isPressed ? 3.5 : 2, dy: isPressed ? 3 : 2)
        list.fillShadow(of: plate, geometry, radius: 7, blur: 8, dy: 3, UIColor(white: 0, alpha: 0.12))
        list.fillShadow(of: plate, geometry, radius: 7, blur: 1, dy: 1, UIColor(white: 0, alpha: 0.06))
        list.fillRounded(plate, geometry, radius: 7, appearance.selectedTint ?? ControlPalette.plate)
      }
      for (index, segment) in appearance.segments.enumerated() {
        let isSelected = isSelected(index, appearance)
        let isPressed = appearance.pressed == index && !isSelected
        drawContent(
          &list, geometry, segment, font: isSelected ? .boldSystemFont(ofSize: 13) : .systemFont(ofSize: 13),
          color: UIColor.label.withAlphaComponent(isPressed ? 0.3 : 1))
      }
    })
}
