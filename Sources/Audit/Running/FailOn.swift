/// From which verdict on an audit counts as failed.
public enum FailOn: String, CaseIterable, Sendable, Codable {
  case hidden
  case partly
  case tight
  case never

  /// Whether that verdict fails.
  public func includes(_ verdict: Verdict) -> Bool {
    switch self {
    case .hidden: verdict >= .hidden
    case .partly: verdict >= .notRestored
    case .tight: verdict >= .tight
    case .never: false
    }
  }
}
