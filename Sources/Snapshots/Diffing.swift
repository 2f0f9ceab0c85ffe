import Canvas
import Foundation
import KeyriseFiles

/// How values are kept as bytes and compared.
@MainActor
public struct Diffing<Value> {
  /// The bytes of the reference's file.
  public var toData: @MainActor (Value) throws -> Data
  /// The value in such bytes.
  public var fromData: @MainActor (Data) throws -> Value
  /// How the second differs from the first, the reference; nil when it does not.
  public var diff: @MainActor (Value, Value) -> SnapshotDifference?

  /// A comparison from its parts.
  public init(
    toData: @escaping @MainActor (Value) throws -> Data, fromData: @escaping @MainActor (Data) throws -> Value,
    diff: @escaping @MainActor (Value, Value) -> SnapshotDifference?
  ) {
    self.toData = toData
    self.fromData = fromData
    self.diff = diff
  }

  /// The comparison of values that can be turned into this one's and back.
  public func pullback<NewValue>(
    to transform: @escaping @MainActor (NewValue) throws -> Value,
    from back: @escaping @MainActor (Value) throws -> NewValue
  ) -> Diffing<NewValue> {
    Diffing<NewValue>(
      toData: { [toData] in try toData(try transform($0)) }, fromData: { [fromData] in try back(try fromData($0)) },
      diff: { [diff] reference, result in
        do {
          return diff(try transform(reference), try transform(result))
        } catch {
          return SnapshotDifference(summary: "The values cannot be compared: \(error)")
        }
      })
  }
}

extension Diffing where Value == String {
  /// Texts, line by line.
  public static var lines: Diffing {
    Diffing(
      toData: { Data($0.utf8) },
      fromData: { data in
        guard let text = String(validating: data, as: UTF8.self) else {
          throw FileError(path: "the text", action: "read", reason: "it is not UTF-8")
        }
        return text
      },
      diff: { reference, result in
        guard let difference = LineDifference(from: reference, to: result) else { return nil }
        let count = difference.count
        return SnapshotDifference(
          summary: "\(count) \(count == 1 ? "line differs" : "lines differ").", details: difference.text())
      })
  }
}

extension Diffing where Value == Picture {
  /// Pictures, pixel by pixel.
  public static var image: Diffing { image() }

  /// Pictures, as far as the tolerance asks.
  public static func image(precision: Double = 1, perceptualPrecision: Double = 1) -> Diffing {
    let tolerance = PictureTolerance(precision: precision, perceptualPrecision: perceptualPrecision)
    return Diffing(
      toData: { try PNG.encode($0.surface, metadata: $0.metadata(), effort: .small) },
      fromData: { data in
        Picture(try PNG.decode(data), metadata: { PNG.metadata(of: data) })
      },
      diff: { reference, result in
        guard let difference = PictureDifference(from: reference.surface, to: result.surface, tolerance: tolerance)
        else { return nil }
        return SnapshotDifference(difference, reference: reference, result: result)
      })
  }
}
