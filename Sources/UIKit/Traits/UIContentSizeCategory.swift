import Foundation

/// The size of text that a person chose in the settings.
public struct UIContentSizeCategory: RawRepresentable, Hashable, Sendable {
  /// UIKit's name, such as `UICTContentSizeCategoryL`.
  public var rawValue: String

  /// A category by UIKit's name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Not known.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// The smallest.
  public static let extraSmall = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXS")
  /// Small.
  public static let small = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryS")
  /// Medium.
  public static let medium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryM")
  /// The size that phones come with.
  public static let large = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryL")
  /// A step larger.
  public static let extraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXL")
  /// Two steps larger.
  public static let extraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXL")
  /// The largest without accessibility sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryXXXL")
  /// The first accessibility size.
  public static let accessibilityMedium = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityM")
  /// The second accessibility size.
  public static let accessibilityLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityL")
  /// The third accessibility size.
  public static let accessibilityExtraLarge = UIContentSizeCategory(rawValue: "UICTContentSizeCategoryAccessibilityXL")
  /// The fourth accessibility size.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXL")
  /// The largest.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    rawValue: "UICTContentSizeCategoryAccessibilityXXXL")

  /// Posted when a person chose another size; the object is the application.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The key of the new category's name in the notification's dictionary.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"

  /// The categories from small to large.
  package static let all: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge, .accessibilityMedium,
    .accessibilityLarge, .accessibilityExtraLarge, .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The place among the categories from small to large; that of the default where it is none of them.
  package var step: Int { Self.all.firstIndex(of: self) ?? 3 }

  /// Whether it is one of the sizes for people who see little.
  public var isAccessibilityCategory: Bool { rawValue.contains("Accessibility") }

  /// Whether text is smaller than with another category.
  public static func < (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.step < right.step }
  /// Whether text is larger than with another category.
  public static func > (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.step > right.step }
  /// Whether text is not larger than with another category.
  public static func <= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.step <= right.step }
  /// Whether text is not smaller than with another category.
  public static func >= (left: UIContentSizeCategory, right: UIContentSizeCategory) -> Bool { left.step >= right.step }
}
