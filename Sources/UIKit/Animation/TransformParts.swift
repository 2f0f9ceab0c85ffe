import Foundation

/// A transform taken apart, so that what is between two of them turns and does not shrink, as Core Animation has it.
struct TransformParts {
  var scaleX: Double
  var scaleY: Double
  var shear: Double
  /// In radians, clockwise.
  var angle: Double
  var x: Double
  var y: Double

  /// The transform that scales, shears, turns and moves, in this order.
  var transform: CGAffineTransform {
    let (sine, cosine) = angle == 0 ? (0, 1) : (sin(angle), cos(angle))
    return CGAffineTransform(
      a: scaleX * cosine, b: scaleX * sine, c: shear * cosine - scaleY * sine, d: shear * sine + scaleY * cosine, tx: x,
      ty: y)
  }
}

extension TransformParts {
  init(_ transform: CGAffineTransform) {
    let (a, b, c, d) = (transform.a, transform.b, transform.c, transform.d)
    let length = hypot(a, b)
    x = transform.tx
    y = transform.ty
    guard length > 1e-12 else {
      (scaleX, angle, shear, scaleY) = (0, 0, c, d)
      return
    }
    // A mirror image is one from side to side or from top to bottom, whichever needs no turn.
    let isMirrored = a * d - b * c < 0 && a < 0
    scaleX = isMirrored ? -length : length
    angle = isMirrored ? atan2(-b, -a) : atan2(b, a)
    shear = (a * c + b * d) / scaleX
    scaleY = (a * d - b * c) / scaleX
  }
}
