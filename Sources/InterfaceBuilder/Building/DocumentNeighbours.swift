import Foundation
import UIKit

/// What stands beside a document and belongs to it: `LANG.lproj/NAME.strings` where the document is in `Base.lproj`, and
/// the asset catalogs of its folder and of the one around it.
@MainActor
struct DocumentNeighbours {
  private var strings: StringsFile?
  private var catalogs: [AssetCatalog] = []

  init(document: String, language: String?, warn: (String) -> Void) {
    let file = URL(fileURLWithPath: document)
    var folder = file.deletingLastPathComponent()
    if folder.pathExtension == "lproj" { folder = folder.deletingLastPathComponent() }
    if let language {
      let name = file.deletingPathExtension().lastPathComponent + ".strings"
      let paths = AppLanguage(language).folders.map {
        folder.appendingPathComponent("\($0).lproj").appendingPathComponent(name)
      }
      if let path = paths.first(where: { FileManager.default.fileExists(atPath: $0.path) }) {
        do {
          strings = try StringsFile(contentsOf: path)
        } catch {
          warn("\(error)")
        }
      } else {
        warn(
          "\(document): there is no translation \(language).lproj/\(name) beside it; the file's own texts are shown")
      }
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where name.hasSuffix(".xcassets") {
      do {
        let catalog = try AssetCatalog(contentsOf: folder.appendingPathComponent(name))
        for diagnostic in catalog.diagnostics { warn("\(diagnostic)") }
        catalogs.append(catalog)
      } catch {
        warn("\(error)")
      }
    }
  }

  func text(of identifier: String, property: String) -> String? { strings?.text(of: identifier, property: property) }

  /// The picture of a catalogue for the phone's scale and kind; it looks otherwise in the dark when the catalogue says so.
  func image(named name: String) -> UIImage? {
    for catalog in catalogs {
      guard let set = catalog.imageSets[name],
        let entry = set.image(scale: Int(UIScreen.main.scale), idiom: Self.idiom), let image = Self.image(entry)
      else { continue }
      let dark = set.image(scale: Int(UIScreen.main.scale), isDark: true, idiom: Self.idiom)
      let both = dark.flatMap { $0 == entry ? nil : Self.image($0) }.map { image.withDarkVariant($0) } ?? image
      switch set.renderingIntent {
      case .template: return both.withRenderingMode(.alwaysTemplate)
      case .original: return both.withRenderingMode(.alwaysOriginal)
      case nil: return both
      }
    }
    return nil
  }

  /// As catalogues call the phone's kind.
  private static var idiom: String { UIKitEnvironment.current.traits.isPad ? "ipad" : "iphone" }

  private static func image(_ entry: ImageSet.Image) -> UIImage? {
    guard let image = UIImage(contentsOfFile: entry.file.path) else { return nil }
    guard let scale = entry.scale, CGFloat(scale) != image.scale else { return image }
    return UIImage(surface: image.surface, scale: CGFloat(scale))
  }

  private static func color(_ color: ColorSet.Color?) -> UIColor? {
    if let name = color?.systemColorName { return UIColor.system(named: name) }
    guard let color, let components = color.components else { return nil }
    let (red, green, blue, alpha) = ColorConversion.sRGB(components, catalogSpace: color.colorSpaceName)
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  func color(named name: String) -> UIColor? {
    for catalog in catalogs {
      guard let set = catalog.colorSets[name], let light = Self.color(set.color(idiom: Self.idiom)) else { continue }
      guard let dark = Self.color(set.color(isDark: true, idiom: Self.idiom)), dark != light else { return light }
      return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
    return nil
  }
}
