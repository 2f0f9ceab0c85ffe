/// What is done on a phone, and what is to be seen there: the steps of a text file, one a line.
///
/// The screen comes to rest before every step, as a person would wait for it. After a `wait` the next steps happen at
/// just that time: pictures and expectations take none, and the first action after them ends it.
public struct Scenario: Equatable, Sendable {
  /// What the file says about the phone, before its first step.
  public var settings: ScenarioSettings
  /// The steps in their order.
  public var steps: [ScenarioStep]

  /// A scenario of the given steps.
  public init(settings: ScenarioSettings = ScenarioSettings(), steps: [ScenarioStep] = []) {
    self.settings = settings
    self.steps = steps
  }

  /// The seconds that the steps ask for by themselves; coming to rest between them is not counted.
  public var requestedSeconds: Double { steps.reduce(0) { $0 + $1.action.requestedSeconds } }
}
