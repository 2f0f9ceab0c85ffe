/// The report for people: a table for every file, worst first, and the fix in one line.
struct TextReport {
  private let report: AuditReport
  private let context: ReportContext

  init(_ report: AuditReport, _ context: ReportContext) {
    self.report = report
    self.context = context
  }

  var text: String {
    let files = Dictionary(grouping: report.checks, by: \.input.file)
    var names = Set(files.keys)
    names.formUnion(report.skipped.map(\.input.file))
    var blocks = names.sorted {
      worst(files[$0] ?? []) != worst(files[$1] ?? [])
        ? worst(files[$0] ?? []) > worst(files[$1] ?? []) : $0 < $1
    }.map { block($0, files[$0] ?? []) }
    if !report.problems.isEmpty {
      blocks.append(
        ([bold("Not looked at")] + report.problems.map { "  \($0.file): \($0.message)" }).joined(separator: "\n"))
    }
    blocks.append(summary)
    return blocks.joined(separator: "\n\n") + "\n"
  }

  private func worst(_ checks: [AuditCheck]) -> Verdict {
    checks.filter { $0.ignored == nil }.map(\.verdict).max() ?? .ok
  }

  private func block(_ file: String, _ checks: [AuditCheck]) -> String {
    let counted = checks.filter { $0.ignored == nil }
    let inputs = Set(checks.map { $0.input.scene + "|" + $0.input.id }).count
    var lines = ["\(bold(file))  \(inputs) inputs, \(checks.count) checks: \(Self.counts(counted))"]
    let groups = FindingGroup.groups(of: counted)
    let rows = groups.map { group in
      [
        group.verdict.rawValue, group.input.name, group.input.line.map { "line \($0)" } ?? group.input.scene,
        group.occurrences, group.finding.reason,
      ]
    }
    let widths = (0..<4).map { column in rows.map { $0[column].count }.max() ?? 0 }
    for (row, group) in zip(rows, groups) {
      var line = "  "
      for column in 0..<4 {
        let cell = row[column] + String(repeating: " ", count: widths[column] - row[column].count + 2)
        line += column == 0 ? colored(cell, group.finding.verdict) : cell
      }
      lines.append(line + row[4])
    }
    if let fix = ScreenFix.best(for: counted) {
      lines.append("  \(bold("fix:")) \(fix.text)")
    } else if counted.contains(where: { !$0.strategies.isEmpty }) {
      lines.append("  \(bold("fix:")) no strategy cures a finding by itself")
    }
    if let own = counted.first(where: { $0.reaction != nil && !$0.strategies.isEmpty })?.reaction?.first {
      lines.append(
        "  note: the screen itself does something for the keyboard (\(own.text)); strategies were tried on top of it")
    }
    for note in Self.notes(counted) { lines.append("  note: \(note)") }
    lines += skipped(file)
    for ignored in Self.ignored(checks) { lines.append("  ignored: \(ignored)") }
    return lines.joined(separator: "\n")
  }

  private func skipped(_ file: String) -> [String] {
    let reasons = Dictionary(grouping: report.skipped.filter { $0.input.file == file }, by: \.reason)
    return reasons.sorted { $0.key < $1.key }.map { reason, inputs in
      let names = Set(inputs.map { $0.input.name + ($0.input.line.map { " (line \($0))" } ?? "") }).sorted()
      let rest = names.count > 4 ? " and \(names.count - 4) more" : ""
      return "  not looked at, because \(reason): \(names.prefix(4).joined(separator: ", "))\(rest)"
    }
  }

  private static func notes(_ checks: [AuditCheck]) -> [String] {
    var seen: Set<String> = []
    return checks.flatMap { check in check.notes.map { "\(check.input.name): \($0)" } }.filter {
      seen.insert($0).inserted
    }
  }

  private static func ignored(_ checks: [AuditCheck]) -> [String] {
    var counts: [(String, Int)] = []
    for check in checks where check.ignored != nil && !check.findings.isEmpty {
      let text = "\(check.input.name): \(check.ignored ?? "")"
      if let place = counts.firstIndex(where: { $0.0 == text }) {
        counts[place].1 += 1
      } else {
        counts.append((text, 1))
      }
    }
    return counts.map { "\($0.0) (\($0.1) checks)" }
  }

  static func counts(_ checks: [AuditCheck]) -> String {
    let words = Verdict.allCases.reversed().compactMap { verdict -> String? in
      let count = checks.filter { $0.verdict == verdict }.count
      return count > 0 ? "\(count) \(verdict.rawValue)" : nil
    }
    return words.isEmpty ? "nothing to look at" : words.joined(separator: ", ")
  }

  private var summary: String {
    var line = "\(report.checks.count) checks: \(Self.counts(report.counted))"
    let failing = report.checks.filter(context.fails).count
    if context.baseline != nil {
      let known = report.counted.filter { context.failOn.includes($0.verdict) }.count - failing
      line += "; \(known) known from the baseline, \(failing) new"
    }
    if let shard = report.shard, shard.count > 1 { line += "; part \(shard.index) of \(shard.count)" }
    if let gap = report.incompleteness { line += "; \(gap)" }
    return bold(line)
  }

  private func bold(_ text: String) -> String { context.isTerminal ? "\u{1b}[1m\(text)\u{1b}[0m" : text }

  private func colored(_ text: String, _ verdict: Verdict) -> String {
    guard context.isTerminal else { return text }
    let code: Int
    switch verdict {
    case .ok: code = 32
    case .tight: code = 36
    case .notRestored, .partlyHidden: code = 33
    case .hidden, .unreachable: code = 31
    }
    return "\u{1b}[\(code)m\(text)\u{1b}[0m"
  }
}
