extension ViewNode {
  /// The subviews, the one at the back first. For a stack view these are its arranged views.
  public var subviews: [ViewNode] { element.list("subviews").map(ViewNode.init) }

  /// The subviews that are there in those size classes.
  public func subviews(for sizeClasses: SizeClasses) -> [ViewNode] {
    let excluded = excludedIdentifiers(from: "subviews", for: sizeClasses)
    return excluded.isEmpty ? subviews : subviews.filter { !excluded.contains($0.id ?? "") }
  }

  /// A view that plays a role: contentView, tableHeaderView, tableFooterView, backgroundView, titleView …
  public func view(key: String) -> ViewNode? {
    for child in element.children where child["key"] == key && ViewNode.isView(child) { return ViewNode(child) }
    return nil
  }

  /// Every view directly below this one in document order: subviews, views with a role, cells.
  public var childViews: [ViewNode] {
    var views: [ViewNode] = []
    for child in element.children {
      switch child.name {
      case "subviews", "cells", "prototypes": views += child.children.map(ViewNode.init)
      case "sections": views += child.children.flatMap { TableSectionNode($0).cells }
      default: if ViewNode.isView(child) { views.append(ViewNode(child)) }
      }
    }
    return views
  }

  /// The nearest view around this one, inside the same scene.
  public var superview: ViewNode? {
    element.ancestors.first { ViewNode.isView($0) }.map(ViewNode.init)
  }

  /// The views around this one, the nearest first.
  public var enclosingViews: [ViewNode] { element.ancestors.filter { ViewNode.isView($0) }.map(ViewNode.init) }

  /// The controller whose scene the view stands in; nil in xibs.
  public var controller: ControllerNode? {
    element.ancestors.first { ControllerNode.isController($0) }.map(ControllerNode.init)
  }

  /// Every view inside this one in document order, itself not included.
  public var descendantViews: [ViewNode] { element.descendants.filter { ViewNode.isView($0) }.map(ViewNode.init) }

  public var constraints: [ConstraintNode] {
    element.list("constraints").filter { $0.name == "constraint" }.map(ConstraintNode.init)
  }

  /// The constraints that are there at run time in those size classes.
  public func constraints(for sizeClasses: SizeClasses) -> [ConstraintNode] {
    let excluded = excludedIdentifiers(from: "constraints", for: sizeClasses)
    let included = Set(variations(for: sizeClasses).flatMap { $0.included(in: "constraints") })
    return constraints.filter { constraint in
      let id = constraint.id ?? ""
      return !constraint.isPlaceholder && !excluded.contains(id)
        && (constraint.isInstalled || included.contains(id))
    }
  }

  public var layoutGuides: [LayoutGuideNode] {
    element.children.filter { LayoutGuideNode.elementNames.contains($0.name) }.map(LayoutGuideNode.init)
  }

  public func layoutGuide(_ kind: LayoutGuideNode.Kind) -> LayoutGuideNode? { layoutGuides.first { $0.kind == kind } }

  /// The gesture recognisers' identifiers, in the order of the file.
  public var gestureRecognizerIdentifiers: [String] {
    outletCollections.filter { $0.property == "gestureRecognizers" }.map(\.destination)
  }
}
