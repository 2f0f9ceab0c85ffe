/// How a value becomes something that can be kept and compared. Strategies are values and are made from others with
/// `pullback`.
@MainActor
public struct Snapshotting<Value, Format> {
  /// The extension of the reference's file name.
  public var pathExtension: String?
  /// How the format is kept and compared.
  public var diffing: Diffing<Format>
  /// Takes the snapshot of a value that is made when it is asked for: a controller is made on the phone that shows it.
  public var take: @MainActor (_ makeValue: @MainActor () throws -> Value) throws -> Format

  /// A strategy from its parts.
  public init(
    pathExtension: String?, diffing: Diffing<Format>, snapshot: @escaping @MainActor (Value) throws -> Format
  ) {
    self.init(pathExtension: pathExtension, diffing: diffing, taking: { try snapshot(try $0()) })
  }

  /// A strategy from its parts that makes the value when it is ready for it.
  public init(
    pathExtension: String?, diffing: Diffing<Format>,
    taking take: @escaping @MainActor (@MainActor () throws -> Value) throws -> Format
  ) {
    self.pathExtension = pathExtension
    self.diffing = diffing
    self.take = take
  }

  /// The strategy for values from which this one's can be had.
  public func pullback<NewValue>(
    _ transform: @escaping @MainActor (NewValue) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    pullback(making: { try transform(try $0()) })
  }

  /// The same, where the new value is made when `transform` is ready for it.
  public func pullback<NewValue>(
    making transform: @escaping @MainActor (@MainActor () throws -> NewValue) throws -> Value
  ) -> Snapshotting<NewValue, Format> {
    Snapshotting<NewValue, Format>(
      pathExtension: pathExtension, diffing: diffing,
      taking: { [take] makeValue in try take { try transform(makeValue) } })
  }
}

extension Snapshotting where Value == Format {
  /// The strategy for values that are kept as they are.
  public init(pathExtension: String?, diffing: Diffing<Format>) {
    self.init(pathExtension: pathExtension, diffing: diffing, snapshot: { $0 })
  }
}
