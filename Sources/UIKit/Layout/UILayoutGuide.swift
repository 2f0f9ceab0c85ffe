import Foundation

/// A rectangle of a view that takes part in layout and draws nothing.
@MainActor
open class UILayoutGuide: NSObject, LayoutItemOwner {
  /// The view that the guide belongs to.
  open weak var owningView: UIView? {
    didSet {
      guard oldValue !== owningView, !isSystemGuide else { return }
      oldValue?.forget(self)
      if let owningView, !owningView.layout.guides.contains(where: { $0 === self }) {
        owningView.layout.guides.append(self)
      }
    }
  }
  /// A name for logs.
  open var identifier = ""
  /// The object id in the Interface Builder file that the guide comes from.
  package var interfaceBuilderIdentifier: String?

  var layoutItem: LayoutItem?
  var layoutContainer: UIView? { owningView }
  var layoutHost: UIView? { owningView }
  /// Where UIKit wants the guide in its view; nil for a guide of the app.
  let placement: GuidePlacement?
  private var isSystemGuide: Bool { placement != nil }

  /// A guide that belongs to no view yet.
  public override init() {
    placement = nil
    super.init()
  }

  init(_ placement: GuidePlacement, of view: UIView) {
    self.placement = placement
    super.init()
    identifier = placement.name
    owningView = view
  }

  /// The guide's rectangle in its view's coordinates, points.
  open var layoutFrame: CGRect {
    guard let owningView else { return .zero }
    if let layoutItem {
      layoutItem.engine?.update()
      return layoutItem.roundedFrame(residual: owningView.layoutRecord?.item?.residual ?? .zero).frame
    }
    return placement?.frame(in: owningView) ?? .zero
  }

  /// The edge where text begins.
  open var leadingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .leading) }
  /// The edge where text ends.
  open var trailingAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .trailing) }
  /// The left edge.
  open var leftAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .left) }
  /// The right edge.
  open var rightAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .right) }
  /// The top edge.
  open var topAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .top) }
  /// The bottom edge.
  open var bottomAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .bottom) }
  /// The width.
  open var widthAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .width) }
  /// The height.
  open var heightAnchor: NSLayoutDimension { NSLayoutDimension(item: self, attribute: .height) }
  /// The horizontal centre.
  open var centerXAnchor: NSLayoutXAxisAnchor { NSLayoutXAxisAnchor(item: self, attribute: .centerX) }
  /// The vertical centre.
  open var centerYAnchor: NSLayoutYAxisAnchor { NSLayoutYAxisAnchor(item: self, attribute: .centerY) }

  /// The active constraints that say where the guide lies along an axis.
  open func constraintsAffectingLayout(for axis: NSLayoutConstraint.Axis) -> [NSLayoutConstraint] {
    layoutItem?.constraints(along: axis) ?? []
  }

  /// Whether the constraints leave the guide's place open.
  open var hasAmbiguousLayout: Bool { layoutItem?.isAmbiguous ?? false }
}
