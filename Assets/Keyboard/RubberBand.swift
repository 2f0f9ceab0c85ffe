/// How far content follows a finger that pulls it past its edge (D.6).
public enum RubberBand: String, AssetEnumeration {
  /// Up to iOS 5: half of the finger's way.
  case half
  /// From iOS 6: `(1 − 1 / (0.55 x / d + 1)) d` for a way `x` and a length of the view `d`.
  case hyperbolic
}
