/// A property of a view that is not as it was.
public struct ViewChange: Codable, Sendable, Hashable {
  /// The outlet, the object id or the class.
  public var view: String
  /// frame, offset, inset …
  public var property: String
  /// Before the keyboard came, in points.
  public var before: [Double]
  /// Later: after it has gone, or while it is up.
  public var after: [Double]
  /// In words.
  public var text: String { "\(property) of \(view) was \(Numbers.list(before)), is \(Numbers.list(after))" }
}
