/// Whether `keyboardWillShow` is sent again when the focus moves to a field with the same keyboard frame (C.4).
public enum WillShowOnFocusChange: String, AssetEnumeration {
  case never
  /// Only if the two fields have different `inputAccessoryView` objects.
  case whenAccessoriesDiffer
  case always
}
