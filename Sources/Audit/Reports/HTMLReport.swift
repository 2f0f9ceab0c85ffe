import Foundation
import Simulator

/// The report as one page that needs nothing else: a picture for every finding, filters by verdict, file and device.
struct HTMLReport {
  private let report: AuditReport
  private let context: ReportContext
  private let pictures: [String: FindingPicture]

  init(_ report: AuditReport, _ context: ReportContext) {
    self.report = report
    self.context = context
    pictures = Dictionary((report.pictures ?? []).map { ($0.check, $0) }) { first, _ in first }
  }

  var text: String {
    let found = report.counted.filter { !$0.findings.isEmpty }.sorted { a, b in
      a.verdict != b.verdict ? a.verdict > b.verdict : a.key < b.key
    }
    let part = report.shard.map { $0.count > 1 ? "; part \($0.index) of \($0.count)" : "" } ?? ""
    let summary = "\(report.checks.count) checks: \(TextReport.counts(report.counted))\(part)"
    let warning =
      report.incompleteness.map { "<p class=\"warning\">This is not all: \(Markup.escaped($0)).</p>" } ?? ""
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>What the keyboard hides</title>
      <style>
      \(HTMLParts.style)
      </style>
      </head>
      <body>
      <header>
      <h1>What the keyboard hides</h1>
      <p>\(Markup.escaped(summary))</p>
      \(warning)
      <form id="filters">
      \(choice("verdict", "Verdict", found.map(\.verdict.rawValue), keepsOrder: true))
      \(choice("file", "File", found.map(\.input.file)))
      \(choice("device", "Device", found.map(\.device)))
      \(choice("orientation", "Orientation", found.map(\.orientation.rawValue)))
      <output id="count"></output>
      </form>
      </header>
      <main>
      \(fixes)
      \(found.map(card).joined(separator: "\n"))
      \(problems)
      </main>
      <script>
      \(HTMLParts.script)
      </script>
      </body>
      </html>

      """
  }

  private func choice(_ name: String, _ title: String, _ values: [String], keepsOrder: Bool = false) -> String {
    var seen: Set<String> = []
    var unique = values.filter { seen.insert($0).inserted }
    if !keepsOrder { unique.sort() }
    let options = unique.map { "<option value=\"\(Markup.escaped($0))\">\(Markup.escaped($0))</option>" }
    return
      "<label>\(title) <select name=\"\(name)\"><option value=\"\">all</option>\(options.joined())</select></label>"
  }

  private var fixes: String {
    let files = Dictionary(grouping: report.counted, by: \.input.file).sorted { $0.key < $1.key }
    let rows = files.compactMap { file, checks in
      ScreenFix.best(for: checks).map {
        "<tr data-file=\"\(Markup.escaped(file))\"><th>\(Markup.escaped(file))</th><td><code>\(Markup.escaped($0.text))</code></td></tr>"
      }
    }
    return rows.isEmpty
      ? ""
      : "<table id=\"fixes\"><caption>The best strategy for each file</caption>\(rows.joined(separator: "\n"))</table>"
  }

  private func card(_ check: AuditCheck) -> String {
    let picture = pictures[check.key]
    let place = check.input.line.map { "line \($0)" } ?? check.input.scene
    let head =
      "<article class=\"finding v\(check.verdict.severity)\" data-verdict=\"\(check.verdict.rawValue)\" "
      + "data-file=\"\(Markup.escaped(check.input.file))\" data-device=\"\(Markup.escaped(check.device))\" "
      + "data-orientation=\"\(check.orientation.rawValue)\">"
    var parts = [
      head,
      "<h2><span class=\"verdict\">\(check.verdict.rawValue)</span> \(Markup.escaped(check.input.name))</h2>",
      "<p class=\"place\">\(Markup.escaped(check.input.file)), \(Markup.escaped(place)) · \(Markup.escaped(check.device)) "
        + "\(check.orientation.rawValue)\(check.keyboard == .standard ? "" : " · \(check.keyboard.rawValue) keyboard")</p>",
    ]
    if let picture {
      parts.append("<div class=\"pictures\">" + figure(picture.before, "as it is"))
      if let after = picture.after { parts.append(figure(after, "with \(check.best ?? "")")) }
      parts.append("</div>")
    }
    let lines =
      check.findings.map { "<li>\(Markup.escaped($0.text))</li>" }
      + check.notes.map { "<li class=\"note\">\(Markup.escaped($0))</li>" }
    parts.append("<ul>\(lines.joined())</ul>")
    if !check.strategies.isEmpty { parts.append(strategies(check)) }
    parts.append("</article>")
    return parts.joined(separator: "\n")
  }

  private func figure(_ picture: String, _ caption: String) -> String {
    "<figure><img alt=\"the screen \(Markup.escaped(caption))\" src=\"data:image/png;base64,\(picture)\">"
      + "<figcaption>\(Markup.escaped(caption))</figcaption></figure>"
  }

  private func strategies(_ check: AuditCheck) -> String {
    let rows = check.strategies.map { outcome in
      let name = outcome.strategy == check.best ? "<strong>\(outcome.strategy)</strong>" : outcome.strategy
      let result = outcome.cures ? "cures it" : outcome.verdict.rawValue
      let worse = outcome.worsens.isEmpty ? "" : ", makes \(outcome.worsens.joined(separator: ", ")) worse"
      return "<tr><th>\(name)</th><td>\(Markup.escaped(result + worse))</td></tr>"
    }
    let own = check.reaction?.first.map {
      "<p>The screen itself does something for the keyboard: \(Markup.escaped($0.text)). Strategies were tried on top.</p>"
    }
    return "<details><summary>Strategies</summary>\(own ?? "")<table>\(rows.joined())</table></details>"
  }

  private var problems: String {
    guard !report.problems.isEmpty else { return "" }
    let items = report.problems.map { "<li>\(Markup.escaped("\($0.file): \($0.message)"))</li>" }
    return "<section class=\"problems\"><h2>Not looked at</h2><ul>\(items.joined())</ul></section>"
  }
}
