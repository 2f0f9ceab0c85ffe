import Foundation

extension UIView {
  /// `layoutSubviews` is called before the next frame.
  public func setNeedsLayout() {
    layoutIsNeeded = true
    UIKitEnvironment.current.needsLayout = true
    UIKitEnvironment.current.needsDisplay = true
    var view = parent
    subtreeNeedsLayout = true
    while let current = view, !current.subtreeNeedsLayout {
      current.subtreeNeedsLayout = true
      view = current.parent
    }
  }

  /// Lays the view and its subviews out now, when they asked for it.
  public func layoutIfNeeded() {
    updateConstraintsIfNeeded()
    guard let engine = existingEngine else { return layoutTree() }
    // Frames that constraints give can change safe areas and text that breaks anew, on which constraints hang.
    var passes = 0
    repeat {
      engine.update()
      layoutTree()
      passes += 1
    } while passes < 8 && engine.update()
  }

  func layoutTree() {
    guard subtreeNeedsLayout else { return }
    subtreeNeedsLayout = false
    if layoutIsNeeded {
      layoutIsNeeded = false
      viewController?.viewWillLayoutSubviews()
      applyConstraints()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
    for child in children { child.layoutTree() }
  }

  /// Gives the view the size that fits it best.
  public func sizeToFit() {
    let origin = frame.origin
    bounds.size = sizeThatFits(bounds.size)
    // The upper left corner stays; what changed the size alone grew around the centre.
    let size = frame.size
    center = CGPoint(x: origin.x + size.width / 2, y: origin.y + size.height / 2)
  }

  /// Follows the superview's size as the autoresizing mask says.
  func resizeSubviews(from old: CGSize) {
    for child in children where child.autoresizingMask != [] {
      let mask = child.autoresizingMask
      let frame = child.model.frame
      let horizontal = Autoresizing.resize(
        origin: frame.origin.x, length: frame.width, from: old.width, to: bounds.width,
        flexible: (
          mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)
        ))
      let vertical = Autoresizing.resize(
        origin: frame.origin.y, length: frame.height, from: old.height, to: bounds.height,
        flexible: (
          mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)
        ))
      child.frame = CGRect(
        x: horizontal.origin, y: vertical.origin, width: max(0, horizontal.length), height: max(0, vertical.length))
    }
  }

  var computedSafeAreaInsets: UIEdgeInsets {
    var insets: UIEdgeInsets
    if let parent {
      let outer = parent.safeAreaInsets
      // A view that is moved or made smaller by its transform keeps what it had at its place.
      let frame = model.frameWithoutTransform.offsetBy(dx: -parent.bounds.minX, dy: -parent.bounds.minY)
      let size = parent.bounds.size
      // Where nothing is taken from the superview, a view that sticks out of it (scrolled content) loses nothing.
      insets = UIEdgeInsets(
        top: outer.top > 0 ? max(0, outer.top - frame.minY) : 0,
        left: outer.left > 0 ? max(0, outer.left - frame.minX) : 0,
        bottom: outer.bottom > 0 ? max(0, outer.bottom - (size.height - frame.maxY)) : 0,
        right: outer.right > 0 ? max(0, outer.right - (size.width - frame.maxX)) : 0)
    } else {
      insets = self is UIWindow ? UIKitEnvironment.current.traits.safeAreaInsets : .zero
    }
    if let viewController { insets = insets + viewController.additionalSafeAreaInsets + viewController.barInsets }
    return insets
  }
}
