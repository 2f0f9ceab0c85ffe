import Audit
import Foundation
import FoundationXML
import Testing

/// The forms of a report, each read back by something that is not ours.
@Suite struct ReportTests {
  private func write(_ format: AuditFormat, _ change: (inout ReportContext) -> Void = { _ in }) throws -> String {
    var context = ReportContext()
    context.toolVersion = "0.1.0"
    change(&context)
    return try format.write(try SampleReport.report, context)
  }

  @Test func jsonComesBack() throws {
    let path = NSTemporaryDirectory() + "keyrise-\(UUID().uuidString).json"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try write(.json).write(toFile: path, atomically: true, encoding: .utf8)
    let read = try AuditReport(contentsOfFile: path)
    #expect(read.checks == (try SampleReport.report).checks)
    #expect(read.problems.count == 1)
  }

  @Test func theTextIsATableWorstFirst() throws {
    let lines = try write(.text).split(separator: "\n").map(String.init)
    #expect(lines[0] == "A & B/Main.storyboard  2 inputs, 3 checks: 1 hidden, 1 partly hidden, 1 ok")
    #expect(lines[1].hasPrefix("  hidden"))
    #expect(lines[1].contains("line 48"))
    #expect(lines[1].hasSuffix("keyboard: 0 % of (16, 498, 343, 30) in sight, keyboard from y 407"))
    #expect(lines[2].hasPrefix("  partly hidden") && lines[2].contains("the button 'Send': keyboard: 0 %"))
    #expect(lines[3].hasPrefix("  not restored") && lines[3].hasSuffix("offset of scroll was (0, 60), is (0, 124)"))
    #expect(lines.contains("  fix: KeyboardAvoidance.inset.install(in: window) cures 1 of 1"))
    #expect(lines.contains { $0.contains("ignored: f: the sample's flaw (1 checks)") })
    #expect(lines.contains { $0.contains("because it is hidden: Code (line 90)") })
    #expect(!lines.contains { $0.contains("\u{1b}") })
    #expect(try write(.text) { $0.isTerminal = true }.contains("\u{1b}[31mhidden"))
  }

  // MARK: JUnit

  private final class Reader: NSObject, XMLParserDelegate {
    var elements: [(name: String, attributes: [String: String])] = []
    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String]
    ) { elements.append((name, attributes)) }
  }

  /// The elements and attributes that the common schema (Jenkins' junit-10.xsd) asks for.
  @Test func junitIsWhatServersRead() throws {
    let reader = Reader()
    let parser = XMLParser(data: Data(try write(.junit).utf8))
    parser.delegate = reader
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    #expect(reader.elements.first?.name == "testsuites")
    let suites = reader.elements.filter { $0.name == "testsuite" }
    #expect(suites.count == 3)
    for suite in suites {
      for name in ["name", "tests", "failures", "errors", "skipped"] { #expect(suite.attributes[name] != nil) }
    }
    let main = try #require(suites.first { $0.attributes["name"] == "A & B/Main.storyboard" })
    #expect(main.attributes["tests"] == "4" && main.attributes["failures"] == "1" && main.attributes["skipped"] == "1")
    let cases = reader.elements.filter { $0.name == "testcase" }
    #expect(cases.count == 6)
    #expect(cases.allSatisfy { $0.attributes["name"] != nil && $0.attributes["classname"] != nil })
    #expect(reader.elements.filter { $0.name == "failure" }.count == 1)
    #expect(reader.elements.filter { $0.name == "error" }.count == 1)
    #expect(reader.elements.first { $0.name == "failure" }?.attributes["type"] == "hidden")
  }

  // MARK: SARIF

  /// That the form is the schema's is `Scripts/report-test`'s to say.
  @Test func sarifSaysWhatAndWhere() throws {
    let text = try write(.sarif)
    let log = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    let run = try #require((log["runs"] as? [[String: Any]])?.first)
    let results = try #require(run["results"] as? [[String: Any]])
    #expect(results.count == 3)
    let location = try #require((results[0]["locations"] as? [[String: Any]])?.first)
    let physical = try #require(location["physicalLocation"] as? [String: Any])
    #expect((physical["artifactLocation"] as? [String: Any])?["uri"] as? String == "A%20&%20B/Main.storyboard")
    #expect((physical["region"] as? [String: Any])?["startLine"] as? Int == 48)
    #expect((physical["region"] as? [String: Any])?["startColumn"] as? Int == 13)
    #expect(results[0]["level"] as? String == "error")
    #expect(results[1]["level"] as? String == "warning")
    // No schema can say that an index points at the rule of that name.
    let driver = try #require((run["tool"] as? [String: Any])?["driver"] as? [String: Any])
    let rules = (driver["rules"] as? [[String: Any]] ?? []).map { $0["id"] as? String }
    for result in results {
      let index = try #require(result["ruleIndex"] as? Int)
      #expect(rules.indices.contains(index) && rules[index] == result["ruleId"] as? String)
    }
  }

  // MARK: Others

  @Test func workflowCommandsAreEscaped() throws {
    let lines = try write(.github).split(separator: "\n").map(String.init)
    #expect(lines.count == 4)
    #expect(
      lines[0].hasPrefix(
        "::error file=A & B/Main.storyboard,line=48,col=13,title=Pass%2C \"word\"%3A 100 %25%3A hidden::Pass, \"word\": 100 %25 on iphone-4.7"
      ), "\(lines[0])")
    #expect(lines[0].contains("%0AThe best cure: KeyboardAvoidance.inset.install(in: window)"))
    #expect(lines[1].hasPrefix("::warning "))
    #expect(lines[3] == "::error file=Broken.xib::line 3: an element does not end")
  }

  @Test func thePageHasAllFindingsAndNeedsNothingElse() throws {
    let page = try write(.html)
    #expect(page.components(separatedBy: "<article").count - 1 == 2)
    #expect(page.components(separatedBy: "<img").count - 1 == 2)
    #expect(page.contains("Pass, &quot;word&quot;: 100 %"))
    #expect(!page.contains("Sign <Up>"))
    #expect(!page.contains("http://") && !page.contains("https://"))
  }

  // MARK: Failing

  @Test(arguments: [(FailOn.hidden, 1), (.partly, 2), (.tight, 2), (.never, 0)])
  func failingHangsOnTheVerdict(_ failOn: FailOn, _ count: Int) throws {
    var context = ReportContext()
    context.failOn = failOn
    #expect(try SampleReport.report.checks.filter(context.fails).count == count)
  }

  /// What stands in the table is what decides: no row is worse than what its check fails by.
  @Test func theTableSaysWhatFails() throws {
    let report = try SampleReport.report
    for failOn in FailOn.allCases {
      var context = ReportContext()
      context.failOn = failOn
      let fails = report.checks.contains(where: context.fails)
      let rows = try AuditFormat.text.write(report, context).split(separator: "\n").filter { $0.hasPrefix("  ") }
      let words = Verdict.allCases.filter(failOn.includes).map { "  \($0.rawValue) " }
      #expect(rows.contains { row in words.contains { row.hasPrefix($0) } } == fails, "\(failOn)")
    }
    var button = report
    button.checks = report.checks.filter { $0.findings.map(\.subject) == [.button] }
    #expect(button.checks.count == 1)
    #expect(try AuditFormat.text.write(button, ReportContext()).contains("  hidden ") == false)
    #expect(button.checks.filter(ReportContext().fails).isEmpty)
  }

  @Test func whatTheBaselineKnowsDoesNotFail() throws {
    var known = try SampleReport.report
    var context = ReportContext()
    context.baseline = Baseline(known)
    #expect(known.checks.filter(context.fails).isEmpty)
    // It was less bad then.
    known.checks[0].findings = [Finding(.input, .partlyHidden, .focus)]
    context.baseline = Baseline(known)
    #expect(try SampleReport.report.checks.filter(context.fails).count == 1)
  }

  @Test func mergedReportsCountOnce() throws {
    let report = try SampleReport.report
    var one = report
    one.checks = Array(report.checks[..<2])
    var two = report
    two.checks = Array(report.checks[1...])
    two.isComplete = false
    var merged = AuditReport()
    merged.merge([two, one, two])
    #expect(merged.sorted().checks == report.sorted().checks)
    #expect(merged.problems.count == 1 && merged.skipped.count == 1)
    #expect(!merged.isComplete)
  }

  // MARK: Parts of a run

  private func part(_ index: Int, of count: Int, devices: [String] = ["iphone-x"]) throws -> ReportMerge.Part {
    var report = try SampleReport.report
    report.checks = report.checks.enumerated().filter { $0.offset % count == index - 1 }.map(\.element)
    report.shard = AuditShard(index: index, count: count)
    report.request = AuditRequest(
      program: "1", targets: [AuditRequest.Target(path: "a.storyboard", content: "1")], devices: devices,
      orientations: [.portrait], options: AuditOptions(), ignores: [])
    return ReportMerge.Part(file: "\(index).json", report: report)
  }

  private func refusal(_ parts: [ReportMerge.Part], allowsGaps: Bool = false) throws -> String {
    try #require(throws: AuditError.self) { try ReportMerge(parts).report(allowsGaps: allowsGaps) }.description
  }

  @Test func partsThatDoNotMakeAWholeAreRefused() throws {
    let (one, two, three) = (try part(1, of: 3), try part(2, of: 3), try part(3, of: 3))
    let whole = try ReportMerge([three, one, two]).report(allowsGaps: false)
    #expect(whole.isComplete && whole.shard == nil && whole.request == one.report.request)
    #expect(whole.checks == (try SampleReport.report).sorted().checks)
    #expect(try refusal([one]).contains("of 3 parts there are not: 2, 3"))
    #expect(try refusal([one, three]).contains("of 3 parts there is not: 2"))
    var copy = two
    copy.file = "copy.json"
    #expect(try refusal([one, two, copy, three]) == "2.json and copy.json are both part 2 of 3")
    #expect(
      try refusal([one, try part(2, of: 4), three], allowsGaps: true)
        == "2.json is part 2 of 4, and 1.json is part 1 of 3")
    #expect(
      try refusal([one, try part(2, of: 3, devices: ["ipad-9.7"]), three])
        == "2.json is of another run than 1.json: it has the devices ipad-9.7, not iphone-x")
    var edited = two
    edited.report.request?.targets[0].content = "2"
    #expect(try refusal([one, edited, three]).contains("another content of a.storyboard"))
    var all = one
    all.report.shard = nil
    all.file = "all.json"
    #expect(try refusal([all, two, three]).contains("all.json is a whole report, and 2.json is part 2 of 3"))
    var broken = two
    broken.report.isComplete = false
    #expect(try refusal([one, broken, three]).contains("2.json is not complete: the run was broken off"))
  }

  /// Put together all the same, it says in every form that it is not all, and cannot pass for a whole later.
  @Test func aPartialReportSaysSo() throws {
    let partial = try ReportMerge([try part(1, of: 3), try part(3, of: 3)]).report(allowsGaps: true)
    #expect(!partial.isComplete)
    for format in AuditFormat.allCases {
      #expect(try format.write(partial, ReportContext()).contains("of 3 parts there is not: 2"), "\(format)")
    }
    #expect(
      try refusal([ReportMerge.Part(file: "partial.json", report: partial)])
        .contains("partial.json is not complete: of 3 parts there is not: 2"))
  }

  @Test func theProgressSaysWhatIsFoundAndHowMuchIsLeft() throws {
    var terminal = ProgressLine(total: 4, isTerminal: true, time: 100)
    let report = try SampleReport.report
    let first = terminal.advance(report, time: 110) ?? ""
    #expect(
      first.hasPrefix(
        "\r\u{1b}[KA & B/Main.storyboard:48: Pass, \"word\": 100 % on iphone-4.7 portrait: hidden: keyboard"))
    #expect(first.hasSuffix("\n[######------------------] 1/4 screens, 4 findings, 30 s left"))
    // The same again is no news.
    let second = terminal.advance(report, time: 120)
    #expect(second?.contains("\n") == false)
    var log = ProgressLine(total: 1000, isTerminal: false, time: 0)
    let lines = (0..<1000).compactMap { log.advance(AuditReport(), time: Double($0)) }
    #expect(lines.count == 10)
    #expect(lines.last == "1000 of 1000 screens, 0 findings\n")
  }

  @Test func shardsAreAllOfTheWork() {
    let items = (0..<17).map { WorkItem(target: "a", screen: $0, device: "d", orientation: .portrait) }
    let parts = (1...4).map { WorkItem.shard(items, index: $0, of: 4) }
    #expect(parts.map(\.count) == [5, 4, 4, 4])
    #expect(Set(parts.flatMap { $0 }) == Set(items))
  }
}
