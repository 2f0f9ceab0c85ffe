/// How far an audit is and what it has found, for a terminal or a log.
public struct ProgressLine: Sendable {
  private let total: Int
  private let isTerminal: Bool
  private let begin: Double
  private var done = 0
  private var found = 0
  private var lastTenth = 0
  private var told: Set<String> = []

  /// - Parameter time: now, in seconds of any clock.
  public init(total: Int, isTerminal: Bool, time: Double) {
    self.total = total
    self.isTerminal = isTerminal
    begin = time
  }

  /// A piece of work is done. The result is to be written; nil for nothing new: a line for every input of which
  /// something is found for the first time, and how far the work is. On a terminal that is a bar which replaces the one
  /// before, elsewhere there are ten lines of it at most.
  public mutating func advance(_ part: AuditReport, time: Double) -> String? {
    done += 1
    found += part.checks.reduce(0) { $0 + $1.findings.count }
    let news = part.checks.compactMap { firstNews(of: $0) }
    let share = total > 0 ? Double(done) / Double(total) : 1
    guard isTerminal else {
      var text = news.map { $0 + "\n" }.joined()
      let tenth = Int(share * 10)
      if tenth > lastTenth {
        lastTenth = tenth
        text += "\(done) of \(total) screens, \(found) findings\n"
      }
      return text.isEmpty ? nil : text
    }
    let width = 24
    let filled = Int((share * Double(width)).rounded(.down))
    let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: width - filled)
    let left = (time - begin) / Double(done) * Double(total - done)
    return clearing + news.map { $0 + "\n" }.joined()
      + "[\(bar)] \(done)/\(total) screens, \(found) findings, \(Self.duration(left)) left"
  }

  private mutating func firstNews(of check: AuditCheck) -> String? {
    guard let worst = check.findings.max(by: { $0.verdict < $1.verdict }),
      told.insert("\(check.input.file)|\(check.input.scene)|\(check.input.id)|\(worst.verdict)").inserted
    else { return nil }
    let place = check.input.line.map { "\(check.input.file):\($0)" } ?? check.input.file
    return "\(place): \(check.input.name) on \(check.device) \(check.orientation.rawValue): \(worst.text)"
  }

  /// Takes the bar off a terminal.
  public var clearing: String { isTerminal ? "\r\u{1b}[K" : "" }

  static func duration(_ seconds: Double) -> String {
    let seconds = Int(max(0, seconds).rounded(.up))
    if seconds < 60 { return "\(seconds) s" }
    return seconds < 3600 ? "\(seconds / 60) min \(seconds % 60) s" : "\(seconds / 3600) h \(seconds / 60 % 60) min"
  }
}
