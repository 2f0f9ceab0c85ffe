/// The system's colours.
public enum ScenarioAppearance: String, CaseIterable, Hashable, Sendable {
  case light, dark
}
