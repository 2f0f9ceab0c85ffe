/// The forms in which a report can be written.
public enum AuditFormat: String, CaseIterable, Sendable {
  case text, json, junit, sarif, github, html

  /// The report in this form.
  ///
  /// - Throws: `EncodingError`.
  public func write(_ report: AuditReport, _ context: ReportContext) throws -> String {
    switch self {
    case .text: TextReport(report, context).text
    case .json: try report.json()
    case .junit: JUnitReport(report, context).text
    case .sarif: try SARIFReport(report, context).text
    case .github: GitHubReport(report, context).text
    case .html: HTMLReport(report, context).text
    }
  }
}
