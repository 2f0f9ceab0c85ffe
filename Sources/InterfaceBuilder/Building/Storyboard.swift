import Foundation
import UIKit

/// An Interface Builder file whose controllers can be made.
///
/// Views stand at the frames that the file records; constraints are not solved.
@MainActor
public final class Storyboard {
  /// What was read.
  public let document: InterfaceBuilderDocument
  private let path: String
  private let classes: ClassFinder
  private var found: [String] = []

  /// Reads the file at `path`. Custom classes are looked for in `classModules` where the file names no module.
  ///
  /// - Throws: `DocumentError` when nothing of the file can be shown.
  public init(contentsOfFile path: String, classModules: [String]) throws {
    self.path = path
    document = try InterfaceBuilderDocument(contentsOf: URL(fileURLWithPath: path))
    classes = ClassFinder(modules: classModules)
    found = document.diagnostics.map(\.description)
    if document.usesAutoLayout {
      found.append(
        "\(path): the file uses Auto Layout, which is not built yet; its views stand at the frames recorded in the file"
      )
    }
  }

  /// Whether Interface Builder wrote the file before it knew iOS 7 (Xcode 4; Xcode 5 begins with build 4510).
  public var isFromBeforeIOS7: Bool { document.toolsBuild.map { $0 < 4510 } ?? false }

  /// What the author should know: one line each, with file and line.
  public var warnings: [String] { found }

  /// Makes the controller at which the file begins.
  ///
  /// - Throws: `StoryboardError` when the file names none.
  public func instantiateInitialViewController() throws -> UIViewController {
    guard let node = document.initialController else {
      throw StoryboardError.noInitialController(path, hasControllers: !document.controllers.isEmpty)
    }
    return instantiate(node)
  }

  /// Makes the controller with a storyboard identifier.
  ///
  /// - Throws: `StoryboardError` when there is none.
  public func instantiateViewController(withIdentifier identifier: String) throws -> UIViewController {
    guard let node = document.controller(storyboardIdentifier: identifier) else {
      throw StoryboardError.unknownController(path, identifier)
    }
    return instantiate(node)
  }

  private func instantiate(_ node: ControllerNode) -> UIViewController {
    let context = BuildingContext(
      document: document, folder: URL(fileURLWithPath: path).deletingLastPathComponent().path, classes: classes
    ) { [weak self] in self?.add($0) }
    return ControllerBuilder(context: context).build(node, depth: 0)
  }

  private func add(_ warning: String) {
    if !found.contains(warning) { found.append(warning) }
  }
}

/// Why a controller cannot be made.
public enum StoryboardError: Error, CustomStringConvertible {
  /// The file has no initial controller.
  case noInitialController(String, hasControllers: Bool)
  /// No controller has that storyboard identifier.
  case unknownController(String, String)

  public var description: String {
    switch self {
    case .noInitialController(let path, let hasControllers):
      return hasControllers
        ? "\(path): the file does not say which controller it begins with; set 'Is Initial View Controller' in it"
        : "\(path): the file has no view controller"
    case .unknownController(let path, let identifier):
      return "\(path): no controller has the storyboard identifier '\(identifier)'"
    }
  }
}
