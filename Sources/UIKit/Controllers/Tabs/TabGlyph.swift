import Canvas
import Foundation

/// The pictures of the system's tabs, drawn for this project: lines and surfaces in a square of 26 points.
@MainActor
enum TabGlyph {
  private static let side: CGFloat = 26

  static func image(of item: UITabBarItem.SystemItem) -> UIImage {
    UIGraphicsImageRenderer(size: CGSize(width: side, height: side)).image { _ in
      UIColor.black.set()
      draw(item)
    }
  }

  private static func draw(_ item: UITabBarItem.SystemItem) {
    switch item {
    case .more: for x in [4.5, 13, 21.5] { circle(x, 13, 2.6).fill() }
    case .favorites, .featured, .topRated: star.fill()
    case .recents, .history, .mostRecent: drawClock()
    case .contacts:
      circle(13, 8.5, 5).fill()
      let body = UIBezierPath()
      body.addArc(
        withCenter: CGPoint(x: 13, y: 24), radius: 9, startAngle: .pi, endAngle: 2 * .pi, clockwise: true)
      body.close()
      body.fill()
    case .bookmarks:
      line(
        1.5,
        [(13, 7), (9, 5), (2, 5), (2, 20), (9, 20), (13, 22), (17, 20), (24, 20), (24, 5), (17, 5), (13, 7), (13, 22)])
    case .search:
      let ring = circle(11, 11, 7.5)
      ring.lineWidth = 2
      ring.stroke()
      line(2.6, [(16.5, 16.5), (23, 23)])
    case .downloads:
      line(2, [(13, 3), (13, 16)])
      line(2, [(8, 11), (13, 16), (18, 11)])
      line(2, [(3, 17), (3, 23), (23, 23), (23, 17)])
    case .mostViewed:
      for (x, top) in [(3.0, 15.0), (10.5, 9.0), (18.0, 3.0)] {
        UIBezierPath(rect: CGRect(x: x, y: top, width: 5, height: 23 - top)).fill()
      }
    }
  }

  private static func circle(_ x: CGFloat, _ y: CGFloat, _ radius: CGFloat) -> UIBezierPath {
    UIBezierPath(ovalIn: CGRect(x: x - radius, y: y - radius, width: 2 * radius, height: 2 * radius))
  }

  private static func line(_ width: CGFloat, _ points: [(CGFloat, CGFloat)]) {
    let path = UIBezierPath()
    for (index, point) in points.enumerated() {
      let place = CGPoint(x: point.0, y: point.1)
      if index == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.lineWidth = width
    path.stroke()
  }

  private static var star: UIBezierPath {
    let path = UIBezierPath()
    for corner in 0..<10 {
      let radius: CGFloat = corner.isMultiple(of: 2) ? 12 : 4.8
      let angle = CGFloat(corner) / 10 * 2 * .pi - .pi / 2
      let place = CGPoint(x: 13 + radius * cos(angle), y: 14 + radius * sin(angle))
      if corner == 0 { path.move(to: place) } else { path.addLine(to: place) }
    }
    path.close()
    return path
  }

  private static func drawClock() {
    let ring = circle(13, 13, 10.5)
    ring.lineWidth = 2
    ring.stroke()
    line(2, [(13, 6.5), (13, 13), (17.5, 15.5)])
  }
}

extension UITabBarItem.SystemItem {
  /// The word below the picture (UIKit's documentation).
  var title: String {
    switch self {
    case .more: "More"
    case .favorites: "Favorites"
    case .featured: "Featured"
    case .topRated: "Top Rated"
    case .recents: "Recents"
    case .contacts: "Contacts"
    case .history: "History"
    case .bookmarks: "Bookmarks"
    case .search: "Search"
    case .downloads: "Downloads"
    case .mostRecent: "Most Recent"
    case .mostViewed: "Most Viewed"
    }
  }
}
