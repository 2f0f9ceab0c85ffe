/// What a step aims at.
public enum ScenarioTarget: Hashable, Sendable {
  /// An element by its identifier, outlet, object id, label, placeholder, title or text. Where several have the name, one
  /// of them by its number from the top, counted from 1.
  case named(String, number: Int? = nil)
  /// The n-th text input from the top, counted from 1.
  case input(Int)
  /// A point of the screen.
  case point(ScenarioPoint)
}
