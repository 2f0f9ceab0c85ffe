import Foundation

/// The interface stands one way, and what iOS before 8 reports is in portrait: points of the one in the other. The home
/// button at the right puts the interface's lower edge at the portrait screen's left one (uikit-facts C.3, B07).
extension SystemTraits {
  /// Windows do not turn, and the interface stands another way than they do.
  package var windowsStandInPortrait: Bool { !windowsRotate && interfaceOrientation != .portrait }

  /// A point of the interface in portrait coordinates.
  package func portraitPoint(_ point: CGPoint) -> CGPoint {
    let size = screenSize
    switch interfaceOrientation {
    case .landscapeRight: return CGPoint(x: size.height - point.y, y: point.x)
    case .landscapeLeft: return CGPoint(x: point.y, y: size.width - point.x)
    case .portraitUpsideDown: return CGPoint(x: size.width - point.x, y: size.height - point.y)
    case .portrait, .unknown: return point
    }
  }

  /// A point in portrait coordinates in those of the interface.
  package func interfacePoint(_ point: CGPoint) -> CGPoint {
    let size = screenSize
    switch interfaceOrientation {
    case .landscapeRight: return CGPoint(x: point.y, y: size.height - point.x)
    case .landscapeLeft: return CGPoint(x: size.width - point.y, y: point.x)
    case .portraitUpsideDown: return CGPoint(x: size.width - point.x, y: size.height - point.y)
    case .portrait, .unknown: return point
    }
  }

  /// A rectangle of the interface in portrait coordinates.
  package func portraitRect(_ rect: CGRect) -> CGRect {
    let start = portraitPoint(rect.origin)
    let end = portraitPoint(CGPoint(x: rect.maxX, y: rect.maxY))
    return CGRect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y))
  }
}
