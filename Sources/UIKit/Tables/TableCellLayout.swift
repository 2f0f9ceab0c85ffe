import Foundation

/// Where a cell's picture and labels lie in its content, in points: places that files record (looks-and-formats F.4).
struct TableCellLayout: Equatable {
  /// What the places hang on.
  struct Content {
    var style: UITableViewCell.CellStyle
    var isClassic: Bool
    /// The content view's size.
    var size: CGSize
    /// At the left, and at the right.
    var margin: CGFloat
    var endMargin: CGFloat
    /// The picture's size; zero for none.
    var image: CGSize
    /// The sizes of the texts; zero for none.
    var title: CGSize
    var detail: CGSize
    var titleAscender: CGFloat
    var detailAscender: CGFloat
  }

  var image = CGRect.zero
  var title = CGRect.zero
  var detail = CGRect.zero

  init(_ content: Content) {
    let height = content.size.height
    var left = content.margin
    if content.image.width > 0, content.style != .value2 {
      let size = Self.fitted(content.image, height: height)
      // Up to iOS 6 the picture touches the edge.
      image = CGRect(
        x: content.isClassic ? 0 : left, y: ((height - size.height) / 2).rounded(.down), width: size.width,
        height: size.height)
      left = image.maxX + (content.isClassic ? 10 : max(content.margin, 15))
    }
    let end = max(left, content.size.width - content.endMargin)
    let room = end - left
    func centered(_ text: CGSize) -> CGFloat { max(0, ((height - text.height) / 2).rounded(.up)) }
    switch content.style {
    case .default:
      title = CGRect(x: left, y: 0, width: room, height: height)
    case .value1:
      let titleWidth = min(content.title.width, room)
      let gap: CGFloat = 6
      let detailWidth = min(content.detail.width, max(0, room - titleWidth - (titleWidth > 0 ? gap : 0)))
      title = CGRect(x: left, y: centered(content.title), width: titleWidth, height: content.title.height)
      // The texts stand on one line.
      let y =
        content.title.height > 0
        ? title.minY + (content.titleAscender - content.detailAscender).rounded() : centered(content.detail)
      detail = CGRect(x: end - detailWidth, y: y, width: detailWidth, height: content.detail.height)
    case .value2:
      let width: CGFloat = content.isClassic ? 67 : 91
      let gap: CGFloat = 6
      title = CGRect(x: left, y: centered(content.title), width: width, height: content.title.height)
      let start = left + width + gap
      let y =
        content.title.height > 0
        ? title.minY + (content.titleAscender - content.detailAscender).rounded() : centered(content.detail)
      detail = CGRect(
        x: start, y: y, width: min(content.detail.width, max(0, end - start)), height: content.detail.height)
    case .subtitle:
      guard content.detail.height > 0 else {
        title = CGRect(x: left, y: 0, width: room, height: height)
        return
      }
      let gap: CGFloat = content.isClassic ? 0 : 1
      let whole = content.title.height + gap + content.detail.height
      let top = max(0, ((height - whole) / 2).rounded(.up))
      title = CGRect(x: left, y: top, width: min(content.title.width, room), height: content.title.height)
      detail = CGRect(
        x: left, y: title.maxY + gap, width: min(content.detail.width, room), height: content.detail.height)
    }
  }

  /// A picture higher than its cell shrinks.
  private static func fitted(_ size: CGSize, height: CGFloat) -> CGSize {
    guard size.height > height, size.height > 0, height > 0 else { return size }
    return CGSize(width: size.width * height / size.height, height: height)
  }
}
