import CCanvas

/// What happens to a layer's pixels on their way to the surface below.
public struct LayerEffect: Equatable, Sendable {
  /// 0 … 255.
  public var alpha: UInt8 = 255
  /// The map from a pixel of the surface to one of the layer, when the layer is scaled or turned.
  public var inverse: Affine?
  /// Where the layer's pixels come to lie, in the surface's pixels, when it is scaled or turned.
  public var mappedBounds: PixelRect = .empty

  /// sx = a·x + c·y + tx, sy = b·x + d·y + ty.
  public struct Affine: Equatable, Sendable {
    public var a, b, c, d, tx, ty: Double

    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
      (self.a, self.b, self.c, self.d, self.tx, self.ty) = (a, b, c, d, tx, ty)
    }

    var native: cc_affine { cc_affine(a: a, b: b, c: c, d: d, tx: tx, ty: ty) }
  }

  public init(alpha: UInt8 = 255, inverse: Affine? = nil, mappedBounds: PixelRect = .empty) {
    self.alpha = alpha
    self.inverse = inverse
    self.mappedBounds = mappedBounds
  }
}
