/// What constraints can be about: a view or a layout guide.
@MainActor
protocol LayoutItemOwner: AnyObject {
  /// The view whose coordinates the item's position is in.
  var layoutContainer: UIView? { get }
  /// The view that the item is or belongs to.
  var layoutHost: UIView? { get }
  /// The item's part in the engine of its tree; nil while no constraint mentions it.
  var layoutItem: LayoutItem? { get set }
}
