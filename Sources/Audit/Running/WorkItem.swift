import Assets

/// A piece of an audit that stands on its own: one screen on one device in one orientation.
public struct WorkItem: Codable, Sendable, Hashable {
  /// The path of a file, or the name of a screen in code.
  public var target: String
  /// The screen's place among those of the target.
  public var screen: Int
  /// A device's id.
  public var device: String
  public var orientation: ScreenOrientation

  public init(target: String, screen: Int, device: String, orientation: ScreenOrientation) {
    self.target = target
    self.screen = screen
    self.device = device
    self.orientation = orientation
  }

  /// Every `count`th item from the `index`th on, counted from 1.
  public static func shard(_ items: [WorkItem], index: Int, of count: Int) -> [WorkItem] {
    items.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
  }
}
