import Foundation
import Simulator

/// The page over all failures: one file that needs no other and no network.
enum FailurePage {
  /// One failure as a piece of the page.
  static func fragment(_ record: FailureRecord, files: [FailureRecord.File.Role: Data]) -> String {
    var html = "<section id=\"\(Markup.escaped(record.identifier))\">\n<h2>\(Markup.escaped(record.shortName)) "
    html += "<small class=\"\(record.kind.rawValue)\">\(words[record.kind] ?? "")</small></h2>\n"
    html += "<pre>\(Markup.escaped(record.message))</pre>\n"
    let isPicture = record.file(.result)?.hasSuffix(".png") == true
    if isPicture {
      html += pictures(files)
    } else if record.details == nil, let data = files[.result] {
      html += "<pre class=\"text\">\(Markup.escaped(String(decoding: data, as: UTF8.self)))</pre>\n"
    }
    if let details = record.details { html += lines(details) }
    if record.kind != .recorded { html += "<pre>keyrise accept '\(Markup.escaped(record.shortName))'</pre>\n" }
    return html + "</section>\n"
  }

  private static let words: [FailureRecord.Kind: String] = [
    .different: "differs", .missing: "no reference", .unreadable: "reference unreadable", .recorded: "recorded",
  ]

  private static func pictures(_ files: [FailureRecord.File.Role: Data]) -> String {
    func source(_ role: FailureRecord.File.Role) -> String? {
      files[role].map { "data:image/png;base64,\($0.base64EncodedString())" }
    }
    var html = "<div class=\"row\">\n"
    let result = source(.result)
    if let reference = source(.reference), let result, let difference = source(.difference) {
      html += """
        <figure><div class="pair"><img src="\(reference)" alt="the reference"><img class="over" src="\(result)" \
        alt="the result"><input type="range" min="0" max="100" value="50" step="0.1" aria-label="reference or result" \
        oninput="this.parentNode.style.setProperty('--at', this.value + '%')"></div>
        <figcaption>left of the line the reference, right of it the result</figcaption></figure>
        <figure><img src="\(difference)" alt="what differs"><figcaption>what differs</figcaption></figure>

        """
    } else if let result {
      html += "<figure><img src=\"\(result)\" alt=\"the result\"><figcaption>the result</figcaption></figure>\n"
    }
    return html + "</div>\n"
  }

  private static func lines(_ details: String) -> String {
    let lines = details.split(separator: "\n", omittingEmptySubsequences: false).map { line -> String in
      let text = Markup.escaped(String(line))
      if line.hasPrefix("-") { return "<del>\(text)</del>" }
      if line.hasPrefix("+") { return "<ins>\(text)</ins>" }
      return text
    }
    return "<pre class=\"text\">\(lines.joined(separator: "\n"))</pre>\n"
  }

  /// What comes before the failures. HTML lets the end tags of the body and the document be left out, so that a failure
  /// can be added at the end of the file.
  static let head = """
    <!DOCTYPE html>
    <html lang="en">
    <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Snapshots that failed</title>
    <style>
    :root { color-scheme: light dark; --line: #8884; --accent: #e6007e; }
    body { font: 15px/1.45 system-ui, sans-serif; margin: 0 auto; max-width: 1200px; padding: 1.5rem; }
    h1 { font-size: 1.4rem; }
    section { border-top: 1px solid var(--line); padding: 1rem 0; }
    h2 { font-size: 1.1rem; margin: 0 0 .5rem; overflow-wrap: anywhere; }
    small { border: 1px solid var(--line); border-radius: .8em; font-weight: normal; padding: .1em .6em; }
    small.different, small.unreadable { color: var(--accent); }
    pre { background: #8881; border-radius: 6px; margin: 0 0 1rem; overflow-x: auto; padding: .7rem; white-space: pre-wrap; }
    pre.text { white-space: pre; }
    del { background: #e6007e2b; text-decoration: none; }
    ins { background: #0a9a4a2b; text-decoration: none; }
    .row { align-items: flex-start; display: flex; flex-wrap: wrap; gap: 1.5rem; }
    figure { margin: 0; max-width: 100%; }
    figcaption { color: #888; font-size: .85rem; margin-top: .3rem; }
    img { background: #fff; display: block; max-width: 100%; outline: 1px solid var(--line); }
    .pair { --at: 50%; position: relative; width: fit-content; }
    .pair .over { clip-path: inset(0 0 0 var(--at)); inset: 0 auto auto 0; position: absolute; }
    .pair::after { background: var(--accent); content: ""; inset: 0 auto 0 var(--at); pointer-events: none; \
    position: absolute; width: 1px; }
    .pair input { cursor: ew-resize; height: 100%; inset: 0; margin: 0; opacity: 0; position: absolute; width: 100%; }
    .pair:focus-within { outline: 2px solid var(--accent); outline-offset: 2px; }
    </style>
    </head>
    <body>
    <h1>Snapshots that failed</h1>
    <p>Accept all of them with <code>keyrise accept --all</code>, or one with the command below it.</p>

    """
}
