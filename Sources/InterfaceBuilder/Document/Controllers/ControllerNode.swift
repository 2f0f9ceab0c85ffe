import Foundation

/// A view controller, or the placeholder for one in another storyboard.
public struct ControllerNode: DocumentNode {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    case viewController
    case tableViewController
    case collectionViewController
    case navigationController
    case tabBarController
    case splitViewController
    case pageViewController
    case hostingController
    case glkViewController
    case avPlayerViewController
    /// A reference to a controller of another storyboard.
    case viewControllerPlaceholder
  }

  public let element: DocumentElement

  public init(_ element: DocumentElement) { self.element = element }

  /// The kind; nil when this reader does not know the element.
  public var kind: Kind? { Kind(rawValue: element.name) }

  /// Whether the element stands for a controller.
  public static func isController(_ element: DocumentElement) -> Bool {
    Kind(rawValue: element.name) != nil || element["sceneMemberID"] == "viewController"
  }

  // MARK: Identity

  public var storyboardIdentifier: String? { element["storyboardIdentifier"] }
  public var title: String? { element.string("title") }
  /// The storyboard that a placeholder points to, without its extension; nil for this one.
  public var storyboardName: String? { element["storyboardName"] }
  /// The identifier in that storyboard; nil for its initial controller.
  public var referencedIdentifier: String? { element["referencedIdentifier"] }
  public var bundleIdentifier: String? { element["bundleIdentifier"] }
  /// A xib that holds the view.
  public var nibName: String? { element["nibName"] }

  // MARK: Parts

  /// The controller's view; nil when it makes its own, or has it from elsewhere.
  public var view: ViewNode? {
    for child in element.children where child["key"] == "view" && ViewNode.isView(child) { return ViewNode(child) }
    return nil
  }

  /// The guides `top` and `bottom` of Xcode 5 to 8.
  public var layoutGuides: [LayoutGuideNode] { element.list("layoutGuides").map(LayoutGuideNode.init) }
  public var tabBarItem: TabBarItemNode? { element.child("tabBarItem").map(TabBarItemNode.init) }
  public var navigationItem: NavigationItemNode? { element.child("navigationItem").map(NavigationItemNode.init) }
  public var toolbarItems: [BarButtonItemNode] {
    element.list("toolbarItems").filter { $0.name == "barButtonItem" }.map(BarButtonItemNode.init)
  }

  public var navigationBar: ViewNode? { element.child("navigationBar").map(ViewNode.init) }
  public var toolbar: ViewNode? { element.child("toolbar").map(ViewNode.init) }
  /// What a table controller shows above its table.
  public var refreshControl: ViewNode? { element.child("refreshControl").map(ViewNode.init) }
  public var tabBar: ViewNode? { element.child("tabBar").map(ViewNode.init) }

  /// Controllers that stand inside this one's element, as in old xibs.
  public var childControllers: [ControllerNode] { element.list("viewControllers").map(ControllerNode.init) }

  /// The identifiers of the controllers of a relationship (rootViewController, viewControllers …), in their order.
  public func relationships(_ name: String) -> [String] {
    segues.filter { $0.kind == .relationship && $0.relationship == name }.map(\.destination)
  }

  // MARK: Behaviour

  public var automaticallyAdjustsScrollViewInsets: Bool {
    element.bool("automaticallyAdjustsScrollViewInsets") ?? true
  }

  /// The edges under bars: top, left, bottom, right; nil where the file is silent, so that all are.
  public var edgesForExtendedLayout: [String]? {
    element.child("extendedEdge", key: "edgesForExtendedLayout").map { edge in
      edge.attributes.filter { $0.value == "YES" }.map(\.name)
    }
  }

  public var extendedLayoutIncludesOpaqueBars: Bool { element.bool("extendedLayoutIncludesOpaqueBars") ?? false }
  public var hidesBottomBarWhenPushed: Bool { element.bool("hidesBottomBarWhenPushed") ?? false }
  public var clearsSelectionOnViewWillAppear: Bool { element.bool("clearsSelectionOnViewWillAppear") ?? true }
  public var isNavigationBarHidden: Bool { element.bool("navigationBarHidden") ?? false }
  public var isToolbarHidden: Bool { element.bool("toolbarHidden") ?? true }
  public var modalPresentationStyle: String? { element["modalPresentationStyle"] }
  public var modalTransitionStyle: String? { element["modalTransitionStyle"] }
  public var autoresizesArchivedViewToFullSize: Bool { element.bool("autoresizesArchivedViewToFullSize") ?? true }
  public var freeformSize: CGSize? { element.size("freeformSize") }
  public var simulatedMetrics: [SimulatedMetric] { SimulatedMetric.all(in: element) }
}
