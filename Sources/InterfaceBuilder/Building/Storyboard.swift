import Foundation
import UIKit

/// An Interface Builder file whose controllers can be made.
///
/// Files with Auto Layout are laid out by their constraints, others by frames and autoresizing masks.
@MainActor
public final class Storyboard {
  /// What was read.
  public let document: InterfaceBuilderDocument
  private let path: String
  private let classes: ClassFinder
  private let language: String?
  private var found: [String] = []
  private weak var notedEnvironment: UIKitEnvironment?

  /// Reads the file at `path`. Custom classes are looked for in `classModules` where the file names no module; texts are
  /// those of `language` where the file has a translation beside it.
  ///
  /// - Throws: `DocumentError` when nothing of the file can be shown.
  public init(contentsOfFile path: String, classModules: [String], language: String? = nil) throws {
    self.path = path
    self.language = language
    document = try InterfaceBuilderDocument(contentsOf: URL(fileURLWithPath: path))
    classes = ClassFinder(modules: classModules)
    found = document.diagnostics.map(\.description)
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

  /// Makes the scene that `name` means: a storyboard identifier, an object id, a class, or #n, counted from 1 in the
  /// order of the file. A xib's views count as scenes of their own.
  ///
  /// - Throws: `StoryboardError` when there is none.
  public func instantiateScene(named name: String) throws -> UIViewController {
    let scenes = self.scenes
    let found =
      name.hasPrefix("#")
      ? Int(name.dropFirst()).flatMap { scenes.indices.contains($0 - 1) ? scenes[$0 - 1] : nil }
      : scenes.first { $0.storyboardIdentifier == name } ?? scenes.first { $0.id == name }
        ?? scenes.first { $0.customClass == name }
    guard let found else { throw StoryboardError.unknownScene(path, name, count: scenes.count) }
    return instantiate(found)
  }

  /// The scenes of a storyboard, the views of a xib.
  public var scenes: [StoryboardScene] {
    let isXib = document.kind == .xib
    let objects =
      isXib ? document.objects : document.scenes.flatMap { scene in scene.controller.map { [.controller($0)] } ?? [] }
    return objects.compactMap { object in
      switch object {
      case .controller(let node):
        return node.kind == .viewControllerPlaceholder ? nil : StoryboardScene(controller: node)
      case .view(let node): return isXib ? StoryboardScene(view: node) : nil
      default: return nil
      }
    }
  }

  /// Makes a scene's controller; a xib's view gets a plain one.
  public func instantiate(_ scene: StoryboardScene) -> UIViewController {
    if let node = scene.controllerNode { return instantiate(node) }
    let controller = UIViewController()
    guard let node = scene.viewNode else { return controller }
    let context = makeContext()
    controller.viewLoader = { controller in
      SceneViewLoader(context: context).load(node, into: controller, owner: nil)
    }
    return controller
  }

  private func instantiate(_ node: ControllerNode) -> UIViewController {
    instantiate(node, embeddedIn: []) ?? UIViewController()
  }

  /// Makes a controller with objects of its own; nil for a reference to one that is not there.
  private func instantiate(_ node: ControllerNode, embeddedIn enclosing: [String]) -> UIViewController? {
    if node.kind == .viewControllerPlaceholder { return follow(node) }
    let context = makeContext()
    context.enclosing = enclosing
    return ControllerBuilder(context: context).build(node, depth: 0)
  }

  /// Makes the controller that a storyboard reference means.
  private func follow(_ node: ControllerNode) -> UIViewController? {
    let place = "\(path):\(node.location.line)"
    guard let name = node.storyboardName else {
      add("\(place): the reference names no storyboard")
      return nil
    }
    do {
      let isThisFile = name == URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
      guard let other = isThisFile ? self : try references.open(name) else {
        add("\(place): the storyboard '\(name)' is not beside the file; the reference leads nowhere")
        return nil
      }
      other.onWarning = onWarning
      return try node.referencedIdentifier.map { try other.instantiateViewController(withIdentifier: $0) }
        ?? other.instantiateInitialViewController()
    } catch {
      add("\(error)")
      return nil
    }
  }

  private var references: StoryboardReferences {
    StoryboardReferences(
      folder: URL(fileURLWithPath: path).deletingLastPathComponent().path, classes: classes, language: language)
  }

  /// The file as UIKit's class has it.
  private var uiStoryboard: UIStoryboard {
    UIStoryboard(
      name: URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent,
      source: UIStoryboard.Source(
        initial: { try? self.instantiateInitialViewController() },
        named: { try? self.instantiateViewController(withIdentifier: $0) }))
  }

  /// Reports name the lines of this file from now on, on the phone that is made.
  private func noteSource() {
    let environment = UIKitEnvironment.current
    guard notedEnvironment !== environment else { return }
    notedEnvironment = environment
    let outer = environment.sourceNote
    environment.sourceNote = { [document] id in
      guard let element = document.element(id: id) else { return outer?(id) }
      return SourceNote(line: element.location.line, label: element["userLabel"])
    }
  }

  private func makeContext() -> BuildingContext {
    noteSource()
    let references = references
    UIKitEnvironment.current.openStoryboard = { name in
      guard let other = try? references.open(name) else { return nil }
      return UIStoryboard.Source(
        initial: { try? other.instantiateInitialViewController() },
        named: { try? other.instantiateViewController(withIdentifier: $0) })
    }
    let context = BuildingContext(
      document: document, folder: URL(fileURLWithPath: path).deletingLastPathComponent().path, classes: classes,
      sizeClasses: SizeClasses.current, language: language
    ) { [weak self] in self?.add($0) }
    // The context keeps the file: its controllers go on making others.
    context.makeController = { self.instantiate($0, embeddedIn: $1) }
    context.storyboard = uiStoryboard
    return context
  }

  /// Called with what the author should know, from now on.
  public var onWarning: ((String) -> Void)?

  private func add(_ warning: String) {
    guard !found.contains(warning) else { return }
    found.append(warning)
    onWarning?(warning)
  }
}

/// Why a controller cannot be made.
public enum StoryboardError: Error, CustomStringConvertible {
  /// The file has no initial controller.
  case noInitialController(String, hasControllers: Bool)
  /// No scene has that name.
  case unknownScene(String, String, count: Int)
  /// No controller has that storyboard identifier.
  case unknownController(String, String)

  public var description: String {
    switch self {
    case .noInitialController(let path, let hasControllers):
      return hasControllers
        ? "\(path): the file does not say which controller it begins with; set 'Is Initial View Controller' in it"
        : "\(path): the file has no view controller"
    case .unknownScene(let path, let name, let count):
      return "\(path): there is no scene '\(name)' among its \(count); 'keyrise scenes' lists them"
    case .unknownController(let path, let identifier):
      return "\(path): no controller has the storyboard identifier '\(identifier)'"
    }
  }
}
