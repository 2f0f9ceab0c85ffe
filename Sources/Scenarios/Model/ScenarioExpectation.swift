/// What is to be seen.
public enum ScenarioExpectation: Equatable, Sendable {
  /// At least this part of its area can be seen, 0 … 1.
  case visible(ScenarioTarget, part: Double)
  /// Nothing of it can be seen.
  case hidden(ScenarioTarget)
  /// There is no such element.
  case missing(ScenarioTarget)
  case text(ScenarioTarget, String)
  case focused(ScenarioTarget)
  case noFocus
  case enabled(ScenarioTarget, Bool)
  /// UIKit's frame, in the superview.
  case frame(ScenarioTarget, ScenarioRect)
  /// Where it is on the screen now, animations included.
  case screenFrame(ScenarioTarget, ScenarioRect)
  /// The content offset of a scroll view; of the one with the focus, or the largest, when none is named.
  case offset(ScenarioTarget?, x: Double?, y: Double)
  /// The content inset at the bottom of a scroll view.
  case inset(ScenarioTarget?, bottom: Double)
  case keyboard(isShown: Bool)
  case keyboardFrame(ScenarioRect)
}
