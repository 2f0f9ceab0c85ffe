/// How a value becomes something that can be kept and compared. Strategies are values and are made from others with
/// `pullback`.
@MainActor
public struct Snapshotting<Value, Format> {
  /// The extension of the reference's file name.
  public var pathExtension: String?
  /// How the format is kept and compared.
  public var diffing: Diffing<Format>
  /// Takes the snapshot.
  public var snapshot: @MainActor (Value) throws -> Format

  /// A strategy from its parts.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping @MainActor (Value) throws -> Format
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.snapshot = snapshot
  }

  /// The strategy for values from which this one's can be had.
  public func pullback<NewValue>(
    _ transform: @escaping @MainActor (NewValue) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(pathExtension: pathExtension, diffing: diffing) { [snapshot] value in
      try snapshot(try transform(value))
    }
  }
}

extension Snapshotting where Value == Format {
  /// The strategy for values that are kept as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing) { $0 }
  }
}
