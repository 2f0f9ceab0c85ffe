import Foundation

/// The view of an item in a bar: its own, or a button.
@MainActor
enum BarItemView {
  /// Nil for room. `change` is called when the item looks otherwise.
  static func make(
    for item: UIBarButtonItem, in bar: UIView, isBordered: Bool, style: UIBarStyle, tint: UIColor?
  ) -> UIView? {
    if let view = item.customView {
      item.view = view
      return view
    }
    guard var face = BarButtonFace(item) else { return nil }
    face.isBordered = isBordered
    face.barStyle = style
    // Up to iOS 6 the tint of a bar colours its buttons too.
    if face.tint == nil, BarLook.current.hasEdges { face.tint = tint }
    let view = BarButtonView(face: face) { [weak item] in item?.sendAction() }
    view.isEnabled = item.isEnabled
    view.accessibilityIdentifier = item.accessibilityIdentifier
    view.accessibilityLabel = item.accessibilityLabel ?? item.title
    view.interfaceBuilderIdentifier = item.interfaceBuilderIdentifier
    view.tag = item.tag
    item.view = view
    return view
  }

  /// The size of an item's view in a bar of a height, in points.
  static func size(of view: UIView, for item: UIBarButtonItem, barHeight: CGFloat) -> CGSize {
    var size: CGSize
    if let button = view as? BarButtonView {
      size = button.size(inBarOf: barHeight)
      for title in item.possibleTitles ?? [] {
        var face = button.face
        face.content = .words(title)
        size.width = max(size.width, BarLook.current.buttonSize(face, barHeight).width)
      }
      if item.width > 0 { size.width = item.width }
      return size
    }
    return Self.size(ofCustom: view, limit: barHeight)
  }

  /// The size of a view of the app in a bar: that of its constraints, its frame, or its content.
  static func size(ofCustom view: UIView, limit: CGFloat) -> CGSize {
    if !view.translatesAutoresizingMaskIntoConstraints {
      return view.systemLayoutSizeFitting(
        .zero, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
    }
    let size = view.bounds.size
    return size.width > 0 && size.height > 0 ? size : view.sizeThatFits(CGSize(width: 0, height: limit))
  }
}
