/// The look of the system's own controls.
public enum DeviceLook: String, AssetEnumeration {
  /// Up to iOS 6: gradients and bevels, an opaque status bar, the root view below it.
  case classic
  /// From iOS 7: flat, translucent bars, the root view under the status bar.
  case modern

  /// The look of a version of iOS.
  public init(systemVersion: SystemVersion) {
    self = systemVersion.major < 7 ? .classic : .modern
  }
}
