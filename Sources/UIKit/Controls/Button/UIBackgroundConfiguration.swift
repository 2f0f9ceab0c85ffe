import Foundation

/// What is drawn behind the content of a configured button.
public struct UIBackgroundConfiguration: Equatable {
  /// The colour of the background; nil for the button's own.
  public var backgroundColor: UIColor?
  /// Radius of the corners, in points.
  public var cornerRadius: CGFloat = 0
  /// How far the background lies inside of the button, in points.
  public var backgroundInsets = NSDirectionalEdgeInsets.zero
  /// The colour of the line around it; nil for the tint.
  public var strokeColor: UIColor?
  /// The width of the line around it, in points; 0, none, by default.
  public var strokeWidth: CGFloat = 0
  /// How far the line lies outside of the background, in points.
  public var strokeOutset: CGFloat = 0

  init() {}

  /// A background of nothing.
  public static func clear() -> UIBackgroundConfiguration {
    var configuration = UIBackgroundConfiguration()
    configuration.backgroundColor = .clear
    return configuration
  }
}
