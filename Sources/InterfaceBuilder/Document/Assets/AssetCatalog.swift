import Foundation

/// The images and colours of an .xcassets folder.
///
/// Only what lies inside the folder is read: names that are absolute or climb out of it, and links that lead out of it,
/// are refused with a diagnostic.
public struct AssetCatalog: Sendable, Hashable {
  public let imageSets: [String: ImageSet]
  public let colorSets: [String: ColorSet]
  public let diagnostics: [Diagnostic]

  /// How deep groups of a catalogue may nest, and how many entries are looked at.
  private static let depthLimit = 16
  private static let entryLimit = 100_000

  /// Reads a catalogue.
  public init(contentsOf url: URL, limits: DocumentLimits = .standard) throws(DocumentError) {
    let root = url.resolvingSymlinksInPath().standardizedFileURL
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: root.path, isDirectory: &isFolder), isFolder.boolValue else {
      throw DocumentError(.unreadable, file: url.path, message: "The asset catalogue is not a folder.")
    }
    var imageSets: [String: ImageSet] = [:]
    var colorSets: [String: ColorSet] = [:]
    var diagnostics: [Diagnostic] = []
    var pending: [(folder: URL, prefix: String, depth: Int)] = [(root, "", 0)]
    var entries = 0
    while let (folder, prefix, depth) = pending.popLast() {
      let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
      for name in names {
        entries += 1
        guard entries <= Self.entryLimit else { break }
        let entry = folder.appendingPathComponent(name)
        guard FileManager.default.fileExists(atPath: entry.path, isDirectory: &isFolder), isFolder.boolValue else {
          continue
        }
        guard DocumentPath.isInside(entry, root) else {
          diagnostics.append(Self.warning(entry, "The folder leads out of the catalogue; it is left out."))
          continue
        }
        let asset = prefix + ((name as NSString).deletingPathExtension)
        do throws(DocumentError) {
          switch (name as NSString).pathExtension {
          case "imageset":
            imageSets[asset] = try ImageSet(name: asset, folder: entry, limits: limits, diagnostics: &diagnostics)
          case "colorset":
            colorSets[asset] = try ColorSet(name: asset, folder: entry, limits: limits, diagnostics: &diagnostics)
          case "":
            guard depth < Self.depthLimit else { break }
            pending.append((entry, Self.providesNamespace(entry) ? "\(asset)/" : prefix, depth + 1))
          default: break
          }
        } catch {
          diagnostics.append(
            Diagnostic(
              .error, .unsupportedForm, file: error.file, location: error.location ?? Location(line: 1, column: 1),
              message: error.message))
        }
      }
    }
    self.imageSets = imageSets
    self.colorSets = colorSets
    self.diagnostics = diagnostics
  }

  static func warning(_ url: URL, _ message: String) -> Diagnostic {
    Diagnostic(.warning, .unsupportedForm, file: url.path, location: Location(line: 1, column: 1), message: message)
  }

  private static func providesNamespace(_ folder: URL) -> Bool {
    let contents = folder.appendingPathComponent("Contents.json")
    guard let data = try? BoundedFile.read(contents, limits: .standard),
      let json = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
      let properties = json["properties"] as? [String: Any]
    else { return false }
    return properties["provides-namespace"] as? Bool ?? false
  }
}
