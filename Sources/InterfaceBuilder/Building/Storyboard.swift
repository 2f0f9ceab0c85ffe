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
  private var sharedReferences: StoryboardReferences?
  private var found: [String] = []
  private weak var notedEnvironment: UIKitEnvironment?

  /// Reads the file at `path`. Custom classes are looked for in `classModules` where the file names no module; texts are
  /// those of `language` where the file has a translation beside it.
  ///
  /// - Throws: `DocumentError` when nothing of the file can be shown.
  public convenience init(contentsOfFile path: String, classModules: [String], language: String? = nil) throws {
    try self.init(contentsOfFile: path, classModules: classModules, language: language, references: nil)
  }

  /// The same for a file that another one refers to.
  init(
    contentsOfFile path: String, classModules: [String], language: String?, references: StoryboardReferences?
  ) throws {
    sharedReferences = references
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
    return try begin(with: node)
  }

  /// Makes the controller with a storyboard identifier.
  ///
  /// - Throws: `StoryboardError` when there is none.
  public func instantiateViewController(withIdentifier identifier: String) throws -> UIViewController {
    guard let node = document.controller(storyboardIdentifier: identifier) else {
      throw StoryboardError.unknownController(path, identifier)
    }
    return try begin(with: node)
  }

  /// Makes the scene that `name` means: a storyboard identifier, an object id, a class, or #n, counted from 1 in the
  /// order of the file. A xib's views count as scenes of their own.
  ///
  /// - Throws: `StoryboardError` when there is none.
  public func instantiateScene(named name: String) throws -> UIViewController { instantiate(try scene(named: name)) }

  /// Finds out whether the file begins with something, or has a scene of that name, without making it.
  ///
  /// - Throws: `StoryboardError` when it has not.
  package func checkScene(named name: String?) throws {
    if let name {
      _ = try scene(named: name)
    } else if document.kind == .xib {
      _ = try scene(named: "#1")
    } else if document.initialController == nil {
      throw StoryboardError.noInitialController(path, hasControllers: !document.controllers.isEmpty)
    }
  }

  private func scene(named name: String) throws -> StoryboardScene {
    let scenes = self.scenes
    let found =
      name.hasPrefix("#")
      ? Int(name.dropFirst()).flatMap { scenes.indices.contains($0 - 1) ? scenes[$0 - 1] : nil }
      : scenes.first { $0.storyboardIdentifier == name } ?? scenes.first { $0.id == name }
        ?? scenes.first { $0.customClass == name }
    guard let found else { throw StoryboardError.unknownScene(path, name, count: scenes.count) }
    return found
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

  /// What the file is known by, however its path was written.
  var file: String { Self.key(of: path) }

  static func key(of path: String) -> String { URL(fileURLWithPath: path).standardizedFileURL.path }

  private func instantiate(_ node: ControllerNode) -> UIViewController {
    ControllerBuilder(context: makeContext(), containment: Containment(node, file: file)).build(node)
  }

  /// Makes the controller at which something begins, or the one that a reference there leads to.
  private func begin(with node: ControllerNode) throws -> UIViewController {
    try make(node, in: Containment(node, file: file))
  }

  /// Makes a controller with objects of its own, in those around it.
  private func make(_ node: ControllerNode, in containment: Containment) throws -> UIViewController {
    guard node.kind == .viewControllerPlaceholder else {
      return ControllerBuilder(context: makeContext(), containment: containment).build(node)
    }
    let (other, target) = try target(of: node)
    var refusal: Containment.Refusal?
    guard let inner = containment.entering(target, file: other.file, refused: { refusal = $0 }) else {
      let leadsNowhere = refusal == .cycle && target.kind == .viewControllerPlaceholder
      throw StoryboardError.brokenReference(
        path, line: node.location.line,
        leadsNowhere ? "the references lead to each other and to no controller" : "\(refusal ?? .tooMany)")
    }
    return try other.make(target, in: inner)
  }

  /// What a reference means: a controller by its identifier or the initial one, of another file or, as in UIKit
  /// (`-[UIStoryboard referencedStoryboardForExternalReferenceInfo:]`), of this one when it names none.
  private func target(of reference: ControllerNode) throws -> (Storyboard, ControllerNode) {
    func broken(_ reason: String) -> StoryboardError {
      .brokenReference(path, line: reference.location.line, reason)
    }
    var other = self
    if let name = reference.storyboardName, name != document.name {
      do {
        guard let opened = try references.open(name, besides: path) else {
          throw broken("the storyboard '\(name)' is not beside the file; the reference leads nowhere")
        }
        other = opened
      } catch let error as DocumentError {
        throw broken("the storyboard '\(name)' cannot be read: \(error)")
      }
    }
    if let identifier = reference.referencedIdentifier {
      if let node = other.document.controller(storyboardIdentifier: identifier) { return (other, node) }
      throw broken("no controller of \(other.path) has the storyboard identifier '\(identifier)'")
    }
    if let node = other.document.initialController { return (other, node) }
    throw broken("\(other.path) does not say which controller it begins with; the reference leads nowhere")
  }

  private var references: StoryboardReferences {
    if let sharedReferences { return sharedReferences }
    let references = StoryboardReferences(from: self, classes: classes, language: language)
    sharedReferences = references
    return references
  }

  /// The file as UIKit's class has it.
  private var uiStoryboard: UIStoryboard {
    UIStoryboard(
      name: document.name,
      source: UIStoryboard.Source(
        initial: { self.told { try self.instantiateInitialViewController() } },
        named: { name in self.told { try self.instantiateViewController(withIdentifier: name) } }))
  }

  /// What is made for an app's code, which gets nil where something is wrong; the file's author is told.
  private func told(_ make: () throws -> UIViewController) -> UIViewController? {
    do {
      return try make()
    } catch {
      add("\(error)")
      return nil
    }
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
    UIKitEnvironment.current.openStoryboard = { [references, path] name in
      guard let other = try? references.open(name, besides: path) else { return nil }
      return UIStoryboard.Source(
        initial: { other.told { try other.instantiateInitialViewController() } },
        named: { name in other.told { try other.instantiateViewController(withIdentifier: name) } })
    }
    let context = BuildingContext(
      document: document, folder: URL(fileURLWithPath: path).deletingLastPathComponent().path, classes: classes,
      sizeClasses: SizeClasses.current, language: language
    ) { [weak self] in self?.add($0) }
    // The context keeps the file: its controllers go on making others.
    context.makeController = { node, containment in
      self.told { try self.make(node, in: containment) }
    }
    context.keepsPlaceholders = keepsPlaceholders
    context.storyboard = uiStoryboard
    return context
  }

  /// Whether what serves Interface Builder alone (constraints and sizes that are placeholders) stays in force, as it was
  /// when the frames were recorded.
  package var keepsPlaceholders = false

  /// Called with what the author should know, from now on.
  public var onWarning: ((String) -> Void)?

  func add(_ warning: String) {
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
  /// A storyboard reference leads nowhere.
  case brokenReference(String, line: Int, String)

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
    case .brokenReference(let path, let line, let reason): return "\(path):\(line): \(reason)"
    }
  }
}
