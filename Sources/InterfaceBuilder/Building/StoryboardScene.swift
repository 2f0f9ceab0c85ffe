import UIKit

/// One screen of a file: a controller of a storyboard, or a view of a xib.
public struct StoryboardScene: Sendable {
  let controllerNode: ControllerNode?
  let viewNode: ViewNode?

  init(controller: ControllerNode) {
    controllerNode = controller
    viewNode = nil
  }

  init(view: ViewNode) {
    controllerNode = nil
    viewNode = view
  }

  /// The root view's node; nil for controllers without one in the file.
  public var rootView: ViewNode? { controllerNode?.view ?? viewNode }
  /// The object id of the controller, or of a xib's view.
  public var id: String? { controllerNode?.id ?? viewNode?.id }
  public var storyboardIdentifier: String? { controllerNode?.storyboardIdentifier }
  public var customClass: String? { controllerNode?.customClass ?? viewNode?.customClass }
  public var title: String? { controllerNode?.title }
  /// The element's name in the file, such as `viewController`.
  public var kind: String { controllerNode?.elementName ?? viewNode?.elementName ?? "" }
  /// The controller's kind; nil for a xib's view.
  public var controllerKind: ControllerNode.Kind? { controllerNode?.kind }
  /// The line at which it begins.
  public var line: Int { (controllerNode?.element ?? viewNode?.element)?.location.line ?? 0 }
  /// The text inputs in it, in the order of the file.
  public var textInputs: [TextInputNode] {
    guard let element = controllerNode?.element ?? viewNode?.element else { return [] }
    return TextInputNode.all(in: element)
  }

  /// What the bars of the controllers around this one take, as Interface Builder infers it, in points.
  @MainActor
  public func barInsets(in document: InterfaceBuilderDocument) -> UIEdgeInsets {
    guard let controllerNode, let id = controllerNode.id else { return .zero }
    var insets = UIEdgeInsets.zero
    var seen: Set<String> = []
    var current = id
    while seen.insert(current).inserted, seen.count < 64 {
      guard let (source, segue) = document.container(of: current) else { break }
      if source.kind == .navigationController, segue.relationship == "rootViewController" {
        if !source.isNavigationBarHidden { insets.top = source.navigationBar?.frame.rect?.height ?? 44 }
        if !source.isToolbarHidden { insets.bottom = max(insets.bottom, 44) }
      } else if source.kind == .tabBarController {
        insets.bottom = 49
      }
      guard let next = source.id else { break }
      current = next
    }
    return insets
  }
}

extension InterfaceBuilderDocument {
  /// The controller that holds another, or shows it in the same bars, and the segue by which it does.
  func container(of identifier: String) -> (ControllerNode, SegueNode)? {
    for controller in controllers {
      for segue in controller.segues where segue.destination == identifier {
        switch segue.kind {
        case .relationship, .push: return (controller, segue)
        default: break
        }
      }
      for segue in controller.view?.descendantViews.flatMap(\.segues) ?? []
      where segue.destination == identifier && (segue.kind == .push || segue.kind == .show) {
        return (controller, segue)
      }
      for segue in controller.segues where segue.destination == identifier && segue.kind == .show {
        return (controller, segue)
      }
    }
    return nil
  }
}
