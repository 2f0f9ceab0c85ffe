extension DeviceProfile {
  /// 3.5-inch, 320 × 480 points: the tutorial's phone, scale 1, iOS 5.1.
  public static var iPhone3_5: DeviceProfile { .default }
  /// 4-inch, 320 × 568 points.
  public static var iPhone4_0: DeviceProfile { phone("iphone-4.0") }
  /// 4.7-inch, 375 × 667 points.
  public static var iPhone4_7: DeviceProfile { phone("iphone-4.7") }
  /// 5.5-inch, 414 × 736 points.
  public static var iPhone5_5: DeviceProfile { phone("iphone-5.5") }
  /// 5.8-inch with a notch, 375 × 812 points.
  public static var iPhoneX: DeviceProfile { phone("iphone-x") }
  /// 6.1-inch with a notch, 414 × 896 points.
  public static var iPhoneXR: DeviceProfile { phone("iphone-xr") }
  /// 5.4-inch with a notch, 375 × 812 points.
  public static var iPhone12Mini: DeviceProfile { phone("iphone-12-mini") }
  /// 6.1-inch with a notch, 390 × 844 points.
  public static var iPhone12: DeviceProfile { phone("iphone-12") }
  /// 6.1-inch with an island, 393 × 852 points.
  public static var iPhone14Pro: DeviceProfile { phone("iphone-14-pro") }
  /// 6.3-inch with an island, 402 × 874 points.
  public static var iPhone16Pro: DeviceProfile { phone("iphone-16-pro") }

  /// The table has these; a test says so.
  private static func phone(_ id: String) -> DeviceProfile { (try? named(id)) ?? .default }
}
