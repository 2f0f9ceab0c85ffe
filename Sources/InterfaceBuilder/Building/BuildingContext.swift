import Foundation
import UIKit

/// What the builders of one scene share: the file, its classes and pictures, and the objects made so far.
@MainActor
final class BuildingContext {
  let document: InterfaceBuilderDocument
  let classes: ClassFinder
  let folder: String
  /// The size classes that variations are chosen for.
  var sizeClasses: SizeClasses
  /// The views that are made but in no superview in these size classes.
  var uninstalled: Set<String> = []
  let warn: (String) -> Void
  /// Makes a controller with objects of its own; nil for a reference to one that is not there. The second argument is what
  /// is around it, itself included.
  var makeController: (ControllerNode, Containment) -> UIViewController? = { _, _ in nil }
  /// Whether placeholders of Interface Builder stay in force.
  var keepsPlaceholders = false
  /// What the controllers say that they come from.
  var storyboard: UIStoryboard?
  /// Objects by their id in the file.
  var objects = ObjectTable()
  private weak var original: BuildingContext?
  /// The one with the scene's controller and its views, of a copy without objects.
  var scene: BuildingContext { original ?? self }

  init(
    document: InterfaceBuilderDocument, folder: String, classes: ClassFinder, sizeClasses: SizeClasses,
    language: String?, warn: @escaping (String) -> Void
  ) {
    self.language = language
    self.sizeClasses = sizeClasses
    self.document = document
    self.folder = folder
    self.classes = classes
    self.warn = warn
  }

  func warn(_ message: String, at element: DocumentElement) {
    warn("\(document.file):\(element.location.line): \(message)")
  }

  /// What holds inside of a controller that another one contains; nil, with a warning, when it is left out.
  func entering(_ node: ControllerNode, from containment: Containment, at element: DocumentElement) -> Containment? {
    containment.entering(node, file: Storyboard.key(of: document.file)) { warn("\($0)", at: element) }
  }

  /// Whether a constraint is one of the app, or of the recorded frames, and its owner and items are there in the size
  /// classes of now: a view that is not takes its constraints along.
  func isInstalled(_ constraint: ConstraintNode, owner: String) -> Bool {
    guard keepsPlaceholders || !constraint.isPlaceholder else { return false }
    guard !uninstalled.isEmpty else { return true }
    return !uninstalled.contains(owner)
      && ![constraint.firstItem, constraint.secondItem].contains { $0.map(uninstalled.contains) ?? false }
  }

  /// What stands beside the document: its translations and asset catalogs.
  private lazy var neighbours = DocumentNeighbours(document: document.file, language: language, warn: warn)
  private let language: String?

  /// The same file without objects, for views that are made more than once.
  func forked() -> BuildingContext {
    let copy = BuildingContext(
      document: document, folder: folder, classes: classes, sizeClasses: sizeClasses, language: language, warn: warn)
    copy.neighbours = neighbours
    copy.makeController = makeController
    copy.keepsPlaceholders = keepsPlaceholders
    copy.storyboard = storyboard
    copy.original = scene
    return copy
  }

  /// The text of an object's property in the language asked for; the file's own where there is no translation.
  func text(_ original: String?, of node: some DocumentNode, property: String) -> String? {
    guard let id = node.id else { return original }
    return neighbours.text(of: id, property: property) ?? original
  }

  /// The picture of that name: one that is known, or a PNG file beside the document, the best for the screen's scale.
  func image(named name: String) -> UIImage? {
    if let image = UIImage(named: name) { return image }
    if let image = neighbours.image(named: name) { return image }
    guard !name.contains("/"), !name.hasPrefix(".") else { return nil }
    let base = name.hasSuffix(".png") ? String(name.dropLast(4)) : name
    let suffixes =
      UIScreen.main.scale >= 3
      ? ["@3x", "@2x", ""] : UIScreen.main.scale >= 2 ? ["@2x", "", "@3x"] : ["", "@2x", "@3x"]
    for suffix in suffixes {
      let path = "\(folder)/\(base)\(suffix).png"
      if FileManager.default.fileExists(atPath: path), let image = UIImage(contentsOfFile: path) { return image }
    }
    return nil
  }

  func color(_ value: ColorValue?) -> UIColor? {
    guard let value else { return nil }
    // From iOS 13 on system colours follow the style; before, the file holds values for them.
    if let name = value.systemColorName ?? value.transitionalSystemColorName,
      UIKitEnvironment.current.traits.majorVersion >= 13, let color = UIColor.system(named: name)
    {
      return color
    }
    if let name = value.assetName, let color = neighbours.color(named: name) { return color }
    if let components = document.components(of: value) {
      let (red, green, blue, alpha) = ColorConversion.sRGB(components, in: document.colorSpace(of: value))
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    if let name = value.cocoaTouchName, let color = CocoaTouchColors.named(name) { return color }
    warn("the colour is not known here; the default stands in its place", at: value.element)
    return nil
  }
}
