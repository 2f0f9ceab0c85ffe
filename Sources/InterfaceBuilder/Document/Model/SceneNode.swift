import Foundation

/// A scene of a storyboard: a controller and what belongs to it.
public struct SceneNode: DocumentNode {
  public let element: DocumentElement

  public init(_ element: DocumentElement) { self.element = element }

  public var sceneIdentifier: String? { element["sceneID"] }

  public var objects: [TopLevelObject] { element.list("objects").map(TopLevelObject.init) }

  public var controllers: [ControllerNode] {
    objects.compactMap { if case .controller(let controller) = $0 { controller } else { nil } }
  }

  /// The scene's controller.
  public var controller: ControllerNode? { controllers.first }

  public var placeholders: [PlaceholderNode] {
    objects.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
  }

  public var gestureRecognizers: [GestureRecognizerNode] {
    objects.compactMap { if case .gestureRecognizer(let recognizer) = $0 { recognizer } else { nil } }
  }

  /// Views that stand beside the controller.
  public var extraViews: [ViewNode] {
    objects.compactMap { if case .view(let view) = $0 { view } else { nil } }
  }

  public var otherObjects: [ObjectNode] {
    objects.compactMap { if case .other(let object) = $0 { object } else { nil } }
  }

  /// Where the scene stands on the editor's canvas.
  public var canvasLocation: CGPoint? { element.point("canvasLocation") }

  /// Every view of the scene in document order.
  public var views: [ViewNode] { element.descendants.filter { ViewNode.isView($0) }.map(ViewNode.init) }

  /// The text inputs of the scene in document order.
  public var textInputs: [TextInputNode] { TextInputNode.all(in: element) }
}
