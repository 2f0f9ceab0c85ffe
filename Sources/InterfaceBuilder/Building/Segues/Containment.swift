import Foundation

/// The controllers around one that is being made, in all files that take part, and how many the screen has by now.
///
/// UIKit follows a file that contains itself until its stack ends; here that, and what would be too much, is left out and
/// said.
@MainActor
struct Containment {
  /// Why a controller is not made inside of another.
  enum Refusal: Error, CustomStringConvertible {
    case cycle
    case tooDeep
    case tooMany

    var description: String {
      switch self {
      case .cycle: "the controller would contain itself by way of this; it is left out here"
      case .tooDeep:
        "controllers are more than \(Containment.depthLimit) deep in each other; what is deeper is left out"
      case .tooMany:
        "the screen has more than \(Containment.countLimit) controllers in each other; the rest is left out"
      }
    }
  }

  /// Controllers in each other, and references that lead from one to the next.
  nonisolated static let depthLimit = 32
  /// All controllers of one screen.
  nonisolated static let countLimit = 256

  private struct Place: Hashable {
    let file: String
    let element: Int
  }

  private final class Screen {
    var count = 0
    /// The limit of a screen is told once.
    var isTold = false
  }

  private var chain: [Place] = []
  /// References are on the way, but not deep.
  private var depth = 0
  private let screen = Screen()

  /// Of the outermost controller.
  init(_ node: ControllerNode, file: String) {
    chain = [Place(file: file, element: node.element.index)]
    if node.kind != .viewControllerPlaceholder { depth = 1 }
    screen.count = 1
  }

  /// Of something that no controller stands for in its file: a xib's view.
  init() {}

  /// What holds inside of `node`, a controller that this one contains or a reference that leads on; nil, and told, when it
  /// is left out.
  func entering(_ node: ControllerNode, file: String, refused: (Refusal) -> Void) -> Containment? {
    let place = Place(file: file, element: node.element.index)
    let isReference = node.kind == .viewControllerPlaceholder
    guard !chain.contains(place) else {
      refused(.cycle)
      return nil
    }
    guard depth + (isReference ? 0 : 1) <= Self.depthLimit, chain.count < 2 * Self.depthLimit else {
      refused(.tooDeep)
      return nil
    }
    guard isReference || screen.count < Self.countLimit else {
      if !screen.isTold { refused(.tooMany) }
      screen.isTold = true
      return nil
    }
    var inner = self
    inner.chain.append(place)
    if !isReference {
      inner.depth += 1
      screen.count += 1
    }
    return inner
  }
}
