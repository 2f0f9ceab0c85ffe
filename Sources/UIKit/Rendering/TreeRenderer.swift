import Canvas
import Foundation

/// Turns view trees into frames: every view's own display list at its place, subtrees with pixels of their own as layers.
@MainActor
package enum TreeRenderer {
  /// Adds the windows' views to a frame whose pixel (0, 0) is the screen's point `origin`.
  package static func collect(_ windows: [UIWindow], origin: CGPoint, scale: CGFloat, into frame: inout Frame) {
    Backdrop.frame &+= 1
    UIKitEnvironment.collectedFrames += 1
    defer { UIKitEnvironment.collectedFrames += 1 }
    for window in windows {
      let place = window.presented.plainOrigin
      collect(
        window, at: CGPoint(x: place.x - origin.x, y: place.y - origin.y), scale: scale, clip: frame.bounds,
        into: &frame)
    }
  }

  /// `point` is where the view's frame begins on the surface, in points.
  private static func collect(
    _ view: UIView, at point: CGPoint, scale: CGFloat, clip: PixelRect, into frame: inout Frame
  ) {
    if view.isHidden { return }
    let state = view.animations.isEmpty ? view.model : view.presented
    if state.alpha < 0.01 { return }
    let x = Int32(clamping: (point.x * scale).rounded())
    let y = Int32(clamping: (point.y * scale).rounded())
    let size = PixelSize(
      width: Int32(clamping: (state.bounds.width * scale).rounded()),
      height: Int32(clamping: (state.bounds.height * scale).rounded()))
    if view.readsBackdrop {
      view.addBackdrop(
        to: &frame, at: PixelRect(x: x, y: y, width: size.width, height: size.height), clip: clip, scale: scale,
        alpha: state.alpha)
    }
    let cutsCorners = view.clipsToBounds && view.hasLayer && view.layer.cornerRadius > 0
    if view.isRasterized || state.alpha < 0.999 || cutsCorners || !state.transform.isPlain {
      collectGroup(view, state, at: point, x: x, y: y, size: size, scale: scale, clip: clip, into: &frame)
    } else {
      collectPlain(view, state, at: point, x: x, y: y, size: size, scale: scale, clip: clip, into: &frame)
    }
  }

  private static func collectPlain(
    _ view: UIView, _ state: ViewState, at point: CGPoint, x: Int32, y: Int32, size: PixelSize, scale: CGFloat,
    clip: PixelRect, into frame: inout Frame
  ) {
    var clip = clip
    if view.clipsToBounds {
      clip = clip.intersection(PixelRect(x: x, y: y, width: size.width, height: size.height))
      if clip.isEmpty { return }
    }
    view.updateContents(state, size: size, scale: scale)
    frame.add(view.contents, x: x, y: y, clip: clip)
    let origin = CGPoint(x: point.x - state.bounds.minX, y: point.y - state.bounds.minY)
    for child in view.children {
      let place = child.animations.isEmpty ? child.model.plainOrigin : child.presented.plainOrigin
      collect(
        child, at: CGPoint(x: origin.x + place.x, y: origin.y + place.y), scale: scale, clip: clip, into: &frame)
    }
  }

  private static func collectGroup(
    _ view: UIView, _ state: ViewState, at point: CGPoint, x: Int32, y: Int32, size: PixelSize, scale: CGFloat,
    clip: PixelRect, into frame: inout Frame
  ) {
    let group = view.group ?? RenderGroup()
    view.group = group
    if !group.isCurrent || group.layer == nil {
      update(group, of: view, state, size: size, scale: scale)
      group.isCurrent = true
    }
    guard let layer = group.layer else { return }
    var effect = LayerEffect(alpha: UInt8((state.alpha * 255).rounded()))
    if !state.transform.isPlain {
      effect = mapped(effect, group.extent, state, x: x, y: y, size: size, scale: scale)
    }
    frame.add(layer, effect: effect, x: x + group.extent.x, y: y + group.extent.y, clip: clip)
  }

  /// Draws the subtree on the group's layer; the layer is as large as what the subtree draws.
  private static func update(
    _ group: RenderGroup, of view: UIView, _ state: ViewState, size: PixelSize, scale: CGFloat
  ) {
    let reach = PixelRect(x: -4096, y: -4096, width: 8192 + size.width, height: 8192 + size.height)
    var frame = Frame(bounds: reach)
    var inner = state
    inner.alpha = 1
    collectPlain(view, inner, at: .zero, x: 0, y: 0, size: size, scale: scale, clip: reach, into: &frame)
    let cutsCorners = view.clipsToBounds && view.hasLayer && view.layer.cornerRadius > 0
    var drawn = frame.extent
    guard !drawn.isEmpty else {
      group.layer = nil
      return
    }
    // Round corners are those of the view, however little of it is drawn.
    if cutsCorners { drawn = PixelRect(x: 0, y: 0, width: size.width, height: size.height) }
    let isOpaque = !cutsCorners && frame.covers(drawn)
    if group.layer == nil || group.extent != drawn || group.layer?.isOpaque != isOpaque {
      group.extent = drawn
      group.layer = Layer(width: drawn.width, height: drawn.height, isOpaque: isOpaque)
    }
    if cutsCorners {
      group.layer?.cornerMask = ShapeMasks.fill(
        radius: view.layer.cornerRadius * scale, corners: view.layer.maskedCorners.rectCorners)
    } else {
      group.layer?.cornerMask = nil
    }
    group.layer?.update(frame.moved(-drawn.x, -drawn.y))
  }

  /// The effect of a transform around the view's centre.
  private static func mapped(
    _ effect: LayerEffect, _ extent: PixelRect, _ state: ViewState, x: Int32, y: Int32, size: PixelSize, scale: CGFloat
  ) -> LayerEffect {
    let t = state.transform
    // `x`, `y` is where the frame would begin without the transform, so the centre lies half a size further.
    let center = CGPoint(x: CGFloat(x) + CGFloat(size.width) / 2, y: CGFloat(y) + CGFloat(size.height) / 2)
    let middle = CGPoint(
      x: CGFloat(size.width) / 2 - CGFloat(extent.x), y: CGFloat(size.height) / 2 - CGFloat(extent.y))
    let pixels = CGAffineTransform(a: t.a, b: t.b, c: t.c, d: t.d, tx: t.tx * scale, ty: t.ty * scale)
    let forward = CGAffineTransform(translationX: -middle.x, y: -middle.y).concatenating(pixels)
      .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
    var result = effect
    guard abs(t.a * t.d - t.b * t.c) > 1e-9 else {
      result.alpha = 0
      return result
    }
    let back = forward.inverted()
    let place = CGRect(x: 0, y: 0, width: CGFloat(extent.width), height: CGFloat(extent.height)).applying(forward)
      .insetBy(dx: -1, dy: -1)
    let left = Int32(clamping: place.minX.rounded(.down))
    let top = Int32(clamping: place.minY.rounded(.down))
    result.inverse = LayerEffect.Affine(a: back.a, b: back.b, c: back.c, d: back.d, tx: back.tx, ty: back.ty)
    result.mappedBounds = PixelRect(
      x: left, y: top, width: Int32(clamping: place.maxX.rounded(.up)) - left,
      height: Int32(clamping: place.maxY.rounded(.up)) - top)
    return result
  }
}

extension CGAffineTransform {
  /// Nothing but a move.
  var isPlain: Bool { a == 1 && b == 0 && c == 0 && d == 1 }
}

extension ViewState {
  /// Where the view begins in its superview, in points; with a transform, where it would without it.
  var plainOrigin: CGPoint {
    let moved = transform.isPlain
    return CGPoint(
      x: center.x - bounds.width / 2 + (moved ? transform.tx : 0),
      y: center.y - bounds.height / 2 + (moved ? transform.ty : 0))
  }
}
