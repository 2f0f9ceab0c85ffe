import Foundation

/// Where picture, title and subtitle of a configured button stand: pure computation in points.
struct ButtonContent: Equatable {
  enum Placement { case leading, trailing, top, bottom }
  enum Alignment { case leading, center, trailing, fill }

  var image = CGSize.zero
  var title = CGSize.zero
  var subtitle = CGSize.zero
  var placement = Placement.leading
  var imagePadding: CGFloat = 0
  var titlePadding: CGFloat = 0
  /// Where title and subtitle stand beside each other, from the leading edge: 0, 0.5 or 1.
  var titleAlignment: CGFloat = 0.5

  var text: CGSize {
    let gap = title.height > 0 && subtitle.height > 0 ? titlePadding : 0
    return CGSize(
      width: max(title.width, subtitle.width), height: title.height + gap + subtitle.height)
  }

  private var gap: CGFloat { image.width > 0 && text.height > 0 ? imagePadding : 0 }
  private var isVertical: Bool { placement == .top || placement == .bottom }

  var size: CGSize {
    let text = text
    return isVertical
      ? CGSize(width: max(image.width, text.width), height: image.height + gap + text.height)
      : CGSize(width: image.width + gap + text.width, height: max(image.height, text.height))
  }

  struct Frames: Equatable {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  /// The parts' frames in `rect`; from right to left they are mirrored.
  func frames(
    in rect: CGRect, horizontal: Alignment, vertical: Alignment, isRightToLeft: Bool
  ) -> Frames {
    let whole = size
    func start(_ alignment: Alignment, _ from: CGFloat, _ room: CGFloat, _ length: CGFloat) -> CGFloat {
      switch alignment {
      case .leading, .fill: return from
      case .center: return from + (room - length) / 2
      case .trailing: return from + room - length
      }
    }
    let left = start(horizontal, rect.minX, rect.width, whole.width)
    let top = start(vertical, rect.minY, rect.height, whole.height)
    let text = text
    var frames = Frames()
    var textOrigin = CGPoint.zero
    switch placement {
    case .leading, .trailing:
      let isFirst = placement == .leading
      frames.image.origin = CGPoint(
        x: isFirst ? left : left + text.width + gap, y: top + (whole.height - image.height) / 2)
      textOrigin = CGPoint(
        x: isFirst ? left + image.width + gap : left, y: top + (whole.height - text.height) / 2)
    case .top, .bottom:
      let isFirst = placement == .top
      frames.image.origin = CGPoint(
        x: left + (whole.width - image.width) / 2, y: isFirst ? top : top + text.height + gap)
      textOrigin = CGPoint(
        x: left + (whole.width - text.width) / 2, y: isFirst ? top + image.height + gap : top)
    }
    frames.image.size = image
    frames.title = CGRect(
      x: textOrigin.x + (text.width - title.width) * titleAlignment, y: textOrigin.y, width: title.width,
      height: title.height)
    frames.subtitle = CGRect(
      x: textOrigin.x + (text.width - subtitle.width) * titleAlignment,
      y: textOrigin.y + text.height - subtitle.height, width: subtitle.width, height: subtitle.height)
    guard isRightToLeft else { return frames }
    func mirrored(_ frame: CGRect) -> CGRect {
      CGRect(x: rect.minX + rect.maxX - frame.maxX, y: frame.minY, width: frame.width, height: frame.height)
    }
    return Frames(
      image: mirrored(frames.image), title: mirrored(frames.title), subtitle: mirrored(frames.subtitle))
  }
}
