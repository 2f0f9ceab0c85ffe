import Foundation
import UIKit

/// The tab icons, drawn for this project: a form with a pen's line, and a page of text.
@MainActor
enum TabIcons {
  /// Makes the pictures known under the storyboard's names, for the scale of the current screen.
  static func register() {
    UIImage.register(icon(form), named: "first")
    UIImage.register(icon(page), named: "second")
  }

  private static func icon(_ draw: () -> Void) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: 30, height: 30)).image { _ in
      UIColor.white.set()
      draw()
    }
  }

  /// A phone with a text field on it.
  private static func form() {
    let body = UIBezierPath(roundedRect: CGRect(x: 7, y: 2, width: 16, height: 26), cornerRadius: 3)
    body.append(UIBezierPath(rect: CGRect(x: 9, y: 5, width: 12, height: 18)))
    body.usesEvenOddFillRule = true
    body.fill()
    UIBezierPath(roundedRect: CGRect(x: 10, y: 8, width: 10, height: 4), cornerRadius: 1).fill()
    UIBezierPath(rect: CGRect(x: 10, y: 15, width: 10, height: 7)).fill()
  }

  /// A page with a folded corner.
  private static func page() {
    let sheet = UIBezierPath()
    sheet.move(to: CGPoint(x: 6, y: 2))
    sheet.addLine(to: CGPoint(x: 18, y: 2))
    sheet.addLine(to: CGPoint(x: 24, y: 8))
    sheet.addLine(to: CGPoint(x: 24, y: 28))
    sheet.addLine(to: CGPoint(x: 6, y: 28))
    sheet.close()
    for line in 0..<4 {
      sheet.append(UIBezierPath(rect: CGRect(x: 9, y: 11 + CGFloat(line) * 4, width: line == 3 ? 7 : 12, height: 2)))
    }
    sheet.usesEvenOddFillRule = true
    sheet.fill()
  }
}
