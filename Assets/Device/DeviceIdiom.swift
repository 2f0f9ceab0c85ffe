/// Phone or pad, as `UIUserInterfaceIdiom`.
public enum DeviceIdiom: String, AssetEnumeration {
  case phone
  case pad
}
