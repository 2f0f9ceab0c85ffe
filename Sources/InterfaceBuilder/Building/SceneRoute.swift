/// How a person comes to a screen of a file: the controllers that hold it or lead to it, from the outermost on.
package struct SceneRoute: Sendable {
  /// A controller, and its way to the next one.
  struct Step: Sendable {
    var controller: ControllerNode
    var segue: SegueNode
  }

  var steps: [Step] = []
  var scene: StoryboardScene
}

extension InterfaceBuilderDocument {
  /// The ways on which one screen stands inside of another or on top of it, those that matter most first. A presented
  /// screen stands alone.
  private static let kinds: [SegueNode.Kind] = [.relationship, .embed, .push, .show, .showDetail]

  /// The way to a screen. Where several lead to it, a container that holds it counts before a screen that pushes it, and
  /// of these the first in the file.
  func route(to scene: StoryboardScene) -> SceneRoute {
    var route = SceneRoute(scene: scene)
    let ways = scenes.flatMap { scene -> [SceneRoute.Step] in
      guard let controller = scene.controller else { return [] }
      // Segues hang on controllers, views, items of bars and gesture recognisers.
      return scene.element.descendants.filter { $0.name == "segue" }.map {
        SceneRoute.Step(controller: controller, segue: SegueNode($0))
      }
    }
    var seen: Set<String> = []
    var current = scene.id
    while let id = current, seen.insert(id).inserted {
      let leading = ways.filter { $0.segue.destination == id && $0.controller.id != id }
      guard
        let step = Self.kinds.lazy.compactMap({ kind in leading.first { $0.segue.kind == kind } }).first
      else { break }
      route.steps.insert(step, at: 0)
      current = step.controller.id
    }
    // A way that leads in a circle begins anywhere.
    return route
  }
}
