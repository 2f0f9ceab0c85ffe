import Foundation
import UIKit

/// Makes the gesture recognisers of a file and puts them on their views.
@MainActor
struct GestureRecognizerBuilder {
  let context: BuildingContext

  /// Puts the recognisers that the view points to on it, in the order of the file.
  func attach(_ node: ViewNode, to view: UIView) {
    for connection in node.outletCollections where connection.property == "gestureRecognizers" {
      guard let recognizer = recognizer(connection) else { continue }
      view.addGestureRecognizer(recognizer)
    }
  }

  private func recognizer(_ connection: OutletConnection) -> UIGestureRecognizer? {
    let id = connection.destination
    if let made = context.objects[id] as? UIGestureRecognizer { return made }
    guard let node = context.document.gestureRecognizer(id: id) else {
      context.warn("the gesture recogniser '\(id)' is not in the file", at: connection.element)
      return nil
    }
    guard let recognizer = make(node) else { return nil }
    context.objects[id] = recognizer
    return recognizer
  }

  /// The recognisers that the views of a scene point to, with their nodes, each once.
  func nodes(in views: [ViewNode]) -> [GestureRecognizerNode] {
    var seen: Set<String> = []
    return views.flatMap(\.gestureRecognizerIdentifiers).filter { seen.insert($0).inserted }.compactMap {
      context.document.gestureRecognizer(id: $0)
    }
  }

  private func make(_ node: GestureRecognizerNode) -> UIGestureRecognizer? {
    if let name = node.customClass {
      context.warn(
        "the class \(name) of a gesture recogniser is not made; UIKit's stands in its place", at: node.element)
    }
    let recognizer: UIGestureRecognizer
    switch node.kind {
    case .tapGestureRecognizer:
      let tap = UITapGestureRecognizer()
      tap.numberOfTapsRequired = node.numberOfTapsRequired
      tap.numberOfTouchesRequired = node.numberOfTouchesRequired
      recognizer = tap
    case .pongPressGestureRecognizer:
      let press = UILongPressGestureRecognizer()
      press.numberOfTapsRequired = node.numberOfTapsRequired
      press.numberOfTouchesRequired = node.numberOfTouchesRequired
      press.minimumPressDuration = node.minimumPressDuration
      press.allowableMovement = node.allowableMovement
      recognizer = press
    case .panGestureRecognizer:
      let pan = UIPanGestureRecognizer()
      pan.minimumNumberOfTouches = node.minimumNumberOfTouches
      if let most = node.maximumNumberOfTouches { pan.maximumNumberOfTouches = most }
      recognizer = pan
    case .swipeGestureRecognizer:
      let swipe = UISwipeGestureRecognizer()
      swipe.numberOfTouchesRequired = node.numberOfTouchesRequired
      swipe.direction = direction(node.direction)
      recognizer = swipe
    case .pinchGestureRecognizer: recognizer = UIPinchGestureRecognizer()
    case .rotationGestureRecognizer: recognizer = UIRotationGestureRecognizer()
    case .screenEdgePanGestureRecognizer, .gestureRecognizer, nil:
      context.warn("<\(node.element.name)> is not built; the view goes without it", at: node.element)
      return nil
    }
    recognizer.isEnabled = node.isEnabled
    recognizer.cancelsTouchesInView = node.cancelsTouchesInView
    recognizer.delaysTouchesBegan = node.delaysTouchesBegan
    recognizer.delaysTouchesEnded = node.delaysTouchesEnded
    return recognizer
  }

  private func direction(_ name: String?) -> UISwipeGestureRecognizer.Direction {
    switch name {
    case "left": return .left
    case "up": return .up
    case "down": return .down
    default: return .right
    }
  }
}
