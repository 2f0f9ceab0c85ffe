/// The chunks of one frame, back to front, as they are collected from a view tree.
@MainActor
public struct Frame {
  var chunks: [Chunk] = []
  /// The pixels that the frame shows; nothing outside is collected.
  public let bounds: PixelRect

  public init(bounds: PixelRect) { self.bounds = bounds }

  /// Adds a view's own drawing with its origin at (x, y), cut to `clip`.
  public mutating func add(_ contents: ViewContents, x: Int32, y: Int32, clip: PixelRect) {
    let list = contents.list
    let visible = list.bounds.offset(x, y).intersection(clip)
    guard !visible.isEmpty else { return }
    chunks.append(
      Chunk(
        source: .contents(contents, list, version: contents.version), x: x, y: y, clip: clip, bounds: visible,
        opaque: list.opaqueRect.offset(x, y).intersection(clip)))
  }

  /// Adds a layer with its origin at (x, y), cut to `clip`.
  public mutating func add(_ layer: Layer, effect: LayerEffect = LayerEffect(), x: Int32, y: Int32, clip: PixelRect) {
    let place = effect.inverse == nil ? layer.bounds.offset(x, y) : effect.mappedBounds
    let visible = place.intersection(clip)
    guard !visible.isEmpty, effect.alpha > 0 else { return }
    let opaque = layer.isOpaque && effect.alpha == 255 && effect.inverse == nil
    chunks.append(
      Chunk(
        source: .layer(layer, effect), x: x, y: y, clip: clip, bounds: visible, opaque: opaque ? visible : .empty))
  }

  /// The rectangle around all that the frame draws.
  public var extent: PixelRect { chunks.reduce(.empty) { $0.union($1.bounds) } }

  /// Whether one chunk covers `rect` with opaque pixels.
  public func covers(_ rect: PixelRect) -> Bool { chunks.contains { $0.opaque.contains(rect) } }

  /// The frame with everything moved.
  public func moved(_ dx: Int32, _ dy: Int32) -> Frame {
    var frame = Frame(bounds: bounds.offset(dx, dy))
    frame.chunks = chunks.map { chunk in
      var moved = chunk
      moved.x &+= dx
      moved.y &+= dy
      moved.clip = chunk.clip.offset(dx, dy)
      moved.bounds = chunk.bounds.offset(dx, dy)
      moved.opaque = chunk.opaque.offset(dx, dy)
      if case .layer(let layer, var effect) = chunk.source, let inverse = effect.inverse {
        effect.mappedBounds = effect.mappedBounds.offset(dx, dy)
        effect.inverse = LayerEffect.Affine(
          a: inverse.a, b: inverse.b, c: inverse.c, d: inverse.d,
          tx: inverse.tx - inverse.a * Double(dx) - inverse.c * Double(dy),
          ty: inverse.ty - inverse.b * Double(dx) - inverse.d * Double(dy))
        moved.source = .layer(layer, effect)
      }
      return moved
    }
    return frame
  }
}
