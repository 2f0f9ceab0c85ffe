/// What the keyboard does to an input, the harmless first.
public enum Verdict: String, Codable, Sendable, Hashable, CaseIterable, Comparable {
  /// All is well.
  case ok
  /// In sight, but so near to the keyboard that a caret's handle or a small change of its height will meet it.
  case tight
  /// When the keyboard has gone, something is not as it was before.
  case notRestored = "not restored"
  /// A part of it is out of sight.
  case partlyHidden = "partly hidden"
  /// All of it is out of sight.
  case hidden
  /// A person cannot get to it.
  case unreachable

  /// The place in the order from harmless to bad.
  public var severity: Int { Self.allCases.firstIndex(of: self) ?? 0 }

  public static func < (left: Verdict, right: Verdict) -> Bool { left.severity < right.severity }
}
