/// A bar, size or orientation that Interface Builder only pretends. An absent one is inferred from the storyboard.
public struct SimulatedMetric: DocumentNode {
  public let element: DocumentElement

  public init(_ element: DocumentElement) { self.element = element }

  /// Whether the file says outright that there is none (`<nil key="simulatedBottomBarMetrics"/>`).
  public var isNone: Bool { element.name == "nil" }

  /// statusBar, topBar, bottomBar, orientation, destination: the key without its ornaments.
  public var subject: String {
    var subject = key ?? ""
    if subject.hasPrefix("simulated") { subject = String(subject.dropFirst("simulated".count)) }
    if subject.hasSuffix("Metrics") { subject = String(subject.dropLast("Metrics".count)) }
    return subject.prefix(1).lowercased() + subject.dropFirst()
  }

  /// "retina4", "retina47" … for a screen.
  public var type: String? { element["type"] }
  public var orientation: String? { element["orientation"] }
  public var statusBarStyle: String? { element["statusBarStyle"] }
  public var barStyle: String? { element["barStyle"] }
  public var isPrompted: Bool { element.bool("prompted") ?? false }
  public var isTranslucent: Bool? { element.bool("translucent") }

  static func all(in element: DocumentElement) -> [SimulatedMetric] {
    element.children.filter { child in
      child.name.hasPrefix("simulated") || child.name.hasSuffix("SimulatedSizeMetrics")
        || (child.name == "nil" && child["key"]?.hasPrefix("simulated") == true)
    }.map(SimulatedMetric.init)
  }
}
