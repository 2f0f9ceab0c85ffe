import Foundation

/// The system's colours (looks-and-formats F.5.1). Before iOS 13 there is no dark style, and the light values hold.
extension UIColor {
  /// A colour of two styles, each as hexadecimal RGB with its alpha.
  private convenience init(
    light: UInt32, alpha: CGFloat = 1, dark: UInt32, darkAlpha: CGFloat? = nil, elevated: UInt32? = nil
  ) {
    let lightColor = UIColor(hex: light, alpha: alpha)
    let darkColor = UIColor(hex: dark, alpha: darkAlpha ?? alpha)
    let elevatedColor = elevated.map { UIColor(hex: $0) } ?? darkColor
    self.init { traits in
      guard traits.userInterfaceStyle == .dark else { return lightColor }
      return traits.userInterfaceLevel == .elevated ? elevatedColor : darkColor
    }
  }

  /// The system's red.
  public static let systemRed = UIColor(light: 0xff3b30, dark: 0xff453a)
  /// The system's orange.
  public static let systemOrange = UIColor(light: 0xff9500, dark: 0xff9f0a)
  /// The system's yellow.
  public static let systemYellow = UIColor(light: 0xffcc00, dark: 0xffd60a)
  /// The system's mint.
  public static let systemMint = UIColor(light: 0x00c7be, dark: 0x63e6e2)
  /// The system's cyan.
  public static let systemCyan = UIColor(light: 0x32ade6, dark: 0x64d2ff)
  /// The tint of the modern era, #007AFF in the light style.
  public static let systemBlue = UIColor(light: 0x007aff, dark: 0x0a84ff)
  /// The system's indigo.
  public static let systemIndigo = UIColor(light: 0x5856d6, dark: 0x5e5ce6)
  /// The system's purple.
  public static let systemPurple = UIColor(light: 0xaf52de, dark: 0xbf5af2)
  /// The system's pink.
  public static let systemPink = UIColor(light: 0xff2d55, dark: 0xff375f)
  /// The system's brown.
  public static let systemBrown = UIColor(light: 0xa2845e, dark: 0xac8e68)
  /// The system's grey.
  public static let systemGray = UIColor(light: 0x8e8e93, dark: 0x8e8e93)
  /// The system's grey.
  public static let systemGray2 = UIColor(light: 0xaeaeb2, dark: 0x636366)
  /// The system's grey.
  public static let systemGray3 = UIColor(light: 0xc7c7cc, dark: 0x48484a)
  /// The system's grey.
  public static let systemGray4 = UIColor(light: 0xd1d1d6, dark: 0x3a3a3c)
  /// The system's grey.
  public static let systemGray5 = UIColor(light: 0xe5e5ea, dark: 0x2c2c2e)
  /// The system's grey.
  public static let systemGray6 = UIColor(light: 0xf2f2f7, dark: 0x1c1c1e)
  /// Text.
  public static let label = UIColor(light: 0x000000, dark: 0xffffff)
  /// Text of the second rank.
  public static let secondaryLabel = UIColor(light: 0x3c3c43, alpha: 0.6, dark: 0xebebf5)
  /// Text of the third rank.
  public static let tertiaryLabel = UIColor(light: 0x3c3c43, alpha: 0.3, dark: 0xebebf5)
  /// Text of the fourth rank.
  public static let quaternaryLabel = UIColor(light: 0x3c3c43, alpha: 0.18, dark: 0xebebf5, darkAlpha: 0.16)
  /// Text that leads elsewhere.
  public static let link = UIColor(light: 0x007aff, dark: 0x0984ff)
  /// Text that stands for what is to be entered.
  public static let placeholderText = UIColor(light: 0x3c3c43, alpha: 0.3, dark: 0xebebf5)
  /// A line between parts, through which what lies below is seen.
  public static let separator = UIColor(light: 0x3c3c43, alpha: 0.29, dark: 0x545458, darkAlpha: 0.6)
  /// A line between parts.
  public static let opaqueSeparator = UIColor(light: 0xc6c6c8, dark: 0x38383a)
  /// Fills thin shapes.
  public static let systemFill = UIColor(light: 0x787880, alpha: 0.2, dark: 0x787880, darkAlpha: 0.36)
  /// Fills shapes of middle size.
  public static let secondarySystemFill = UIColor(light: 0x787880, alpha: 0.16, dark: 0x787880, darkAlpha: 0.32)
  /// Fills large shapes.
  public static let tertiarySystemFill = UIColor(light: 0x767680, alpha: 0.12, dark: 0x767680, darkAlpha: 0.24)
  /// Fills large areas.
  public static let quaternarySystemFill = UIColor(light: 0x747480, alpha: 0.08, dark: 0x767680, darkAlpha: 0.18)
  /// The system's green; iOS 7 to 12 has a yellower one.
  public static let systemGreen = UIColor { traits in
    if traits.userInterfaceStyle == .dark { return UIColor(hex: 0x30d158) }
    return UIColor(hex: (7..<13).contains(traits.systemMajorVersion) ? 0x4cd964 : 0x34c759)
  }
  /// The system's teal; darker from iOS 15.
  public static let systemTeal = UIColor { traits in
    let isLater = traits.systemMajorVersion >= 15
    if traits.userInterfaceStyle == .dark { return UIColor(hex: isLater ? 0x40c8e0 : 0x64d2ff) }
    return UIColor(hex: isLater ? 0x30b0c7 : 0x5ac8fa)
  }
  /// The ground of a screen.
  public static let systemBackground = UIColor(light: 0xffffff, dark: 0x000000, elevated: 0x1c1c1e)
  /// The ground of a group on it.
  public static let secondarySystemBackground = UIColor(light: 0xf2f2f7, dark: 0x1c1c1e, elevated: 0x2c2c2e)
  /// The ground of a group in a group.
  public static let tertiarySystemBackground = UIColor(light: 0xffffff, dark: 0x2c2c2e, elevated: 0x3a3a3c)
  /// The ground of a screen with a grouped table; when elevated as the plain one (MEM).
  public static let systemGroupedBackground = UIColor(light: 0xf2f2f7, dark: 0x000000, elevated: 0x1c1c1e)
  /// The ground of a grouped table's cells.
  public static let secondarySystemGroupedBackground = UIColor(light: 0xffffff, dark: 0x1c1c1e, elevated: 0x2c2c2e)
  /// The ground of a group in such a cell.
  public static let tertiarySystemGroupedBackground = UIColor(light: 0xf2f2f7, dark: 0x2c2c2e, elevated: 0x3a3a3c)
  /// The text field of the dark style is lighter than its ground, see-through (MEM).
  static let textFieldBackground = UIColor(light: 0xffffff, dark: 0x767680, darkAlpha: 0.24)
  /// The line around a text field (uikit-facts E.8; dark MEM).
  static let textFieldBorder = UIColor(light: 0xcdcdcd, dark: 0x545458, darkAlpha: 0.6)
  /// The ground of modern bars (looks-and-formats F.4.2; dark MEM).
  static let barBackground = UIColor(light: 0xf9f9f9, dark: 0x161616)
  /// The ground of modern bars of a dark scheme (MEM).
  static let darkBarBackground = UIColor(hex: 0x161616)
  /// The line at the edge of modern bars.
  static let barShadow = UIColor(light: 0xb2b2b2, dark: 0x3d3d41)
  /// A tab that is not chosen.
  static let unselectedTab = UIColor(light: 0x929292, dark: 0x757575)
}
