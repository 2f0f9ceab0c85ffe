/// The colour spaces that Interface Builder writes.
public enum ColorSpace: String, Sendable, Hashable, CaseIterable {
  case calibratedWhite
  case deviceWhite
  case calibratedRGB
  case deviceRGB
  case calibratedHSB
  case deviceHSB
  case deviceCMYK
  case sRGB
  case displayP3
  case adobeRGB1998
  case genericGamma22GrayColorSpace
  case genericCMYKColorSpace
  case extendedSRGB
  case extendedGray
  /// A colour of a catalogue; macOS names that leak into attributed texts.
  case catalog
  /// The space is named by `customColorSpace`.
  case custom
}
