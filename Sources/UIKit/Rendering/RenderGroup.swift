import Canvas

/// The layer of a view whose subtree has pixels of its own.
@MainActor
final class RenderGroup {
  var layer: Layer?
  /// The part of the view's coordinates that the layer holds, in pixels from the view's origin.
  var extent = PixelRect.empty
  /// False when something in the subtree changed since the layer was drawn.
  var isCurrent = false
}
