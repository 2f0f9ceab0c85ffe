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
  /// How the phone is held, such as landscape-left.
  public var orientation: String?
  /// Light or dark.
  public var style: String?
  /// The size of text, such as xl.
  public var textSize: String?
  /// The language of the texts.
  public var language: String?
  /// Where the value of each setting stands, by the setting's word, for errors.
  public var places: [String: ScenarioPlace] = [:]

  /// No setting.
  public init() {}

  /// What is said about the phone, by the words of the file, which are those of the commands' options.
  public var surroundings: [(word: String, value: String)] {
    let all = [
      ("device", device), ("ios", systemVersion), ("orientation", orientation), ("style", style),
      ("text-size", textSize),
    ]
    return all.compactMap { word, value in value.map { (word, $0) } }
  }

  public static func == (left: ScenarioSettings, right: ScenarioSettings) -> Bool {
    left.target == right.target && left.scene == right.scene && left.language == right.language
      && left.surroundings.elementsEqual(right.surroundings) { $0 == $1 }
  }
}
