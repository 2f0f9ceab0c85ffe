/// The strategy that is best for a file, over all devices.
struct ScreenFix {
  var strategy: String
  /// Checks with findings that it leaves none of.
  var cured: Int
  var total: Int
  /// Inputs that fare worse somewhere.
  var worsened: [String]

  /// The best for these checks; nil when none helps.
  static func best(for checks: [AuditCheck]) -> ScreenFix? {
    let found = checks.filter { $0.keyboard == .standard && !$0.findings.isEmpty && !$0.strategies.isEmpty }
    let tried = checks.filter { $0.keyboard == .standard && !$0.strategies.isEmpty }
    guard !found.isEmpty else { return nil }
    let fixes = StrategyTrial.preference.compactMap { name -> ScreenFix? in
      let outcomes = tried.compactMap { check in check.strategies.first { $0.strategy == name }.map { (check, $0) } }
      guard !outcomes.isEmpty else { return nil }
      let cured = outcomes.filter { $0.1.cures }.count
      let worse = outcomes.filter { $0.1.verdict > $0.0.verdict }.map(\.0.input.name)
      return ScreenFix(
        strategy: name, cured: cured, total: found.count, worsened: Array(Set(worse)).sorted())
    }
    // The first of equals is the one that touches least of the screen.
    return fixes.enumerated().filter { $0.element.cured > 0 }.max {
      ($0.element.cured - $0.element.worsened.count, -$0.offset) < (
        $1.element.cured - $1.element.worsened.count, -$1.offset
      )
    }?.element
  }

  var text: String {
    var text = "KeyboardAvoidance.\(strategy).install(in: window) cures \(cured) of \(total)"
    if !worsened.isEmpty { text += ", makes \(worsened.joined(separator: ", ")) worse somewhere" }
    return text
  }
}
