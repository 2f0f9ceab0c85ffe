import Foundation

/// A storyboard or xib, read and indexed.
///
/// The document knows nothing of UIKit objects. It is a thin typed view over the file's elements: what has no property
/// of its own is reached through a node's `element`.
public struct InterfaceBuilderDocument: Sendable {
  /// The file's name as it was given, for messages.
  public let file: String
  public let kind: DocumentKind
  /// Whether the file was an archive of Xcode 3 and 4.0, whose objects were translated into today's elements.
  public let isArchive: Bool
  /// The elements. For an archive these are the translated ones; their locations are those of the archive.
  public let tree: DocumentTree
  /// The elements of the archive itself.
  public let archiveTree: DocumentTree?
  public let resources: DocumentResources
  /// What the author should know.
  public let diagnostics: [Diagnostic]

  let elementsByIdentifier: [String: Int]

  init(
    file: String, tree: DocumentTree, archiveTree: DocumentTree?, diagnostics: [Diagnostic], limits: DocumentLimits
  ) {
    self.file = file
    self.tree = tree
    self.archiveTree = archiveTree
    isArchive = archiveTree != nil
    let root = tree.root
    kind = (root["type"] ?? "").contains(".Storyboard.") || root.child("scenes") != nil ? .storyboard : .xib
    resources = DocumentResources(root.child("resources"))
    var checker = DocumentChecker(file: file, tree: tree, limit: limits.diagnosticCount, previous: diagnostics)
    checker.check()
    elementsByIdentifier = checker.elementsByIdentifier
    self.diagnostics = checker.sortedDiagnostics
  }

  /// The file's name without folder and extension, as storyboard references name it.
  public var name: String { URL(fileURLWithPath: file).deletingPathExtension().lastPathComponent }

  /// The root element.
  public var root: DocumentElement { tree.root }

  // MARK: Head

  public var toolsVersion: String? { root["toolsVersion"] }
  /// The build of Interface Builder, without its fraction: 14490 for "14490.70".
  public var toolsBuild: Int? {
    toolsVersion?.split(separator: ".").first.flatMap { DocumentNumber.integer(String($0)) }
  }

  public var targetRuntime: String? { root["targetRuntime"] }
  public var usesAutoLayout: Bool { root.bool("useAutolayout") ?? false }
  public var usesTraitCollections: Bool { root.bool("useTraitCollections") ?? false }
  public var usesSafeAreas: Bool { root.bool("useSafeAreas") ?? false }
  public var isLaunchScreen: Bool { root.bool("launchScreen") ?? false }
  public var initialViewControllerIdentifier: String? { root["initialViewController"] }

  /// nil in files of Xcode 7 and earlier.
  public var device: DeviceDescription? { root.child("device").map(DeviceDescription.init) }

  /// The system for which the document was made, when the file tells.
  public var deploymentVersion: DeploymentVersion? {
    let deployment = root.child("dependencies")?.child("deployment")
    let number = deployment?.integer("version") ?? deployment?.integer("defaultVersion")
    return number.flatMap { DeploymentVersion(encoded: $0) }
  }

  /// The bars and screens that Interface Builder pretended for the whole document.
  public var simulatedMetrics: [SimulatedMetric] {
    root.child("simulatedMetricsContainer").map { SimulatedMetric.all(in: $0) } ?? []
  }

  /// The tint of the window.
  public var tintColor: ColorValue? { root.color("tintColor") }

  // MARK: Content

  /// The scenes of a storyboard; none for a xib.
  public var scenes: [SceneNode] {
    root.list("scenes").filter { $0.name == "scene" }.map(SceneNode.init)
  }

  /// The objects of a xib; for a storyboard those of all its scenes.
  public var objects: [TopLevelObject] {
    kind == .xib ? root.list("objects").map(TopLevelObject.init) : scenes.flatMap(\.objects)
  }

  public var controllers: [ControllerNode] {
    objects.compactMap { if case .controller(let controller) = $0 { controller } else { nil } }
  }

  /// The views that stand on their own: those of a xib, and extra ones of a storyboard's scenes.
  public var topLevelViews: [ViewNode] {
    objects.compactMap { if case .view(let view) = $0 { view } else { nil } }
  }

  public var placeholders: [PlaceholderNode] {
    objects.compactMap { if case .placeholder(let placeholder) = $0 { placeholder } else { nil } }
  }

  public var filesOwner: PlaceholderNode? { placeholders.first { $0.kind == .filesOwner } }

  /// Every view in document order.
  public var views: [ViewNode] { root.descendants.filter { ViewNode.isView($0) }.map(ViewNode.init) }

  /// Every constraint in document order.
  public var constraints: [ConstraintNode] {
    root.descendants.filter { $0.name == "constraint" }.map(ConstraintNode.init)
  }

  /// Every text input in document order.
  public var textInputs: [TextInputNode] { TextInputNode.all(in: root) }
}
