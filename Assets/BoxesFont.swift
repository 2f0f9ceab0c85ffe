/// The face of the tests whose layout must be the same on every system: every character is a box of 0.4 × 0.7 em in an
/// advance of 0.5 em, spaces are empty. `Scripts/make-boxes-font` writes the file.
public enum BoxesFont {
  /// The file's name.
  public static let fileName = "boxes.ttf"
  /// The TrueType file.
  public static var bytes: [UInt8] { PackageResources.boxes_ttf }
}
