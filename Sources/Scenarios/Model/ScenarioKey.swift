/// A key of a hardware keyboard that is more than a character.
public enum ScenarioKey: String, CaseIterable, Hashable, Sendable {
  case left, right, up, down, home, end, delete, tab, escape
  case forwardDelete = "forward-delete"

  /// Keys that are held with another.
  public enum Modifier: String, CaseIterable, Hashable, Sendable {
    case shift, option
  }
}
