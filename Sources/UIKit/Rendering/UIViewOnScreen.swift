import Canvas
import Foundation

extension UIView {
  /// The view's bounds as they are on the screen now, animations included, in screen coordinates, points.
  package var presentedScreenFrame: CGRect {
    var rect = presented.bounds
    climb { view in
      let state = view.presented
      let origin = CGPoint(x: rect.midX - state.bounds.midX, y: rect.midY - state.bounds.midY)
      let local = CGRect(
        x: origin.x - rect.width / 2, y: origin.y - rect.height / 2, width: rect.width, height: rect.height)
      rect = local.applying(state.transform).offsetBy(dx: state.center.x, dy: state.center.y)
      return true
    }
    return rect
  }

  /// What lies behind is only seen frosted: nobody can read it.
  package var isFrosted: Bool { readsBackdrop && frost != nil }

  /// The largest part that the view's own drawing covers with opaque pixels, from the view's origin, in pixels; of the
  /// last frame.
  package var opaquePixels: PixelRect {
    let whole = isRasterized ? group?.opaquePixels ?? .empty : .empty
    return whole.isEmpty ? contents.list.coveredRect : whole
  }
}

extension RenderGroup {
  var opaquePixels: PixelRect { layer?.isOpaque == true ? extent : .empty }
}
