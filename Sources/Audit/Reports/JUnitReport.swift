import Simulator

/// The report as JUnit's XML, in the form that CI servers agree on: a suite for a file, a case for a check.
struct JUnitReport {
  private let report: AuditReport
  private let context: ReportContext

  init(_ report: AuditReport, _ context: ReportContext) {
    self.report = report
    self.context = context
  }

  var text: String {
    let files = Set(
      report.checks.map(\.input.file) + report.skipped.map(\.input.file) + report.problems.map(\.file)
    ).sorted()
    var suites = files.map(suite)
    if let gap = report.incompleteness {
      var rest = Suite(tests: 1, errors: 1)
      rest.text =
        "  <testsuite name=\"keyrise audit\" tests=\"1\" failures=\"0\" errors=\"1\" skipped=\"0\">\n"
        + "    <testcase classname=\"keyrise audit\" name=\"all is looked at\">\n"
        + "      <error type=\"incomplete\" message=\"\(Markup.escaped(gap))\"/>\n    </testcase>\n  </testsuite>"
      suites.append(rest)
    }
    let tests = suites.reduce(0) { $0 + $1.tests }
    let failures = suites.reduce(0) { $0 + $1.failures }
    let errors = suites.reduce(0) { $0 + $1.errors }
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites name="keyrise audit" tests="\(tests)" failures="\(failures)" errors="\(errors)">
      \(suites.map(\.text).joined(separator: "\n"))
      </testsuites>

      """
  }

  private struct Suite {
    var tests = 0
    var failures = 0
    var errors = 0
    var text = ""
  }

  private func suite(_ file: String) -> Suite {
    var suite = Suite()
    var skipped = 0
    var cases: [String] = []
    func add(_ scene: String, _ name: String, _ body: String) {
      suite.tests += 1
      let head = "    <testcase classname=\"\(Markup.escaped("\(file).\(scene)"))\" name=\"\(Markup.escaped(name))\""
      cases.append(body.isEmpty ? head + "/>" : head + ">\n\(body)\n    </testcase>")
    }
    for check in report.checks where check.input.file == file {
      let name =
        "\(check.input.name) on \(check.device), \(check.orientation.rawValue), \(check.keyboard.rawValue) keyboard"
      var body = ""
      if let reason = check.ignored, !check.findings.isEmpty {
        skipped += 1
        body = "      <skipped message=\"\(Markup.escaped("ignored: \(reason)"))\"/>"
      } else if context.fails(check) {
        suite.failures += 1
        let message = check.findings.max { $0.verdict < $1.verdict }?.text ?? check.verdict.rawValue
        body =
          "      <failure type=\"\(check.verdict.rawValue)\" message=\"\(Markup.escaped(message))\">"
          + check.findings.map { Markup.escaped($0.text) }.joined(separator: "\n") + advice(check) + "</failure>"
      } else if !check.findings.isEmpty {
        body =
          "      <system-out>" + check.findings.map { Markup.escaped($0.text) }.joined(separator: "\n")
          + "</system-out>"
      }
      add(check.input.scene, name, body)
    }
    for input in report.skipped where input.input.file == file {
      skipped += 1
      add(input.input.scene, input.input.name, "      <skipped message=\"\(Markup.escaped(input.reason))\"/>")
    }
    for problem in report.problems where problem.file == file {
      suite.errors += 1
      add("file", "is looked at", "      <error type=\"problem\" message=\"\(Markup.escaped(problem.message))\"/>")
    }
    suite.text =
      "  <testsuite name=\"\(Markup.escaped(file))\" tests=\"\(suite.tests)\" failures=\"\(suite.failures)\" "
      + "errors=\"\(suite.errors)\" skipped=\"\(skipped)\">\n\(cases.joined(separator: "\n"))\n  </testsuite>"
    return suite
  }

  private func advice(_ check: AuditCheck) -> String {
    check.cure.map { "\nbest: \($0)" } ?? ""
  }
}
