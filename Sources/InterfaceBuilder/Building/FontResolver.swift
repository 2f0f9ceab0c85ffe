import Foundation
import UIKit

/// Finds the fonts that a file describes.
extension BuildingContext {
  func font(_ description: FontDescription?) -> UIFont? {
    guard let description else { return nil }
    let size = CGFloat(description.pointSize ?? Double(UIFont.systemFontSize))
    switch description.kind {
    case .system: return .systemFont(ofSize: size, weight: weight(description.weight))
    case .metaFont(let role): return metaFont(role, size: description.pointSize.map { CGFloat($0) })
    case .boldSystem: return .boldSystemFont(ofSize: size)
    case .italicSystem: return .italicSystemFont(ofSize: size)
    case .textStyle(let style):
      let textStyle = UIFont.TextStyle(rawValue: style)
      if textStyle.entry != nil { return .preferredFont(forTextStyle: textStyle) }
      warn("the text style \(style) is not known; the body style stands in its place", at: description.element)
      return .preferredFont(forTextStyle: .body)
    case .custom(let name, _): return namedFont(name, size: size, at: description.element)
    }
  }

  private func weight(_ weight: FontWeight?) -> UIFont.Weight {
    switch weight {
    case .ultraLight: return .ultraLight
    case .thin: return .thin
    case .light: return .light
    case .medium: return .medium
    case .semibold: return .semibold
    case .bold: return .bold
    case .heavy: return .heavy
    case .black: return .black
    case .regular, nil: return .regular
    }
  }

  /// A font by its role on a Mac, as attributed texts name it. MEM: the sizes are those of macOS.
  private func metaFont(_ role: String, size: CGFloat?) -> UIFont {
    let weights: [String: UIFont.Weight] = [
      "systemUltraLight": .ultraLight, "systemThin": .thin, "systemLight": .light, "systemMedium": .medium,
      "systemSemibold": .semibold, "systemBold": .semibold, "systemHeavy": .heavy, "systemBlack": .black,
      "smallSystemBold": .semibold, "titleBar": .semibold,
    ]
    let sizes: [String: CGFloat] = [
      "smallSystem": 11, "smallSystemBold": 11, "miniSystem": 9, "label": 10, "cellTitle": 12, "menu": 14, "user": 12,
      "fixedUser": 11,
    ]
    let points = size ?? sizes[role] ?? 13
    if role == "fixedUser" { return .monospacedSystemFont(ofSize: points, weight: .regular) }
    return .systemFont(ofSize: points, weight: weights[role] ?? .regular)
  }

  /// A font by its PostScript name; where there is no such face, the system's in the weight that the name tells, with a
  /// warning.
  private func namedFont(_ name: String, size: CGFloat, at element: DocumentElement) -> UIFont {
    if let font = UIFont(name: name, size: size) { return font }
    // Apple's own faces: a dot and a name that ends in the weight.
    let isSystem = name.hasPrefix(".SF") || name.hasPrefix(".AppleSystem")
    let tokens = name.lowercased()
    let isMonospaced = tokens.contains("mono")
    let stated: [(String, UIFont.Weight)] = [
      ("ultralight", .ultraLight), ("extralight", .ultraLight), ("hairline", .ultraLight), ("thin", .thin),
      ("light", .light), ("semibold", .semibold), ("demibold", .semibold), ("demi", .semibold), ("extrabold", .heavy),
      ("heavy", .heavy), ("black", .black), ("bold", .bold), ("medium", .medium),
    ]
    let weight = stated.first { tokens.contains($0.0) }?.1 ?? .regular
    if !isSystem {
      warn("the font \(name) is not there; the system's stands in its place", at: element)
    }
    if isMonospaced { return .monospacedSystemFont(ofSize: size, weight: weight) }
    if weight == .regular, tokens.contains("italic") || tokens.contains("oblique") {
      return .italicSystemFont(ofSize: size)
    }
    return .systemFont(ofSize: size, weight: weight)
  }
}
