import Assets

/// One input on one device in one orientation with one keyboard.
public struct AuditCheck: Codable, Sendable, Hashable {
  public var input: InputDescription
  /// The device's id.
  public var device: String
  public var orientation: ScreenOrientation
  public var keyboard: KeyboardState
  /// What is not well; empty when all is.
  public var findings: [Finding]
  /// What is worth knowing and no verdict, such as a keyboard that nothing takes away.
  public var notes: [String] = []
  /// What the screen itself moves, makes smaller or gives room for the keyboard; nil for nothing. Strategies were tried on
  /// top of it.
  public var reaction: [ViewChange]?
  /// The strategies that were tried, where something was found on the screen.
  public var strategies: [StrategyOutcome] = []
  /// The strategy that is best for the screen; nil where none is better than nothing.
  public var best: String?
  /// Why the findings do not count, from the configuration.
  public var ignored: String?

  /// The best strategy as a line of code, for reports.
  var cure: String? {
    best.map {
      "KeyboardAvoidance.\($0).install(in: window)"
        + (reaction == nil ? "" : " on top of what the screen does for the keyboard itself")
    }
  }

  /// The worst that the findings mean for the input.
  public var verdict: Verdict { findings.map(\.verdict).max() ?? .ok }

  /// What tells the check apart from others.
  public var key: String {
    [input.identity, input.scene, input.id, device, orientation.rawValue, keyboard.rawValue].joined(separator: "|")
  }
}
