import Foundation
import UIKit

/// What the builders of one scene share: the file, its classes and pictures, and the objects made so far.
@MainActor
final class BuildingContext {
  let document: InterfaceBuilderDocument
  let classes: ClassFinder
  let folder: String
  /// The size classes that variations are chosen for.
  let sizeClasses: SizeClasses
  let warn: (String) -> Void
  /// Objects by their id in the file.
  var objects: [String: AnyObject] = [:]

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

  /// What stands beside the document: its translations and asset catalogs.
  private lazy var neighbours = DocumentNeighbours(document: document.file, language: language, warn: warn)
  private let language: String?

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
    if let name = value.assetName, let color = neighbours.color(named: name) { return color }
    if let components = document.components(of: value) {
      let (red, green, blue, alpha) = components.rgba
      return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }
    if let name = value.cocoaTouchName, let color = CocoaTouchColors.named(name) { return color }
    warn("the colour is not known here; the default stands in its place", at: value.element)
    return nil
  }
}

/// Sizes of the text styles at the default content size, in points, and whether they are bold (looks-and-formats F.6.1).
enum TextStyles {
  static func named(_ name: String) -> (CGFloat, Bool)? {
    switch name.replacingOccurrences(of: "UICTFontTextStyle", with: "") {
    case "Title0": return (34, false)
    case "Title1": return (28, false)
    case "Title2": return (22, false)
    case "Title3": return (20, false)
    case "Headline": return (17, true)
    case "Body": return (17, false)
    case "Callout": return (16, false)
    case "Subhead": return (15, false)
    case "Footnote": return (13, false)
    case "Caption1": return (12, false)
    case "Caption2": return (11, false)
    default: return nil
    }
  }
}

/// Interface Builder's names of fixed colours (looks-and-formats F.5.2).
@MainActor
enum CocoaTouchColors {
  static func named(_ name: String) -> UIColor? {
    switch name {
    case "darkTextColor": return .darkText
    case "lightTextColor": return .lightText
    case "whiteColor", "tableCellPlainBackgroundColor", "tableCellGroupedBackgroundColor": return .white
    case "groupTableViewBackgroundColor": return UIColor(red: 0.773, green: 0.8, blue: 0.827, alpha: 1)
    case "scrollViewTexturedBackgroundColor": return UIColor(red: 0.436, green: 0.443, blue: 0.475, alpha: 1)
    case "viewFlipsideBackgroundColor": return UIColor(red: 0.122, green: 0.129, blue: 0.149, alpha: 1)
    default: return nil
    }
  }
}
