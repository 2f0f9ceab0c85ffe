import Assets
import Audit
import Canvas
import Foundation
import Samples
import Simulator

extension Command {
  static let audit = Command(
    name: "audit", summary: "Finds every input that the keyboard hides, and what would fix it.",
    usage: "audit FILE|SAMPLE … [OPTION …]",
    options: [
      ("--devices LIST", "all, phones, pads, or names with commas between; four of them by default"),
      ("--orientations LIST", "portrait, landscape, or both with a comma between (the default)"),
      ("--keyboards LIST", "standard, prediction, no-prediction, accessory, number-pad, hardware (all)"),
      ("--strategies LIST", "resize, inset, shift, guide, automatic (all), or none"),
      ("--format FORM", "text (the default), json, junit, sarif, github, html"),
      ("-o FILE", "where the report goes; standard output by default"),
      ("--fail-on WHAT", "status 1 from: hidden (the default), partly, tight, never"),
      ("--baseline FILE", "an earlier JSON report: what it knows does not fail"),
      ("--config FILE", "settings; .keyrise.json where there is one"),
      ("--pictures", "put pictures into a JSON report, for keyrise merge --format html"),
      ("--watch", "again whenever a file changes"),
      ("--jobs N", "processes that share the work; one for each processor by default"),
      ("--shard I/N", "only the Ith of N parts; keyrise merge puts JSON reports together"),
    ]
  ) { reader in
    try AuditRun(&reader).run()
  }

  static let merge = Command(
    name: "merge", summary: "Puts JSON reports of audits together: the parts of one run, or whole reports.",
    usage: "merge FILE.json … [OPTION …]",
    options: [
      ("--partial", "merge although parts are missing or broken off; the result says so, and the status stays 2"),
      ("--format FORM", "text (the default), json, junit, sarif, github, html"),
      ("-o FILE", "where the report goes; standard output by default"),
      ("--fail-on WHAT", "status 1 from: hidden (the default), partly, tight, never"),
      ("--baseline FILE", "an earlier JSON report: what it knows does not fail"),
    ]
  ) { reader in
    var output = AuditOutput()
    var files: [String] = []
    var isPartial = false
    while let word = reader.next() {
      if try output.take(word, &reader) { continue }
      if word == "--partial" {
        isPartial = true
        continue
      }
      guard !word.hasPrefix("-") else { throw reader.unknown(word) }
      files.append(word)
    }
    guard !files.isEmpty else { throw CommandError("which reports? Say keyrise merge FILE.json …") }
    try output.checkPlace()
    try output.readBaseline()
    let parts = try files.map { ReportMerge.Part(file: $0, report: try AuditReport(contentsOfFile: $0)) }
    try output.write(try ReportMerge(parts).report(allowsGaps: isPartial))
  }

  /// A process of `keyrise audit --jobs`; not for people.
  static let auditWorker = Command(name: "audit-worker", summary: "", usage: "audit-worker", options: []) { reader in
    if let word = reader.next() { throw reader.unknown(word) }
    try Worker.run(AuditRun.targets())
  }
}
