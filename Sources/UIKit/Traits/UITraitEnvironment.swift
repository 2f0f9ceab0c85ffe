/// What has traits: screens, windows, views and controllers.
@MainActor
public protocol UITraitEnvironment: AnyObject {
  /// What the surroundings are like.
  var traitCollection: UITraitCollection { get }
  /// Called when `traitCollection` changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
