/// Findings that are known: an earlier report.
public struct Baseline: Sendable {
  private var known: [String: Verdict]
  private var files: Set<String>

  public init(_ report: AuditReport) {
    known = [:]
    for check in report.checks { known[check.key] = max(known[check.key] ?? .ok, check.verdict) }
    files = Set(report.checks.map(\.input.identity) + report.skipped.map(\.input.identity))
  }

  /// Whether the check is no worse than it was.
  public func knows(_ check: AuditCheck) -> Bool { check.verdict <= known[check.key] ?? .ok }

  /// Whether it knows a file or screen of the report, so that it may be the report's baseline at all.
  public func concerns(_ report: AuditReport) -> Bool {
    report.checks.isEmpty || report.checks.contains { files.contains($0.input.identity) }
  }
}
