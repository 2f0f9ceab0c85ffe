import UIKit

/// The objects made of a file, by their identifiers. Controllers are not kept alive by it: they keep it themselves, until
/// their views are made.
@MainActor
struct ObjectTable {
  private struct Reference { weak var controller: UIViewController? }

  private var objects: [String: AnyObject] = [:]
  private var controllers: [String: Reference] = [:]

  init(_ objects: [String: AnyObject] = [:]) {
    for (identifier, object) in objects { self[identifier] = object }
  }

  /// All that is still there.
  var all: [String: AnyObject] {
    objects.merging(controllers.compactMapValues(\.controller)) { object, _ in object }
  }

  subscript(identifier: String) -> AnyObject? {
    get { objects[identifier] ?? controllers[identifier]?.controller }
    set {
      objects[identifier] = nil
      controllers[identifier] = nil
      if let controller = newValue as? UIViewController {
        controllers[identifier] = Reference(controller: controller)
      } else {
        objects[identifier] = newValue
      }
    }
  }
}
