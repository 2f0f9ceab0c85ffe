import CCanvas
import Foundation

/// A list of drawing steps in pixels, built once for a view's look and drawn wherever the view happens to be.
@MainActor
public struct DisplayList {
  public private(set) var items: [DrawItem] = []
  public private(set) var bounds = PixelRect.empty
  /// The largest part that is covered with opaque pixels.
  public private(set) var opaqueRect = PixelRect.empty
  /// What is added is cut to this rectangle; nil for no limit.
  public var clip: PixelRect?

  public init() {}

  public var isEmpty: Bool { items.isEmpty }

  private mutating func add(_ command: DrawItem.Command, bounds: PixelRect) {
    let visible = clip.map { bounds.intersection($0) } ?? bounds
    guard !visible.isEmpty else { return }
    let item = DrawItem(command: command, bounds: visible)
    items.append(item)
    self.bounds = self.bounds.union(visible)
    let opaque = item.opaqueRect
    if opaque.area > opaqueRect.area { opaqueRect = opaque }
  }

  public mutating func fill(_ rect: PixelRect, _ paint: Paint) {
    if paint.ramp == nil && paint.color.isClear { return }
    add(.fill(rect, paint), bounds: rect)
  }

  public mutating func fill(_ rect: PixelRect, _ mask: Mask, _ paint: Paint) {
    if paint.ramp == nil && paint.color.isClear { return }
    add(.nine(rect, mask, paint), bounds: rect)
  }

  public mutating func fill(_ placed: PlacedMask, x: Int32 = 0, y: Int32 = 0, _ paint: Paint) {
    let mask = placed.mask
    add(
      .mask(x: placed.x + x, y: placed.y + y, mask, paint),
      bounds: PixelRect(x: placed.x + x, y: placed.y + y, width: mask.width, height: mask.height))
  }

  /// Glyphs with the baseline's start at (x, y).
  public mutating func text(_ run: GlyphRun, x: Int32, y: Int32, _ paint: Paint) {
    add(.text(x: x, y: y, run, paint), bounds: run.bounds.offset(x, y))
  }

  public mutating func picture(_ picture: Surface, x: Int32, y: Int32, alpha: UInt8 = 255) {
    add(.picture(x: x, y: y, picture, alpha: alpha), bounds: picture.bounds.offset(x, y))
  }

  public mutating func picture(_ picture: Surface, in rect: PixelRect, alpha: UInt8 = 255) {
    if rect.width == picture.width, rect.height == picture.height {
      return self.picture(picture, x: rect.x, y: rect.y, alpha: alpha)
    }
    add(.stretched(rect, picture, alpha: alpha), bounds: rect)
  }

  /// Draws the whole list on a surface, its origin at (x, y).
  public func draw(on surface: Surface, x: Int32 = 0, y: Int32 = 0) {
    draw(on: surface.native, x: x, y: y, clip: surface.bounds)
  }

  func draw(on surface: cc_surface, x: Int32, y: Int32, clip: PixelRect) {
    for item in items { item.draw(on: surface, dx: x, dy: y, clip: clip) }
  }
}
