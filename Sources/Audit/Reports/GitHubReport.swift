/// The report as workflow commands, which GitHub shows beside the lines of the file.
struct GitHubReport {
  private let report: AuditReport
  private let context: ReportContext

  init(_ report: AuditReport, _ context: ReportContext) {
    self.report = report
    self.context = context
  }

  var text: String {
    var lines: [String] = []
    for group in FindingGroup.groups(of: report.counted) {
      let isError = group.checks.contains { context.fails(group.finding, $0) }
      var properties = ["file=\(property(group.input.identity))"]
      if let line = group.input.line { properties.append("line=\(line)") }
      if let column = group.input.column { properties.append("col=\(column)") }
      properties.append("title=\(property("\(group.input.name): \(group.verdict.rawValue)"))")
      var message = "\(group.input.name) on \(group.occurrences): \(group.finding.text)"
      if let cure = group.checks.lazy.compactMap(\.cure).first {
        message += "\nThe best cure: \(cure)"
      }
      lines.append("::\(isError ? "error" : "warning") \(properties.joined(separator: ","))::\(data(message))")
    }
    for problem in report.problems {
      lines.append("::error file=\(property(problem.file))::\(data(problem.message))")
    }
    if let gap = report.incompleteness { lines.append("::error title=Keyrise::\(data("This is not all: \(gap)"))") }
    return lines.map { $0 + "\n" }.joined()
  }

  private func data(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private func property(_ text: String) -> String {
    data(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }
}
