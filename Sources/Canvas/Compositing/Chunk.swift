/// A piece of a frame: a display list or a layer at a place, back to front.
public struct Chunk {
  enum Source {
    case contents(ViewContents, DisplayList, version: Int)
    case layer(Layer, LayerEffect)
  }

  var source: Source
  var x: Int32
  var y: Int32
  /// In the surface's pixels.
  var clip: PixelRect
  /// What it can touch, in the surface's pixels, clipped.
  var bounds: PixelRect
  /// What it covers completely.
  var opaque: PixelRect
}
