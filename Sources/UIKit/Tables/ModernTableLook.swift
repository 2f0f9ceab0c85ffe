import Canvas
import Foundation

/// What the tables of iOS 7 and later have in common.
@MainActor
enum ModernTableLook {
  /// Behind the titles of plain sections (the dark value MEM).
  static let headerGround = UIColor { traits in
    UIColor(hex: traits.userInterfaceStyle == .dark ? 0x1c1c1e : 0xf7f7f7)
  }

  static func titleFont(_ style: UITableViewCell.CellStyle, _ table: UITableView.Style) -> UIFont {
    .systemFont(ofSize: style == .value2 ? 14 : 17)
  }

  static func detailFont(_ style: UITableViewCell.CellStyle) -> UIFont {
    switch style {
    case .value1: .systemFont(ofSize: 17)
    case .value2: .systemFont(ofSize: 14)
    default: .systemFont(ofSize: 12)
    }
  }

  static func titleColor(_ style: UITableViewCell.CellStyle, _ tint: UIColor) -> UIColor {
    style == .value2 ? tint : .label
  }

  static func headerFont(_ style: UITableView.Style) -> UIFont {
    style == .plain ? .boldSystemFont(ofSize: 17) : .systemFont(ofSize: 13)
  }

  /// The corners of a row at an end of an inset group are round.
  private static func shape(_ place: TableCellPlace, _ geometry: ContentGeometry) -> Mask? {
    let radius = TableLook.current.groupRadius(place.style)
    guard radius > 0, !place.position.isEmpty else { return nil }
    var corners: RectCorners = []
    if place.position.contains(.first) { corners.formUnion([.topLeft, .topRight]) }
    if place.position.contains(.last) { corners.formUnion([.bottomLeft, .bottomRight]) }
    return ShapeMasks.fill(radius: radius * geometry.scale, corners: corners)
  }

  static func drawCell(
    _ list: inout DisplayList, _ geometry: ContentGeometry, _ place: TableCellPlace, _ color: UIColor
  ) { drawSelection(&list, geometry, place, color) }

  static func drawSelection(
    _ list: inout DisplayList, _ geometry: ContentGeometry, _ place: TableCellPlace, _ color: UIColor
  ) {
    if let shape = shape(place, geometry) {
      list.fill(geometry.rect, shape, Paint(color.pixel))
    } else {
      list.fill(geometry.rect, Paint(color.pixel))
    }
  }

  static func drawAccessory(
    _ list: inout DisplayList, _ geometry: ContentGeometry, _ accessory: TableAccessory, _ tint: UIColor,
    _ isHighlighted: Bool, _ isMirrored: Bool
  ) {
    let bounds = geometry.bounds
    let scale = geometry.scale
    func stroke(_ path: Path, _ width: CGFloat, _ color: UIColor) {
      let pixels = path.stroked(width: width).mapped { CGPoint(x: $0.x * scale, y: $0.y * scale) }
      if let mask = PathMasks.mask(of: pixels) { list.fill(mask, Paint(color.pixel)) }
    }
    switch accessory {
    case .chevron:
      // 7 × 12 around the middle, the point at the end (F.4.2: 8 × 13 with its line).
      let isThin = UIKitEnvironment.current.traits.majorVersion < 13
      let middle = CGPoint(x: isMirrored ? bounds.minX + 1.2 : bounds.maxX - 1.2, y: bounds.midY)
      let back: CGFloat = isMirrored ? 5.6 : -5.6
      var path = Path()
      path.move(to: CGPoint(x: middle.x + back, y: middle.y - 5.6))
      path.addLine(to: middle)
      path.addLine(to: CGPoint(x: middle.x + back, y: middle.y + 5.6))
      stroke(path, isThin ? 2 : 2.2, isThin ? UIColor(hex: 0xc7c7cc) : .tertiaryLabel)
    case .checkmark:
      var path = Path()
      let middle = CGPoint(x: bounds.midX, y: bounds.midY)
      path.move(to: CGPoint(x: middle.x - 6, y: middle.y + 0.5))
      path.addLine(to: CGPoint(x: middle.x - 2.2, y: middle.y + 5))
      path.addLine(to: CGPoint(x: middle.x + 6, y: middle.y - 5.5))
      stroke(path, 1.9, tint)
    case .detail, .detailDisclosure:
      let color = tint.withAlphaComponent(isHighlighted ? 0.3 : 1)
      let disc = geometry.placed(CGRect(x: bounds.midX - 11, y: bounds.midY - 11, width: 22, height: 22))
      list.fill(
        disc, ShapeMasks.ring(radius: Double(disc.width) / 2, width: Double(geometry.length(1.2))), Paint(color.pixel))
      let font = UIFont.systemFont(ofSize: 15)
      list.text(
        font.run("i", scale: scale), x: geometry.x(bounds.midX - font.width(of: "i") / 2),
        y: geometry.y(bounds.midY + font.capHeight / 2), Paint(color.pixel))
    }
  }
}
