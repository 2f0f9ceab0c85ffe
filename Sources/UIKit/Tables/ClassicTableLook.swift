import Canvas
import Foundation

extension TableLook {
  /// iPhone OS 2 to iOS 6 (looks-and-formats F.4.1).
  static let classic = TableLook(
    background: { $0 == .plain ? .white : UIColor(hex: 0xc5ccd4) },
    cellColor: { $0 == .plain ? .white : UIColor(hex: 0xf7f7f7) },
    separatorColor: { $0 == .plain ? UIColor(hex: 0xe0e0e0) : UIColor(hex: 0xababab) },
    groupRadius: { $0 == .plain ? 0 : 10 }, linesEndsOfGroups: { _ in false }, linesEmptyRows: { true },
    titleFont: { style, table in
      switch style {
      case .default: .boldSystemFont(ofSize: table == .plain ? 20 : 17)
      case .value1: .boldSystemFont(ofSize: 17)
      case .value2: .boldSystemFont(ofSize: 12)
      case .subtitle: .boldSystemFont(ofSize: 18)
      }
    },
    detailFont: { style in
      switch style {
      case .value1: .systemFont(ofSize: 17)
      case .value2: .boldSystemFont(ofSize: 15)
      default: .systemFont(ofSize: 14)
      }
    },
    titleColor: { style, _ in style == .value2 ? UIColor(hex: 0x385487) : .darkText },
    detailColor: { style in
      switch style {
      case .value1: UIColor(hex: 0x385487)
      case .value2: .darkText
      default: UIColor(hex: 0x808080)
      }
    },
    selectedTextColor: .white,
    headerFont: { .boldSystemFont(ofSize: $0 == .plain ? 18 : 17) },
    footerFont: { $0 == .plain ? .boldSystemFont(ofSize: 18) : .systemFont(ofSize: 15) },
    headerColor: { $0 == .plain ? .white : UIColor(hex: 0x4c566c) },
    headerShadow: { style in
      style == .plain
        ? (UIColor(white: 0, alpha: 0.4), CGSize(width: 0, height: 1)) : (.white, CGSize(width: 0, height: 1))
    },
    capitalizesHeaders: { _ in false },
    drawBackground: { list, geometry, style in
      guard style != .plain else { return }
      // Vertical pinstripes: a light line every seven points.
      list.fill(geometry.rect, Paint(.rgb(0xc5ccd4)))
      let step = geometry.length(7)
      let width = geometry.length(5)
      var x: Int32 = 0
      while x < geometry.pixels.width {
        list.fill(
          PixelRect(x: x, y: 0, width: min(width, geometry.pixels.width - x), height: geometry.pixels.height),
          Paint(.rgb(0xcbd2d8)))
        x += step
      }
    },
    drawCell: { list, geometry, place, color in
      guard place.style != .plain else { return list.fill(geometry.rect, Paint(color.pixel)) }
      let shape = ClassicTableLook.shape(place, geometry)
      // The light edge below a group, then the border, then the ground inside of it.
      if place.position.contains(.last) {
        list.fill(shape.rect.offset(0, geometry.length(1)), shape.mask, Paint(UIColor(white: 1, alpha: 0.7).pixel))
      }
      list.fill(shape.rect, shape.mask, Paint(.rgb(0xababab)))
      list.fill(shape.inner, shape.innerMask, Paint(color.pixel))
    },
    drawSelection: { list, geometry, place, style in
      guard style != .none else { return }
      let stops: [Ramp.Stop] =
        style == .gray
        ? [.init(0, .rgb(0xcdcdcd)), .init(1, .rgb(0xb0b0b0))] : [.init(0, .rgb(0x058cf5)), .init(1, .rgb(0x015de6))]
      let paint = Paint(ramp: .vertical(height: geometry.pixels.height, stops: stops))
      guard place.style != .plain else { return list.fill(geometry.rect, paint) }
      let shape = ClassicTableLook.shape(place, geometry)
      list.fill(shape.inner, shape.innerMask, paint)
    },
    drawHeader: { list, geometry in
      let isOld = UIKitEnvironment.current.traits.majorVersion <= 5
      let stops: [Ramp.Stop] =
        isOld
        ? [.init(0, .rgb(0x8b9fab)), .init(1, .rgb(0xb5c1c9))] : [.init(0, .rgb(0x909eaa)), .init(1, .rgb(0xb7c0c8))]
      list.fill(geometry.rect, Paint(ramp: .vertical(height: geometry.pixels.height, stops: stops)))
      let line = geometry.length(1)
      list.fill(PixelRect(x: 0, y: 0, width: geometry.pixels.width, height: line), Paint(.rgb(0xa4b0b9)))
      list.fill(
        PixelRect(x: 0, y: geometry.pixels.height - line, width: geometry.pixels.width, height: line),
        Paint(.rgb(0x989ea4)))
    },
    drawAccessory: ClassicTableLook.drawAccessory)
}

/// The shapes of classic tables.
@MainActor
enum ClassicTableLook {
  /// A row's part of its group's border, and what lies inside of it.
  static func shape(
    _ place: TableCellPlace, _ geometry: ContentGeometry
  ) -> (rect: PixelRect, mask: Mask, inner: PixelRect, innerMask: Mask) {
    let side = geometry.length(place.borderInset)
    let line = geometry.length(1)
    let radius = 10 * geometry.scale
    var corners: RectCorners = []
    if place.position.contains(.first) { corners.formUnion([.topLeft, .topRight]) }
    if place.position.contains(.last) { corners.formUnion([.bottomLeft, .bottomRight]) }
    // The last point of the height is left for the light edge below the group.
    let bottom = place.position.contains(.last) ? line : 0
    let rect = PixelRect(
      x: side, y: 0, width: max(0, geometry.pixels.width - 2 * side), height: max(0, geometry.pixels.height - bottom))
    let top = place.position.contains(.first) ? line : 0
    let inner = PixelRect(
      x: rect.x + line, y: top, width: max(0, rect.width - 2 * line), height: max(0, rect.height - top - line))
    return (
      rect, ShapeMasks.fill(radius: radius, corners: corners), inner,
      ShapeMasks.fill(radius: radius - CGFloat(line), corners: corners)
    )
  }

  static func drawAccessory(
    _ list: inout DisplayList, _ geometry: ContentGeometry, _ accessory: TableAccessory, _ tint: UIColor,
    _ isHighlighted: Bool, _: Bool
  ) {
    let bounds = geometry.bounds
    let scale = geometry.scale
    func stroke(_ path: Path, _ width: CGFloat, _ color: UIColor) {
      let pixels = path.stroked(width: width).mapped { CGPoint(x: $0.x * scale, y: $0.y * scale) }
      if let mask = PathMasks.mask(of: pixels) { list.fill(mask, Paint(color.pixel)) }
    }
    func chevron(_ point: CGPoint, _ size: CGFloat, _ width: CGFloat, _ color: UIColor) {
      var path = Path()
      path.move(to: CGPoint(x: point.x - size, y: point.y - size))
      path.addLine(to: point)
      path.addLine(to: CGPoint(x: point.x - size, y: point.y + size))
      stroke(path, width, color)
    }
    switch accessory {
    case .chevron:
      chevron(
        CGPoint(x: bounds.maxX - 1.5, y: bounds.midY), 4.5, 3, isHighlighted ? .white : UIColor(hex: 0x808080))
    case .checkmark:
      var path = Path()
      path.move(to: CGPoint(x: bounds.midX - 5, y: bounds.midY))
      path.addLine(to: CGPoint(x: bounds.midX - 1.5, y: bounds.midY + 4.5))
      path.addLine(to: CGPoint(x: bounds.midX + 5, y: bounds.midY - 5.5))
      stroke(path, 2.5, isHighlighted ? .white : UIColor(hex: 0x324f85))
    case .detail, .detailDisclosure:
      // A glossy blue disc with a white ring and shadow.
      let disc = geometry.placed(CGRect(x: bounds.midX - 13, y: bounds.midY - 13, width: 26, height: 26))
      let radius = Double(disc.width) / 2
      let sigma = Double(1.2 * scale)
      let reach = ShapeMasks.shadowReach(sigma: sigma)
      list.fill(
        disc.inset(-reach, -reach).offset(0, geometry.length(1)), ShapeMasks.shadow(radius: radius, sigma: sigma),
        Paint(UIColor(white: 0, alpha: 0.5).pixel))
      list.fill(disc, ShapeMasks.fill(radius: radius), Paint(.white))
      let inner = disc.inset(geometry.length(2), geometry.length(2))
      let stops: [Ramp.Stop] =
        isHighlighted
        ? [.init(0, .rgb(0x6a8fd0)), .init(1, .rgb(0x1b3f86))]
        : [
          .init(0, .rgb(0x8fb8f5)), .init(0.49, .rgb(0x3f83e8)), .init(0.5, .rgb(0x2169dc)), .init(1, .rgb(0x3c8cf2)),
        ]
      list.fill(
        inner, ShapeMasks.fill(radius: Double(inner.width) / 2),
        Paint(ramp: .vertical(height: inner.height, stops: stops)))
      chevron(CGPoint(x: bounds.midX + 3.5, y: bounds.midY), 4.5, 3, .white)
    }
  }
}
