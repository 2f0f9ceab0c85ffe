/// How a view's content fills it.
public enum ContentMode: String, Sendable, Hashable, CaseIterable {
  case scaleToFill
  case scaleAspectFit
  case scaleAspectFill
  case redraw
  case center
  case top
  case bottom
  case left
  case right
  case topLeft
  case topRight
  case bottomLeft
  case bottomRight

  /// Interface Builder writes "TopLeft" with a capital.
  public init?(rawValue: String) {
    guard let mode = Self.modes[rawValue.lowercased()] else { return nil }
    self = mode
  }

  private static let modes = Dictionary(uniqueKeysWithValues: allCases.map { ("\($0)".lowercased(), $0) })
}
