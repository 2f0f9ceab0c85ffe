import Foundation

/// The numbers behind the sizes of configured buttons. Medium: 7 and 12 points around a title of 17 (looks-and-formats
/// F.4.2; 38 points high titles are stored in files 59⅔ high); the others are MEM.
@MainActor
struct ButtonConfigurationMetrics {
  var insets: NSDirectionalEdgeInsets
  var titleSize: CGFloat
  var subtitleSize: CGFloat

  static let dynamicRadius: CGFloat = 5.95

  static func of(_ size: UIButton.Configuration.Size) -> ButtonConfigurationMetrics {
    switch size {
    case .mini, .small:
      return ButtonConfigurationMetrics(insets: insets(5, 10), titleSize: 15, subtitleSize: 12)
    case .medium: return ButtonConfigurationMetrics(insets: insets(7, 12), titleSize: 17, subtitleSize: 13)
    case .large: return ButtonConfigurationMetrics(insets: insets(15, 20), titleSize: 17, subtitleSize: 13)
    }
  }

  private static func insets(_ vertical: CGFloat, _ horizontal: CGFloat) -> NSDirectionalEdgeInsets {
    NSDirectionalEdgeInsets(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
  }

  /// The radius of the corners of a background of some height, in points. MEM.
  static func radius(_ configuration: UIButton.Configuration, height: CGFloat) -> CGFloat {
    let radius: CGFloat
    switch configuration.cornerStyle {
    case .fixed, .dynamic: radius = configuration.background.cornerRadius
    case .small: radius = 4
    case .medium: radius = dynamicRadius
    case .large: radius = 9
    case .capsule: radius = height / 2
    }
    return min(max(0, radius), height / 2)
  }
}
