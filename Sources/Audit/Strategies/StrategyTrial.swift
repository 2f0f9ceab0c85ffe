/// A screen's inputs without and with a strategy.
struct StrategyTrial {
  var strategy: String
  /// For every input.
  var without: [[Finding]]
  var with: [[Finding]]
  var names: [String]

  private static func verdict(_ findings: [Finding]) -> Verdict { findings.map(\.verdict).max() ?? .ok }

  /// The inputs that fare worse.
  var worsened: [Int] {
    without.indices.filter { Self.verdict(with[$0]) > Self.verdict(without[$0]) }
  }

  /// The inputs of which something was found and nothing remains.
  var cured: [Int] { without.indices.filter { !without[$0].isEmpty && with[$0].isEmpty } }

  /// How bad the screen is with the strategy: a hidden input weighs more than any number of tight ones.
  var weight: Int { with.reduce(0) { $0 + Self.weight($1) } }

  private static func weight(_ findings: [Finding]) -> Int {
    switch verdict(findings) {
    case .ok: 0
    case .tight: 1
    case .notRestored: 100
    case .partlyHidden: 1_000
    case .hidden, .unreachable: 10_000
    }
  }

  func outcome(for index: Int) -> StrategyOutcome {
    StrategyOutcome(
      strategy: strategy, verdict: Self.verdict(with[index]), cures: !without[index].isEmpty && with[index].isEmpty,
      worsens: worsened.map { names[$0] }, findings: with[index])
  }

  /// The order in which equally good ones are preferred: the less of the screen they touch, the sooner.
  static let preference = ["inset", "guide", "automatic", "resize", "shift"]

  /// The best of them; nil when none is better than nothing.
  static func best(of trials: [StrategyTrial]) -> StrategyTrial? {
    guard let first = trials.first else { return nil }
    let before = first.without.reduce(0) { $0 + weight($1) }
    func place(_ trial: StrategyTrial) -> Int { preference.firstIndex(of: trial.strategy) ?? preference.count }
    return trials.filter { $0.weight < before }.min {
      ($0.weight, $0.worsened.count, place($0)) < ($1.weight, $1.worsened.count, place($1))
    }
  }
}
