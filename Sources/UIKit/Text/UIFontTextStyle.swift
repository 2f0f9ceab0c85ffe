import Assets
import Foundation

extension UIFont {
  /// What a text is for, by which the system chooses its font.
  public struct TextStyle: RawRepresentable, Hashable, Sendable {
    /// UIKit's name, such as `UICTFontTextStyleBody`.
    public var rawValue: String

    /// A style by UIKit's name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The title of a screen.
    public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
    /// A heading of the first rank.
    public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
    /// A heading of the second rank.
    public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
    /// A heading of the third rank.
    public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
    /// The head of a paragraph, in the bold face.
    public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
    /// A second head.
    public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
    /// Running text.
    public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
    /// A call-out.
    public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
    /// A note at the foot.
    public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
    /// A caption.
    public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
    /// A second caption.
    public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")

    /// The style's row of the table; nil for a style that is not in it.
    package var entry: TextStyleTable.Style? {
      TextStyleTable.shared[rawValue.replacingOccurrences(of: "UICTFontTextStyle", with: "")]
    }

    /// The size in some surroundings, in points; that of the body for a style that is not known.
    @MainActor
    func size(in traits: UITraitCollection) -> CGFloat {
      guard let entry = entry ?? TextStyle.body.entry else { return 17 }
      return entry.size(step: traits.preferredContentSizeCategory.step, systemVersion: traits.systemMajorVersion)
    }
  }

  /// The system's font for a text style, in the size that a person chose.
  public static func preferredFont(forTextStyle style: TextStyle) -> UIFont {
    preferredFont(forTextStyle: style, compatibleWith: nil)
  }

  /// The system's font for a text style in some surroundings; nil for those of the phone.
  public static func preferredFont(
    forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont {
    let traits = traitCollection.completed
    return scaled(
      systemFace(isBold: style.entry?.isBold ?? false), style.size(in: traits), FontScaling(style: style))
  }
}

extension UITraitCollection? {
  /// The collection with the phone's own traits where it specifies none.
  @MainActor
  var completed: UITraitCollection {
    let phone = UIKitEnvironment.current.traitCollection
    return map { UITraitCollection(traitsFrom: [phone, $0]) } ?? phone
  }
}
