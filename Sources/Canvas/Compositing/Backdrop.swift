import CCanvas

/// What lies behind a part of a frame, seen through frosted glass.
///
/// It keeps the pixels below its place, a blur's reach further on every side, as a picture of its own that only draws what
/// changed; where nothing did, nothing is blurred either.
@MainActor
public final class Backdrop {
  /// The glass. Lengths are pixels.
  public struct Material: Equatable {
    /// The standard deviation of the blur.
    public var sigma: Double
    /// 1 leaves the colours as they are, more makes them stronger.
    public var saturation: Double
    /// Laid over what is blurred.
    public var tint: PixelColor

    public init(sigma: Double, saturation: Double, tint: PixelColor) {
      self.sigma = sigma.isFinite ? min(max(sigma, 0.5), 200) : 0.5
      self.saturation = saturation
      self.tint = tint
    }

    /// How far away a pixel may lie that has a say.
    var reach: Int32 { Int32((sigma * 3).rounded(.up)) }
  }

  private var below: Compositor?
  private var region = PixelRect.empty
  private var layer: Layer?
  private var place = PixelRect.empty
  private var material: Material?
  private var corners: Mask?
  private var lastFrame = -1

  /// Counts the frames of a screen: a backdrop that was left out of one does not know what changed in it.
  public static var frame = 0

  public init() {}

  /// The frosted picture of what `frame` shows so far at `place`, to be added to it there; nil where there is none.
  ///
  /// `corners` cuts it to a rounded rectangle.
  public func update(
    below frame: Frame, at place: PixelRect, material: Material, corners: Mask?
  ) -> Layer? {
    let part = place.intersection(frame.bounds)
    guard !part.isEmpty else { return nil }
    let region = part.inset(-material.reach, -material.reach).intersection(frame.bounds)
    prepare(region, part)
    guard let below, let layer, let target = layer.compositor?.surface else { return nil }
    if lastFrame != Self.frame - 1 || region != self.region { below.invalidate() }
    lastFrame = Self.frame
    let isSame = region == self.region && part == self.place && material == self.material && corners === self.corners
    (self.region, self.place, self.material, self.corners) = (region, part, material, corners)
    below.render(frame.part(region).moved(-region.x, -region.y))
    if isSame, below.lastDamage.isEmpty { return layer }
    guard
      cc_frost(
        target.native, below.surface.native, part.x - region.x, part.y - region.y, material.sigma,
        material.saturation, material.tint.value)
    else { return nil }
    if let corners, part == place { cut(target, corners) }
    let whole = layer.bounds
    if isSame {
      for rect in below.lastDamage.rects {
        layer.changed.add(
          rect.inset(-material.reach, -material.reach).offset(region.x - part.x, region.y - part.y)
            .intersection(whole))
      }
    } else {
      layer.changed.add(whole)
    }
    return layer
  }

  private func prepare(_ region: PixelRect, _ part: PixelRect) {
    if below == nil || below?.surface.width != region.width || below?.surface.height != region.height {
      below = Surface(width: region.width, height: region.height).map {
        Compositor(surface: $0, isOpaque: false, isObserver: true)
      }
    }
    if layer == nil || layer?.width != part.width || layer?.height != part.height {
      layer = Layer(width: part.width, height: part.height, isOpaque: false)
      place = .empty
    }
  }

  private func cut(_ surface: Surface, _ mask: Mask) {
    let s = mask.slices
    cc_multiply_nine(surface.native, surface.bounds.native, mask.native, s.left, s.top, s.right, s.bottom)
  }
}

extension Frame {
  /// What of the frame can touch a rectangle.
  fileprivate func part(_ rect: PixelRect) -> Frame {
    var frame = Frame(bounds: rect)
    frame.chunks = chunks.filter { !$0.bounds.intersection(rect).isEmpty }
    return frame
  }
}
