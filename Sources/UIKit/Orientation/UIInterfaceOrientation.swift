/// How the interface stands on the screen.
public enum UIInterfaceOrientation: Int, Sendable, CaseIterable {
  /// Not known.
  case unknown
  /// Upright, the home button below.
  case portrait
  /// Upright, the home button above.
  case portraitUpsideDown
  /// On its side, the home button at the right. The raw value is 3, that of the device that lies the other way.
  case landscapeRight
  /// On its side, the home button at the left.
  case landscapeLeft

  /// Whether the long side is upright.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  /// Whether the long side lies.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
