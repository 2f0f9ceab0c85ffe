extension UIView {
  /// The alignment that `alignment` means here: the natural one is to the right where the interface runs that way.
  func resolved(_ alignment: NSTextAlignment) -> NSTextAlignment {
    guard alignment == .natural else { return alignment }
    return effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
  }
}
