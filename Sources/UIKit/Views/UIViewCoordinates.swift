import Foundation

extension UIView {
  /// A point of this view's coordinates in those of its superview.
  func pointInSuperview(_ point: CGPoint) -> CGPoint {
    let state = model
    if state.transform.isIdentity {
      return CGPoint(
        x: point.x - state.bounds.minX + state.center.x - state.bounds.width / 2,
        y: point.y - state.bounds.minY + state.center.y - state.bounds.height / 2)
    }
    let centered = CGPoint(x: point.x - state.bounds.midX, y: point.y - state.bounds.midY)
    let mapped = centered.applying(state.transform)
    return CGPoint(x: mapped.x + state.center.x, y: mapped.y + state.center.y)
  }

  func pointFromSuperview(_ point: CGPoint) -> CGPoint {
    let state = model
    let moved = CGPoint(x: point.x - state.center.x, y: point.y - state.center.y)
    let mapped = state.transform.isIdentity ? moved : moved.applying(state.transform.inverted())
    return CGPoint(x: mapped.x + state.bounds.midX, y: mapped.y + state.bounds.midY)
  }

  /// A point of this view in screen coordinates (a window's place on the screen included).
  package func pointOnScreen(_ point: CGPoint) -> CGPoint {
    var result = point
    climb {
      result = $0.pointInSuperview(result)
      return true
    }
    return result
  }

  package func pointFromScreen(_ point: CGPoint) -> CGPoint {
    guard let parent else { return pointFromSuperview(point) }
    return pointFromSuperview(parent.pointFromScreen(point))
  }

  /// A point of this view in the coordinates of `view`; of the window when that is nil.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let target = view ?? rootOfTree
    if target.standsInPortrait, target !== self {
      return UIKitEnvironment.current.traits.portraitPoint(target.pointFromScreen(pointOnScreen(point)))
    }
    if target === self { return point }
    if target.parent === self { return target.pointFromSuperview(point) }
    return target.pointFromScreen(pointOnScreen(point))
  }

  /// A point of `view` (of the screen's window when nil) in this view's coordinates.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    if let view, view === self || !view.standsInPortrait { return view.convert(point, to: self) }
    let root = view ?? rootOfTree
    if root !== self, root.standsInPortrait {
      return pointFromScreen(root.pointOnScreen(UIKitEnvironment.current.traits.interfacePoint(point)))
    }
    // A window's own coordinates; from nil means those of the window, for a window those of the screen.
    return root === self ? pointFromSuperview(point) : root.convert(point, to: self)
  }

  /// A rectangle of this view in the coordinates of `view`; of the window when that is nil.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    Self.boundingBox(of: rect) { convert($0, to: view) }
  }

  /// A rectangle of `view` (of the window when nil) in this view's coordinates.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    Self.boundingBox(of: rect) { convert($0, from: view) }
  }

  /// The view is a window whose coordinates are those of the portrait screen while the interface stands another way:
  /// before iOS 8 only the root view turns. Inside, a window's coordinates turn all the same; conversions hide that.
  private var standsInPortrait: Bool {
    UIKitEnvironment.current.traits.windowsStandInPortrait && self is UIWindow
  }

  /// The view's bounds on the screen, in points.
  package var screenFrame: CGRect { rectOnScreen(bounds) }

  /// A rectangle of the view's in coordinates of the screen as the interface stands, points.
  package func rectOnScreen(_ rect: CGRect) -> CGRect { Self.boundingBox(of: rect) { pointOnScreen($0) } }

  private static func boundingBox(of rect: CGRect, _ map: (CGPoint) -> CGPoint) -> CGRect {
    let a = map(CGPoint(x: rect.minX, y: rect.minY))
    let b = map(CGPoint(x: rect.maxX, y: rect.minY))
    let c = map(CGPoint(x: rect.minX, y: rect.maxY))
    let d = map(CGPoint(x: rect.maxX, y: rect.maxY))
    let left = min(a.x, b.x, c.x, d.x)
    let top = min(a.y, b.y, c.y, d.y)
    return CGRect(x: left, y: top, width: max(a.x, b.x, c.x, d.x) - left, height: max(a.y, b.y, c.y, d.y) - top)
  }
}
