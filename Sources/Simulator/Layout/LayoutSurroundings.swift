import Assets
import UIKit

/// For what a scene is laid out; what is nil is as in the file.
public struct LayoutSurroundings: Sendable {
  public var device: DeviceProfile?
  public var orientation: UIInterfaceOrientation?
  public var textSize: UIContentSizeCategory?

  /// Those of the file.
  public init() {}

  /// Whether the scene is shown as an app shows it, on another screen than that of the file.
  var isAnotherScreen: Bool { device != nil || orientation != nil }

  /// Whether they are those that the file's frames were recorded for.
  var areThoseOfTheFile: Bool { device == nil && orientation == nil && textSize == nil }
}
