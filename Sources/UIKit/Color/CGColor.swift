/// A colour as Core Graphics has it.
public struct CGColor: Hashable, Sendable {
  let color: UIColor
}
