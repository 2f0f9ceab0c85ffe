import Foundation

extension InterfaceBuilderDocument {
  /// Reads a document from a file.
  public init(contentsOf url: URL, limits: DocumentLimits = .standard) throws(DocumentError) {
    let data = try BoundedFile.read(url, limits: limits)
    try self.init(data: data, file: url.path, limits: limits)
  }

  /// The system that a document is for, when it is not iOS.
  private static func otherSystem(type: String, runtime: String) -> String? {
    if type.contains(".Cocoa.") || runtime.contains("MacOSX") { return "macOS" }
    if type.contains(".WatchKit.") || runtime.lowercased().contains("watch") { return "watchOS (WatchKit)" }
    if type.contains(".AppleTV.") || runtime.contains("AppleTV") { return "tvOS (Apple TV)" }
    return nil
  }

  /// Reads a document from its bytes. `file` names it in messages only.
  public init(data: Data, file: String, limits: DocumentLimits = .standard) throws(DocumentError) {
    let tree = try DocumentTreeReader.read(data, file: file, limits: limits)
    let root = tree.root
    if let system = Self.otherSystem(type: root["type"] ?? "", runtime: root["targetRuntime"] ?? "") {
      throw DocumentError(
        .unsupported, file: file, location: root.location, message: "This is a document of \(system), not of iOS.")
    }
    switch root.name {
    case "document":
      guard root.child("scenes") != nil || root.child("objects") != nil else {
        throw DocumentError(
          .unsupported, file: file, location: root.location, message: "The document has neither scenes nor objects.")
      }
      self.init(file: file, tree: tree, archiveTree: nil, diagnostics: [], limits: limits)
    case "archive":
      var translator = ArchiveTranslator(tree: tree, file: file, limits: limits)
      let translated = try translator.translate()
      self.init(
        file: file, tree: translated, archiveTree: tree, diagnostics: translator.diagnostics, limits: limits)
    default:
      throw DocumentError(
        .unsupported, file: file, location: root.location,
        message: "The root element is <\(root.name)>; Interface Builder writes <document> or <archive>.")
    }
  }
}
