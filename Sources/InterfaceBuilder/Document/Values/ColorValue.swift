/// A colour as the file describes it.
///
/// Read it in this order: `systemColorName`, then `assetName` (a named colour), then `components`; `cocoaTouchName` is
/// the whole description in old files and a fallback beside the others in newer ones. Literal values of system and
/// named colours are in the document's resources; `InterfaceBuilderDocument.components(of:)` follows all of this.
public struct ColorValue: Sendable, Hashable {
  /// Numbers as written, 0 … 1, not converted between spaces.
  public enum Components: Sendable, Hashable {
    case white(Double, alpha: Double)
    case rgb(red: Double, green: Double, blue: Double, alpha: Double)
    case hsb(hue: Double, saturation: Double, brightness: Double, alpha: Double)
    case cmyk(cyan: Double, magenta: Double, yellow: Double, black: Double, alpha: Double)

    /// Red, green, blue and alpha, the space left out of account.
    public var rgba: (red: Double, green: Double, blue: Double, alpha: Double) {
      switch self {
      case .white(let white, let alpha): return (white, white, white, alpha)
      case .rgb(let red, let green, let blue, let alpha): return (red, green, blue, alpha)
      case .hsb(let hue, let saturation, let brightness, let alpha):
        func channel(_ shift: Double) -> Double {
          let place = (shift + hue * 6).truncatingRemainder(dividingBy: 6)
          return brightness - brightness * saturation * max(0, min(place, 4 - place, 1))
        }
        return (channel(5), channel(3), channel(1), alpha)
      case .cmyk(let cyan, let magenta, let yellow, let black, let alpha):
        return ((1 - cyan) * (1 - black), (1 - magenta) * (1 - black), (1 - yellow) * (1 - black), alpha)
      }
    }
  }

  /// The raw element.
  public let element: DocumentElement
  /// The numbers, when there are any.
  public let components: Components?
  /// The space of the numbers: `customColorSpace` where there is one.
  public let colorSpace: ColorSpace?
  /// systemBackgroundColor, labelColor …
  public let systemColorName: String?
  /// The name of a colour of the asset catalogue.
  public let assetName: String?
  /// darkTextColor, groupTableViewBackgroundColor …
  public let cocoaTouchName: String?
  /// The system colour's name in the transitional form of Xcode 11.
  public let transitionalSystemColorName: String?
  /// The catalogue and the name of a macOS colour.
  public let catalog: CatalogName?

  public struct CatalogName: Sendable, Hashable {
    public let catalog: String
    public let name: String
  }

  public init(_ element: DocumentElement) {
    self.element = element
    systemColorName = element["systemColor"]
    cocoaTouchName = element["cocoaTouchSystemColor"]
    transitionalSystemColorName = element["xcode11CocoaTouchSystemColor"]
    let isCatalog = element["colorSpace"] == "catalog" || element["catalog"] != nil
    assetName = isCatalog ? nil : element["name"]
    catalog = isCatalog ? CatalogName(catalog: element["catalog"] ?? "System", name: element["name"] ?? "") : nil
    let space = element["customColorSpace"] ?? element["colorSpace"]
    colorSpace = space.flatMap { ColorSpace(rawValue: $0) }
    components = Self.components(element)
  }

  private static func components(_ element: DocumentElement) -> Components? {
    // Wide-gamut colours may lie a little outside 0 … 1.
    func part(_ name: String) -> Double? { element.number(name).map { min(max($0, -4), 4) } }
    let alpha = min(max(element.number("alpha") ?? 1, 0), 1)
    if let white = part("white") { return .white(white, alpha: alpha) }
    if element["red"] != nil || element["green"] != nil || element["blue"] != nil {
      return .rgb(red: part("red") ?? 0, green: part("green") ?? 0, blue: part("blue") ?? 0, alpha: alpha)
    }
    if element["hue"] != nil {
      return .hsb(
        hue: part("hue") ?? 0, saturation: part("saturation") ?? 0, brightness: part("brightness") ?? 0, alpha: alpha)
    }
    if element["cyan"] != nil {
      return .cmyk(
        cyan: part("cyan") ?? 0, magenta: part("magenta") ?? 0, yellow: part("yellow") ?? 0, black: part("black") ?? 0,
        alpha: alpha)
    }
    return nil
  }
}
