/// A font as the file describes it.
public struct FontDescription: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    case system
    case boldSystem
    case italicSystem
    /// A text style, UICTFontTextStyleBody …
    case textStyle(String)
    /// A font by its PostScript name.
    case custom(name: String, family: String?)
    /// A font by its role in attributed texts: system, systemBold, smallSystem …
    case metaFont(String)
  }

  /// The raw element.
  public let element: DocumentElement
  public let kind: Kind
  public let weight: FontWeight?
  /// The size in points, also where the file gives it as the name of a control size; nil for text styles.
  public let pointSize: Double?
  /// "button", "system", "smallSystem", "label": the name of a control size in place of a number.
  public let sizeName: String?

  /// The points that stand behind the names of control sizes.
  public static let controlSizes: [String: Double] = ["button": 18, "system": 14, "smallSystem": 12, "label": 17]

  /// Names of Apple's own faces that mean the system font.
  private static let systemFaces: Set<String> = [
    ".AppleSystemUIFont", ".SFUIText", ".SFUI-Regular", ".SFUIDisplay", ".HelveticaNeueUI", ".HelveticaNeueInterface",
  ]

  public init(_ element: DocumentElement) {
    self.element = element
    let type = element["type"]
    weight = element.value("weight")
    sizeName = element["size"].flatMap { Double($0) == nil ? $0 : nil }
    let size = element.geometry("pointSize") ?? element.geometry("size")
    pointSize = size.map { min(max($0, 0), 10_000) } ?? sizeName.flatMap { Self.controlSizes[$0] }
    if let style = element["style"] {
      kind = .textStyle(style)
    } else if let name = element["name"] {
      kind = Self.systemFaces.contains(name) ? .system : .custom(name: name, family: element["family"])
    } else if let role = element["metaFont"] {
      kind = .metaFont(role)
    } else {
      switch type {
      case "boldSystem": kind = .boldSystem
      case "italicSystem": kind = .italicSystem
      default: kind = .system
      }
    }
  }
}
