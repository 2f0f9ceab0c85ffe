/// The four numbers that say where an item lies in its container.
enum LayoutQuantity: Int, CaseIterable {
  case minX, minY, width, height

  static func position(_ axis: NSLayoutConstraint.Axis) -> LayoutQuantity { axis == .horizontal ? .minX : .minY }
  static func length(_ axis: NSLayoutConstraint.Axis) -> LayoutQuantity { axis == .horizontal ? .width : .height }
}
