import Foundation

/// A property of a view that can be animated, as numbers.
enum AnimatableProperty: CaseIterable {
  case position, boundsOrigin, boundsSize, transform, alpha, backgroundColor

  func vector(of state: ViewState) -> SIMD8<Double> {
    var v = SIMD8<Double>()
    switch self {
    case .position: (v[0], v[1]) = (state.center.x, state.center.y)
    case .boundsOrigin: (v[0], v[1]) = (state.bounds.origin.x, state.bounds.origin.y)
    case .boundsSize: (v[0], v[1]) = (state.bounds.width, state.bounds.height)
    case .transform:
      let parts = TransformParts(state.transform)
      v = [parts.scaleX, parts.scaleY, parts.shear, parts.angle, parts.x, parts.y, 0, 0]
    case .alpha: v[0] = state.alpha
    case .backgroundColor:
      let color = state.backgroundColor ?? .clear
      v = [color.red, color.green, color.blue, color.alpha, 0, 0, 0, 0]
    }
    return v
  }

  func apply(_ v: SIMD8<Double>, to state: inout ViewState) {
    switch self {
    case .position: state.center = CGPoint(x: v[0], y: v[1])
    case .boundsOrigin: state.bounds.origin = CGPoint(x: v[0], y: v[1])
    case .boundsSize: state.bounds.size = CGSize(width: v[0], height: v[1])
    case .transform:
      state.transform =
        TransformParts(scaleX: v[0], scaleY: v[1], shear: v[2], angle: v[3], x: v[4], y: v[5]).transform
    // A spring swings beyond its end.
    case .alpha: state.alpha = min(max(v[0], 0), 1)
    case .backgroundColor: state.backgroundColor = UIColor(red: v[0], green: v[1], blue: v[2], alpha: v[3])
    }
  }
}
