/// How far an audit is, for a terminal or a log.
public struct ProgressLine: Sendable {
  private let total: Int
  private let isTerminal: Bool
  private let begin: Double
  private var done = 0
  private var found = 0
  private var lastTenth = 0

  /// - Parameter time: now, in seconds of any clock.
  public init(total: Int, isTerminal: Bool, time: Double) {
    self.total = total
    self.isTerminal = isTerminal
    begin = time
  }

  /// A piece of work is done. The result is to be written; nil for nothing new. On a terminal it replaces the line
  /// before, elsewhere there are ten lines at most.
  public mutating func advance(findings: Int, time: Double) -> String? {
    done += 1
    found += findings
    let part = total > 0 ? Double(done) / Double(total) : 1
    guard isTerminal else {
      let tenth = Int(part * 10)
      guard tenth > lastTenth else { return nil }
      lastTenth = tenth
      return "\(done) of \(total) screens, \(found) findings\n"
    }
    let width = 24
    let filled = Int((part * Double(width)).rounded(.down))
    let bar = String(repeating: "#", count: filled) + String(repeating: "-", count: width - filled)
    let left = (time - begin) / Double(done) * Double(total - done)
    return "\r[\(bar)] \(done)/\(total) screens, \(found) findings, \(Self.duration(left)) left\u{1b}[K"
  }

  /// Takes the line off a terminal.
  public var clearing: String { isTerminal ? "\r\u{1b}[K" : "" }

  static func duration(_ seconds: Double) -> String {
    let seconds = Int(max(0, seconds).rounded(.up))
    if seconds < 60 { return "\(seconds) s" }
    return seconds < 3600 ? "\(seconds / 60) min \(seconds % 60) s" : "\(seconds / 3600) h \(seconds / 60 % 60) min"
  }
}
