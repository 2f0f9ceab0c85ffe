/// Orientations that an app or a controller takes.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
  public let rawValue: UInt

  /// A mask of the given bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// A mask of one orientation.
  package init(_ orientation: UIInterfaceOrientation) { rawValue = 1 << UInt(orientation.rawValue) }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(.portrait)
  /// Upright, the home button above.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(.portraitUpsideDown)
  /// The home button at the right.
  public static let landscapeRight = UIInterfaceOrientationMask(.landscapeRight)
  /// The home button at the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(.landscapeLeft)
  /// Both on the side.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  /// Every one.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  /// Every one but the home button above; what phones take by default.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
