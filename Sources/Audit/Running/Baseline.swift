/// Findings that are known: an earlier report.
public struct Baseline: Sendable {
  private var known: [String: Verdict]

  public init(_ report: AuditReport) {
    known = [:]
    for check in report.checks { known[check.key] = max(known[check.key] ?? .ok, check.verdict) }
  }

  /// Whether the check is no worse than it was.
  public func knows(_ check: AuditCheck) -> Bool { check.verdict <= known[check.key] ?? .ok }
}
