/// Which symbols are basic and on which sides: all that is needed, with the constraints, to get a tableau back.
struct Basis: Sendable {
  /// By symbol; negative for nonbasic symbols.
  let rowOf: [Int32]
  /// By symbol.
  let sides: [Side]
}
