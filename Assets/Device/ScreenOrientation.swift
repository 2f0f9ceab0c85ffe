/// The two shapes of a screen.
public enum ScreenOrientation: String, AssetEnumeration {
  case portrait
  case landscape
}
