import Foundation

/// Masks of paths, made once and kept.
@MainActor
public enum PathMasks {
  private struct Key: Hashable {
    var path: Path
    var blur: Double
    var evenOdd: Bool
  }

  private static var masks: [Key: PlacedMask] = [:]
  private static let limit = 256

  /// The mask of a path in pixels, optionally blurred by `sigma` pixels; nil when the path is empty.
  public static func mask(of path: Path, evenOdd: Bool = false, sigma: Double = 0) -> PlacedMask? {
    let key = Key(path: path, blur: sigma, evenOdd: evenOdd)
    if let placed = masks[key] { return placed }
    guard let box = path.bounds, box.width.isFinite, box.height.isFinite, abs(box.minX) < 1e6, abs(box.minY) < 1e6,
      box.width < 8192, box.height < 8192
    else { return nil }
    let reach = CGFloat(ShapeMasks.shadowReach(sigma: sigma))
    let x = Int32((box.minX - reach).rounded(.down))
    let y = Int32((box.minY - reach).rounded(.down))
    let mask = Mask(
      path: path, width: Int32((box.maxX + reach).rounded(.up)) - x, height: Int32((box.maxY + reach).rounded(.up)) - y,
      offset: (Double(-x), Double(-y)), evenOdd: evenOdd)
    mask.blur(sigma: sigma)
    let placed = PlacedMask(mask: mask, x: x, y: y)
    if masks.count >= limit { masks.removeAll() }
    masks[key] = placed
    return placed
  }
}

/// A mask and where its top left corner lies, in pixels.
public struct PlacedMask {
  public var mask: Mask
  public var x: Int32
  public var y: Int32

  public init(mask: Mask, x: Int32, y: Int32) {
    self.mask = mask
    self.x = x
    self.y = y
  }
}
