import Foundation

extension UIButton {
  /// What a button shows and how, from iOS 15 on.
  @MainActor
  public struct Configuration {
    /// The size that stands behind insets and font.
    public enum Size: Int, Sendable { case medium, small, mini, large }
    /// How round the corners are.
    public enum CornerStyle: Int, Sendable {
      /// As the background says.
      case fixed
      /// As the background says, larger with larger text.
      case dynamic
      /// The system's small radius.
      case small
      /// The system's medium radius.
      case medium
      /// The system's large radius.
      case large
      /// Half circles.
      case capsule
    }
    /// Where the lines of title and subtitle stand.
    public enum TitleAlignment: Int, Sendable { case automatic, leading, center, trailing }

    enum Style: String { case plain, gray, tinted, filled, borderless, bordered, borderedTinted, borderedProminent }

    let style: Style
    /// The title; nil for none.
    public var title: String?
    /// The title with attributes; in its place wins over `title`. UIKit has an `AttributedString` here.
    package var attributedTitleText: NSAttributedString?
    /// The line below the title.
    public var subtitle: String?
    package var attributedSubtitleText: NSAttributedString?
    /// The picture.
    public var image: UIImage?
    /// On which side of the title the picture stands; leading by default.
    public var imagePlacement: NSDirectionalRectEdge = .leading
    /// Between picture and title, in points.
    public var imagePadding: CGFloat = 0
    /// Between title and subtitle, in points. MEM: 1 by default.
    public var titlePadding: CGFloat = 1
    /// Where title and subtitle stand.
    public var titleAlignment = TitleAlignment.automatic
    /// How a title breaks that is too long; by words by default.
    public var titleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How a subtitle breaks that is too long; by words by default.
    public var subtitleLineBreakMode = NSLineBreakMode.byWordWrapping
    /// How round the corners are; dynamic by default.
    public var cornerStyle = CornerStyle.dynamic
    /// The size; medium by default.
    public var buttonSize = Size.medium
    /// The colour of title and picture; nil for the style's.
    public var baseForegroundColor: UIColor?
    /// The colour that the background is made of; nil for the style's.
    public var baseBackgroundColor: UIColor?
    /// What lies behind the content.
    public var background: UIBackgroundConfiguration
    /// Fonts of title and subtitle; nil for the size's.
    package var titleFont: UIFont?
    package var subtitleFont: UIFont?

    private var ownInsets: NSDirectionalEdgeInsets?
    /// Around the content, in points; what the size asks for by default.
    public var contentInsets: NSDirectionalEdgeInsets {
      get { ownInsets ?? ButtonConfigurationMetrics.of(buttonSize).insets }
      set { ownInsets = newValue }
    }

    /// Back to the insets that the size asks for.
    public mutating func setDefaultContentInsets() { ownInsets = nil }

    init(_ style: Style) {
      self.style = style
      background = UIBackgroundConfiguration()
      background.cornerRadius = ButtonConfigurationMetrics.dynamicRadius
    }

    package init?(named style: String) {
      guard let known = Style(rawValue: style) else { return nil }
      self.init(known)
    }

    /// Nothing but title and picture, in the tint.
    public static func plain() -> Configuration { Configuration(.plain) }
    /// On grey.
    public static func gray() -> Configuration { Configuration(.gray) }
    /// On a light shade of the tint.
    public static func tinted() -> Configuration { Configuration(.tinted) }
    /// On the tint.
    public static func filled() -> Configuration { Configuration(.filled) }
    /// Nothing but title and picture, in the tint.
    public static func borderless() -> Configuration { Configuration(.borderless) }
    /// On grey.
    public static func bordered() -> Configuration { Configuration(.bordered) }
    /// On a light shade of the tint.
    public static func borderedTinted() -> Configuration { Configuration(.borderedTinted) }
    /// On the tint.
    public static func borderedProminent() -> Configuration { Configuration(.borderedProminent) }
  }
}
