/// One thing that was looked at, the verdict on it, and the numbers that led to it. Lengths in points, on the screen.
public struct Finding: Codable, Sendable, Hashable {
  /// What was looked at.
  public enum Subject: String, Codable, Sendable, Hashable {
    /// The text input.
    case input
    /// Its caret.
    case caret
    /// The label that says what belongs into it.
    case label
    /// The screen's main button.
    case button
    /// The screen as a whole.
    case screen
  }

  /// When.
  public enum Moment: String, Codable, Sendable, Hashable {
    /// Before the keyboard came.
    case rest
    /// The input has the focus and nothing moves any more.
    case focus
    /// After a character was typed.
    case typing
    /// With the caret on the first line.
    case firstLine = "first line"
    /// With the caret on the last line.
    case lastLine = "last line"
    /// At the end of a text higher than the screen.
    case longText = "long text"
    /// The focus came from the input before, while the keyboard stayed.
    case next
    /// The phone was turned while the keyboard was up.
    case rotation
    /// The keyboard has gone.
    case dismissal
  }

  public var subject: Subject
  /// What it means for the input: of a label or button out of sight, however much of it is, that not all that belongs to
  /// the input can be seen.
  public var verdict: Verdict
  public var moment: Moment
  /// The label's or button's text; nil for the input itself.
  public var name: String?
  public var frame: [Double]?
  /// Where the keyboard is; nil for none.
  public var keyboard: [Double]?
  /// The part of it that a person sees, 0 … 1.
  public var visible: Double?
  /// From its bottom to the keyboard's top; negative when the keyboard covers it. Nil when the keyboard is not below.
  public var gap: Double?
  /// Whether scrolling brings all of it into sight while the keyboard is up.
  public var isReachable: Bool?
  /// What hides it: `keyboard`, `clipped by NAME`, `covered by NAME`, `off the screen`, `not shown` (hidden or
  /// transparent); or why it cannot be reached.
  public var causes: [String] = []
  /// What is not as before.
  public var changes: [ViewChange] = []

  public init(_ subject: Subject, _ verdict: Verdict, _ moment: Moment) {
    self.subject = subject
    self.verdict = verdict
    self.moment = moment
  }
}

extension Finding {
  /// The finding in one line, without the input's name.
  public var text: String { "\(verdict.rawValue): \(reason)" }

  /// The same where the verdict has been said.
  var reason: String {
    switch subject {
    case .input, .screen: return numbers
    case .caret, .label, .button: return "\(subjectName): \(numbers)"
    }
  }

  private var subjectName: String {
    let name = name.map { " '\($0)'" } ?? ""
    switch subject {
    case .input, .screen: return ""
    case .caret: return "its caret"
    case .label: return "its label" + name
    case .button: return "the button" + name
    }
  }

  private var numbers: String {
    var line = ""
    if verdict == .notRestored {
      let shown = changes.prefix(2).map(\.text).joined(separator: "; ")
      line += shown + (changes.count > 2 ? "; and \(changes.count - 2) more" : "")
    } else {
      line += causes.joined(separator: ", ")
      if let frame, let visible {
        line += (line.isEmpty ? "" : ": ") + "\(Numbers.percent(visible)) of \(Numbers.list(frame)) in sight"
      }
      if let keyboard, keyboard.count == 4 { line += ", keyboard from y \(Numbers.text(keyboard[1]))" }
      if let gap, verdict == .tight { line += ", \(Numbers.text(gap)) points between" }
      if isReachable == true { line += ", scrolling shows it" }
    }
    switch moment {
    case .rest, .focus, .dismissal: return line
    case .typing: return line + " (after typing)"
    case .firstLine, .lastLine: return line + " (typing on the \(moment.rawValue))"
    case .longText: return line + " (at the end of a long text)"
    case .next: return line + " (the focus came from another input)"
    case .rotation: return line + " (turned with the keyboard up)"
    }
  }
}
