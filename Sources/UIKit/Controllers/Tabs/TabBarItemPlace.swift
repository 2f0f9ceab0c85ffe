import Canvas
import Foundation

/// One item of a tab bar and where its parts lie. Lengths in points, in the bar's coordinates.
@MainActor
struct TabBarItemPlace {
  let item: UITabBarItem
  let frame: CGRect
  let isSelected: Bool
  let metrics: TabBarMetrics
  /// The picture in the size in which it is shown.
  let image: UIImage?
  let imageFrame: CGRect
  let font: UIFont
  /// The title as far as there is room, and where its baseline begins.
  let title: String
  let titleStart: CGPoint
  private let badgePlace: CGPoint

  /// Between picture and title that stand side by side (MEM).
  private static let gap: CGFloat = 7

  init(_ item: UITabBarItem, in frame: CGRect, isSelected: Bool, metrics: TabBarMetrics, look: TabBarLook) {
    self.item = item
    self.frame = frame
    self.isSelected = isSelected
    self.metrics = metrics
    badgePlace = look.badgePlace
    font = look.font(metrics.fontSize)
    let image = item.image(isSelected: isSelected, scaledBy: metrics.imageScale)
    self.image = image
    let imageSize = image?.size ?? .zero
    var room = frame.width - 4
    if metrics.isInline, image != nil { room -= imageSize.width + Self.gap }
    let line = TextLayout.cut(item.title ?? "", font: font, width: max(0, room), mode: .byTruncatingTail)
    title = line.text
    if metrics.isInline {
      let both = imageSize.width + (image != nil && !title.isEmpty ? Self.gap : 0) + line.width
      let start = frame.midX - both / 2
      let middle = frame.minY + metrics.height / 2
      imageFrame = CGRect(origin: CGPoint(x: start, y: middle - imageSize.height / 2), size: imageSize)
      titleStart = CGPoint(
        x: start + both - line.width, y: middle - font.lineHeight / 2 + font.ascender)
    } else {
      imageFrame = CGRect(
        origin: CGPoint(x: frame.midX - imageSize.width / 2, y: 18 - imageSize.height / 2), size: imageSize)
      // 4 above the lower edge of the bar (uikit-facts E.15).
      titleStart = CGPoint(x: frame.midX - line.width / 2, y: metrics.height - 4)
    }
  }

  func drawTitle(_ list: inout DisplayList, _ geometry: ContentGeometry, color: UIColor) {
    guard !title.isEmpty else { return }
    list.text(
      font.run(title, scale: geometry.scale), x: geometry.x(titleStart.x), y: geometry.y(titleStart.y),
      Paint(color.pixel))
  }

  func drawBadge(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    guard let badge = item.badgeValue, !badge.isEmpty else { return }
    // At the picture's upper right corner (MEM); of an item without a picture, where that would be.
    let place =
      metrics.isInline
      ? CGPoint(x: imageFrame.maxX - 11, y: max(0, imageFrame.minY - 4))
      : CGPoint(x: frame.midX + badgePlace.x, y: badgePlace.y)
    TabBadge.draw(&list, geometry, badge, at: place, color: item.badgeColor)
  }
}
