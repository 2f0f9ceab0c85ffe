import Foundation

extension UIView {
  /// The values that are on the screen now.
  package var presented: ViewState {
    if animations.isEmpty { return model }
    let now = UIKitEnvironment.current.timeline.now
    var state = model
    for property in AnimatableProperty.allCases {
      var value = property.vector(of: model)
      var isAnimated = false
      for animation in animations where animation.property == property {
        isAnimated = true
        let progress = animation.progress(at: now)
        switch animation.kind {
        case .from(let from): value = from + (value - from) * progress
        case .added(let difference): value += difference * (1 - progress)
        }
      }
      if isAnimated { property.apply(value, to: &state) }
    }
    return state
  }

  /// Gives the model new values, animated when inside of a block.
  func change(to state: ViewState) {
    let old = model
    guard old != state else { return }
    if let context = AnimationContext.current, !AnimationContext.isSuppressed {
      UIKitEnvironment.current.animations.animate(self, from: old, to: state, in: context)
    } else if !animations.isEmpty {
      UIKitEnvironment.current.animations.stop(
        AnimatableProperty.allCases.filter { $0.vector(of: old) != $0.vector(of: state) }, of: self)
    }
    model = state
    if old.backgroundColor != state.backgroundColor { contentsSize = nil }
    if let item = layoutRecord?.item, item.isFixed, old.frameWithoutTransform != state.frameWithoutTransform {
      item.engine?.itemChanged(item)
    }
    if old.bounds.size != state.bounds.size {
      setNeedsLayout()
      if autoresizesSubviews { resizeSubviews(from: old.bounds.size) }
      sizeDidChange(from: old.bounds.size)
    }
    if old.bounds.origin != state.bounds.origin { originDidChange() }
    markChanged()
  }

  /// Something about the view's look or place is not as in the last frame.
  package func markChanged() {
    UIKitEnvironment.current.needsDisplay = true
    let frame = UIKitEnvironment.collectedFrames
    climb { view in
      guard view.markedFrame != frame else { return false }
      view.markedFrame = frame
      view.group?.isCurrent = false
      return true
    }
  }

  /// The content is drawn again in the next frame.
  public func setNeedsDisplay() {
    contentsSize = nil
    markChanged()
  }

  /// The same for a part; the difference to the last drawing is found out anyway.
  public func setNeedsDisplay(_ rect: CGRect) { setNeedsDisplay() }
}
