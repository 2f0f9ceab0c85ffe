/// The keyboards of pads by what stands on them beside the letters.
public enum PadKeyboardFamily: String, AssetEnumeration {
  /// Delete at the end of the first row, return at the end of the second, two shift keys.
  case short
  /// The same with tab and caps lock (11 inches and the like, without a Home button).
  case tabs
  /// Five rows, with digits over the letters (12.9 inches).
  case full
}
