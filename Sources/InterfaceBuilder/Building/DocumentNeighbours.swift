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
    if folder.lastPathComponent == "Base.lproj" { folder = folder.deletingLastPathComponent() }
    if let language {
      let name = file.deletingPathExtension().lastPathComponent + ".strings"
      let path = folder.appendingPathComponent("\(language).lproj").appendingPathComponent(name)
      if FileManager.default.fileExists(atPath: path.path) {
        do {
          strings = try StringsFile(contentsOf: path)
        } catch {
          warn("\(error)")
        }
      } else {
        warn("\(document): there is no translation \(path.path); the file's own texts are shown")
      }
    }
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    for name in names.sorted() where name.hasSuffix(".xcassets") {
      do {
        catalogs.append(try AssetCatalog(contentsOf: folder.appendingPathComponent(name)))
      } catch {
        warn("\(error)")
      }
    }
  }

  func text(of identifier: String, property: String) -> String? { strings?.text(of: identifier, property: property) }

  func image(named name: String) -> UIImage? {
    for catalog in catalogs {
      guard let entry = catalog.imageSets[name]?.image(scale: Int(UIScreen.main.scale)),
        let image = UIImage(contentsOfFile: entry.file.path)
      else { continue }
      guard let scale = entry.scale, CGFloat(scale) != image.scale else { return image }
      return UIImage(surface: image.surface, scale: CGFloat(scale))
    }
    return nil
  }

  private static func color(_ color: ColorSet.Color?) -> UIColor? {
    if let name = color?.systemColorName { return UIColor.system(named: name) }
    guard let color, let components = color.components else { return nil }
    let (red, green, blue, alpha) = ColorConversion.sRGB(components, catalogSpace: color.colorSpaceName)
    return UIColor(red: red, green: green, blue: blue, alpha: alpha)
  }

  func color(named name: String) -> UIColor? {
    for catalog in catalogs {
      guard let set = catalog.colorSets[name], let light = Self.color(set.color()) else { continue }
      guard let dark = Self.color(set.color(isDark: true)), dark != light else { return light }
      return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }
    return nil
  }
}
