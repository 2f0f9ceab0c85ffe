/// What a scenario is played on. What a command says on its line goes before what the file says.
public struct ScenarioSettings: Equatable, Sendable {
  /// A sample's name, or a path relative to the scenario's file.
  public var target: String?
  /// The scene of the file that is opened.
  public var scene: String?
  /// The name of a device.
  public var device: String?
  /// The iOS to imitate.
  public var systemVersion: String?
  /// The language of the texts.
  public var language: String?
  /// The line of each setting, by its word, for errors.
  public var lines: [String: Int] = [:]

  /// No setting.
  public init() {}

  public static func == (left: ScenarioSettings, right: ScenarioSettings) -> Bool {
    left.target == right.target && left.scene == right.scene && left.device == right.device
      && left.systemVersion == right.systemVersion && left.language == right.language
  }
}
