import Foundation

extension UIView {
  /// The guides that were added to the view.
  public var layoutGuides: [UILayoutGuide] { layoutRecord?.guides ?? [] }

  /// Adds a guide; it leaves the view that it belonged to.
  public func addLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.placement == nil { layoutGuide.owningView = self }
  }

  /// Takes a guide away, with the constraints about it.
  public func removeLayoutGuide(_ layoutGuide: UILayoutGuide) {
    if layoutGuide.owningView === self, layoutGuide.placement == nil { layoutGuide.owningView = nil }
  }

  /// The part of the view that no bar and no cut-out covers.
  public var safeAreaLayoutGuide: UILayoutGuide {
    guide(\.safeAreaGuide) { UILayoutGuide(.safeArea, of: self) }
  }

  /// The part of the view inside of its margins.
  public var layoutMarginsGuide: UILayoutGuide {
    guide(\.marginsGuide) { UILayoutGuide(.margins, of: self) }
  }

  /// The part of the view inside of its margins in which lines of text are not too long to read.
  public var readableContentGuide: UILayoutGuide {
    guide(\.readableGuide) { UILayoutGuide(.readable, of: self) }
  }

  /// The part of the view that the keyboard covers.
  public var keyboardLayoutGuide: UIKeyboardLayoutGuide {
    guide(\.keyboardGuide) { UIKeyboardLayoutGuide(view: self) }
  }

  func guide<Guide: UILayoutGuide>(
    _ place: ReferenceWritableKeyPath<LayoutRecord, Guide?>, _ make: () -> Guide
  ) -> Guide {
    let record = layout
    if let guide = record[keyPath: place] { return guide }
    let guide = make()
    record[keyPath: place] = guide
    return guide
  }

  /// A rectangle of the screen in a view's coordinates.
  static func rect(_ rect: CGRect, fromScreenTo view: UIView) -> CGRect {
    let start = view.pointFromScreen(rect.origin)
    let end = view.pointFromScreen(CGPoint(x: rect.maxX, y: rect.maxY))
    return CGRect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x), height: abs(end.y - start.y))
  }
}

extension UIScrollView {
  /// What the scroll view scrolls: constraints to its edges give the content size.
  public var contentLayoutGuide: UILayoutGuide {
    guide(\.scrollContentGuide) { UILayoutGuide(.scrollContent, of: self) }
  }

  /// The scroll view's frame; what is pinned to it does not scroll.
  public var frameLayoutGuide: UILayoutGuide {
    guide(\.scrollFrameGuide) { UILayoutGuide(.scrollFrame, of: self) }
  }
}
