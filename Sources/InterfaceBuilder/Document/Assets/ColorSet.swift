import Foundation

/// The values of one colour of an asset catalogue.
public struct ColorSet: Sendable, Hashable {
  public struct Color: Sendable, Hashable {
    /// The numbers; nil where the set refers to a system colour by name.
    public let components: ColorValue.Components?
    /// "srgb", "display-p3", "gray-gamma-22" … as written.
    public let colorSpaceName: String?
    /// A system colour: "systemBlueColor" …
    public let systemColorName: String?
    public let idiom: String
    public let appearances: [AssetAppearance]
  }

  public let name: String
  public let colors: [Color]

  private struct Contents: Decodable {
    struct Entry: Decodable {
      let color: Value?
      let idiom: String?
      let appearances: [AssetAppearance]?
    }

    struct Value: Decodable {
      let space: String?
      let reference: String?
      let components: [String: Component]?

      enum CodingKeys: String, CodingKey {
        case space = "color-space"
        case reference
        case components
      }
    }

    /// "0.5", "128", "0x80", or a number.
    struct Component: Decodable {
      let value: Double?

      init(from decoder: any Decoder) throws {
        let container = try decoder.singleValueContainer()
        if let number = try? container.decode(Double.self) {
          value = number
          return
        }
        let text = try container.decode(String.self)
        if text.lowercased().hasPrefix("0x") {
          value = UInt32(text.dropFirst(2), radix: 16).map { Double($0) / 255 }
        } else if let whole = Int(text), !text.contains(".") {
          value = Double(whole) / 255
        } else {
          value = DocumentNumber.number(text)
        }
      }
    }

    let colors: [Entry]?
  }

  init(
    name: String, folder: URL, limits: DocumentLimits, diagnostics: inout [Diagnostic]
  ) throws(DocumentError) {
    let contents = try AssetContents.read(Contents.self, in: folder, limits: limits)
    var colors: [Color] = []
    for entry in contents.colors ?? [] {
      guard let value = entry.color else { continue }
      let components = Self.components(value.components)
      if components == nil, value.reference == nil {
        diagnostics.append(AssetCatalog.warning(folder, "A colour of the set has no usable numbers; it is left out."))
        continue
      }
      colors.append(
        Color(
          components: components, colorSpaceName: value.space, systemColorName: value.reference,
          idiom: entry.idiom ?? "universal", appearances: entry.appearances ?? []))
    }
    self.name = name
    self.colors = colors
  }

  private static func components(_ parts: [String: Contents.Component]?) -> ColorValue.Components? {
    guard let parts else { return nil }
    func part(_ name: String) -> Double? { parts[name]?.value.map { min(max($0, -4), 4) } }
    // An alpha is always a fraction, also when it is written "1".
    let written = parts["alpha"]?.value ?? 1
    let alpha = min(max(written == 1.0 / 255 ? 1 : written, 0), 1)
    if let white = part("white") { return .white(white, alpha: alpha) }
    guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
    return .rgb(red: red, green: green, blue: blue, alpha: alpha)
  }

  /// The colour for a look and idiom (iphone, ipad; nil for any): one of the idiom, or else of all of them; the plain one
  /// where the set has none for the look.
  public func color(isDark: Bool = false, idiom: String? = nil) -> Color? {
    let own = colors.filter { $0.idiom == idiom }
    let colors = idiom == nil ? self.colors : own.isEmpty ? self.colors.filter { $0.idiom == "universal" } : own
    let dark = AssetAppearance(appearance: "luminosity", value: "dark")
    let matching = isDark ? colors.first { $0.appearances == [dark] } : nil
    return matching ?? colors.first { $0.appearances.isEmpty } ?? colors.first
  }
}
