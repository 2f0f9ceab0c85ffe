/// How a device is held. Its landscape is named by the device: the left one has the home button at the right, as the
/// interface's right one has.
public enum UIDeviceOrientation: Int, Sendable {
  /// Not known.
  case unknown
  /// Upright, the home button below.
  case portrait
  /// Upright, the home button above.
  case portraitUpsideDown
  /// Turned to the left: the home button at the right.
  case landscapeLeft
  /// Turned to the right: the home button at the left.
  case landscapeRight

  /// How a device is held whose interface stands so.
  package init(interface orientation: UIInterfaceOrientation) {
    switch orientation {
    case .portrait: self = .portrait
    case .portraitUpsideDown: self = .portraitUpsideDown
    case .landscapeRight: self = .landscapeLeft
    case .landscapeLeft: self = .landscapeRight
    case .unknown: self = .unknown
    }
  }

  /// How an interface stands that follows.
  package var interfaceOrientation: UIInterfaceOrientation {
    switch self {
    case .portrait: .portrait
    case .portraitUpsideDown: .portraitUpsideDown
    case .landscapeLeft: .landscapeRight
    case .landscapeRight: .landscapeLeft
    case .unknown: .unknown
    }
  }
}
