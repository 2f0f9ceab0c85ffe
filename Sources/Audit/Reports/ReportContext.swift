/// What a report is written for.
public struct ReportContext: Sendable {
  public var failOn = FailOn.hidden
  public var baseline: Baseline?
  /// Whether colours and bold may be used.
  public var isTerminal = false
  /// Of keyrise.
  public var toolVersion = ""

  public init() {}

  /// Whether a check makes the audit fail.
  public func fails(_ check: AuditCheck) -> Bool {
    check.ignored == nil && failOn.includes(check.verdict) && baseline?.knows(check) != true
  }

  /// Whether a finding of a check does.
  func fails(_ finding: Finding, _ check: AuditCheck) -> Bool { failOn.includes(finding.verdict) && fails(check) }
}
