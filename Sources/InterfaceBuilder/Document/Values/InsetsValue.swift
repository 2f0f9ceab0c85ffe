/// Distances from four edges.
public struct InsetsValue: Sendable, Hashable {
  public var top: Double
  /// The left edge, or the leading one when `isDirectional`.
  public var left: Double
  public var bottom: Double
  /// The right edge, or the trailing one when `isDirectional`.
  public var right: Double
  public var isDirectional: Bool

  public init(top: Double, left: Double, bottom: Double, right: Double, isDirectional: Bool = false) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
    self.isDirectional = isDirectional
  }

  init?(_ element: DocumentElement) {
    func edge(_ name: String) -> Double { element.geometry(name) ?? 0 }
    switch element.name {
    case "inset":
      self.init(top: edge("minY"), left: edge("minX"), bottom: edge("maxY"), right: edge("maxX"))
    case "edgeInsets":
      self.init(top: edge("top"), left: edge("left"), bottom: edge("bottom"), right: edge("right"))
    case "directionalEdgeInsets":
      self.init(
        top: edge("top"), left: edge("leading"), bottom: edge("bottom"), right: edge("trailing"), isDirectional: true)
    default: return nil
    }
  }
}
