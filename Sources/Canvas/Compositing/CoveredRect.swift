/// What is surely covered, beyond the plain rectangles that compositing asks for: also the insides of rounded ones.
extension DisplayList {
  /// The largest part that one step covers completely with opaque pixels.
  public var coveredRect: PixelRect {
    items.reduce(opaqueRect) { largest, item in
      let covered = item.coveredRect
      return covered.area > largest.area ? covered : largest
    }
  }
}

extension DrawItem {
  @MainActor fileprivate var coveredRect: PixelRect {
    guard case .nine(let rect, let mask, let paint) = command, paint.isOpaque else { return .empty }
    return mask.solidPart(of: rect).intersection(bounds)
  }
}

extension Mask {
  /// The larger one of the two bands, across and upright, that the mask covers completely when it is stretched to `rect`;
  /// the corners are in neither.
  fileprivate func solidPart(of rect: PixelRect) -> PixelRect {
    guard slices.left < width, slices.top < height, coverage[Int(slices.top * width + slices.left)] == 255 else {
      return .empty
    }
    var isSolidAcross = true
    for x in 0..<width where coverage[Int(slices.top * width + x)] != 255 { isSolidAcross = false }
    var isSolidUpright = true
    for y in 0..<height where coverage[Int(y * width + slices.left)] != 255 { isSolidUpright = false }
    let left = slices.left
    let right = slices.right
    let top = slices.top
    let bottom = slices.bottom
    func band(_ left: Int32, _ top: Int32, _ right: Int32, _ bottom: Int32) -> PixelRect {
      let size = (width: rect.width - left - right, height: rect.height - top - bottom)
      guard size.width > 0, size.height > 0 else { return .empty }
      return PixelRect(x: rect.x + left, y: rect.y + top, width: size.width, height: size.height)
    }
    let across = isSolidAcross ? band(0, top, 0, bottom) : band(left, top, right, bottom)
    let upright = isSolidUpright ? band(left, 0, right, 0) : across
    return across.area >= upright.area ? across : upright
  }
}
