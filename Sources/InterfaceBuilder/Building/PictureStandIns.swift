import Foundation
import UIKit

/// Pictures that stand in the place of those that are not beside the file. The file tells how large each was, and layout
/// hangs on that.
@MainActor
enum PictureStandIns {
  /// The longest side of a symbol of the system in ems. MEM: symbols are a little larger than capitals.
  private static let symbolSide: CGFloat = 1.2

  /// A picture of the size that the file gives; nil when it gives none.
  static func picture(for resource: ImageResource?, pointSize: CGFloat?) -> UIImage? {
    guard let resource else { return nil }
    var size = resource.size
    guard size.width > 0, size.height > 0, size.width <= 4096, size.height <= 4096 else { return nil }
    if resource.isSystem {
      // The file holds a symbol's proportions only; its size follows the text's.
      let factor = (pointSize ?? 17) * symbolSide / max(size.width, size.height)
      let scale = UIScreen.main.scale
      size = CGSize(
        width: max(1, (size.width * factor * scale).rounded() / scale),
        height: max(1, (size.height * factor * scale).rounded() / scale))
      return symbol(size)
    }
    return crossedBox(size)
  }

  /// A pale box with its diagonals, as drawings show a picture that is to come.
  private static func crossedBox(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { context in
      let rect = CGRect(origin: .zero, size: size)
      UIColor(white: 0.5, alpha: 0.18).setFill()
      context.fill(rect)
      UIColor(white: 0.5, alpha: 0.45).setStroke()
      let line = UIBezierPath(rect: rect.insetBy(dx: 0.5, dy: 0.5))
      line.move(to: .zero)
      line.addLine(to: CGPoint(x: size.width, y: size.height))
      line.move(to: CGPoint(x: size.width, y: 0))
      line.addLine(to: CGPoint(x: 0, y: size.height))
      line.stroke()
    }
  }

  /// An outline that takes the tint, as symbols do.
  private static func symbol(_ size: CGSize) -> UIImage {
    UIGraphicsImageRenderer(size: size).image { _ in
      UIColor.black.setStroke()
      let line = max(1, min(size.width, size.height) / 12)
      let path = UIBezierPath(
        roundedRect: CGRect(origin: .zero, size: size).insetBy(dx: line / 2, dy: line / 2),
        cornerRadius: min(size.width, size.height) / 4)
      path.lineWidth = line
      path.stroke()
    }
    .withRenderingMode(.alwaysTemplate)
  }
}
