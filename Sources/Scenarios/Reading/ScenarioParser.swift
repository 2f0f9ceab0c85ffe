/// Reads scenarios. Everything that is wrong is reported, not only the first of it.
struct ScenarioParser {
  private let file: String
  private var scenario = Scenario()
  private var problems: [ScenarioError.Problem] = []

  init(file: String) { self.file = file }

  mutating func parse(_ bytes: some Collection<UInt8>) throws(ScenarioError) -> Scenario {
    guard bytes.count <= ScenarioLimits.bytes else {
      throw ScenarioError(
        file: file, problems: [.init(line: 1, column: 1, message: "a scenario is at most 1 MB long")])
    }
    guard let text = String(validating: bytes, as: UTF8.self) else {
      let line = Self.firstBadLine(Array(bytes))
      throw ScenarioError(
        file: file, problems: [.init(line: line, column: 1, message: "this line is not UTF-8; save the file as UTF-8")])
    }
    let content = text.hasPrefix("\u{feff}") ? text.dropFirst() : Substring(text)
    for (index, line) in content.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated() {
      read(line, number: index + 1)
      if problems.count >= ScenarioLimits.problems { break }
    }
    if problems.isEmpty, scenario.requestedSeconds > ScenarioLimits.seconds {
      problems.append(
        .init(
          line: scenario.steps.first?.line ?? 1, column: 1,
          message: "the steps ask for \(ScenarioNumber.rounded(scenario.requestedSeconds)) s; "
            + "\(Int(ScenarioLimits.seconds)) s is the most"))
    }
    guard problems.isEmpty else { throw ScenarioError(file: file, problems: problems) }
    return scenario
  }

  private static func firstBadLine(_ bytes: [UInt8]) -> Int {
    for (index, line) in bytes.split(separator: 10, omittingEmptySubsequences: false).enumerated()
    where String(validating: line, as: UTF8.self) == nil {
      return index + 1
    }
    return 1
  }

  private mutating func read(_ line: Substring, number: Int) {
    func problem(_ column: Int, _ message: String) {
      problems.append(.init(line: number, column: column, message: message))
    }
    do {
      let tokens = try ScenarioTokenizer.tokens(line)
      guard let first = tokens.first else { return }
      var reader = ScenarioLineReader(tokens, length: line.count, line: number)
      guard case .word(let word) = first.kind else {
        throw reader.failure("a step begins with a word: \(Self.words)")
      }
      if let setting = ScenarioSetting.all.first(where: { $0.word == word }) {
        try read(setting, &reader, number: number)
      } else {
        try readStep(word, &reader, number: number)
      }
    } catch let failure as ScenarioTokenizer.Failure {
      problem(failure.column, failure.message)
    } catch let failure as ScenarioLineReader.Failure {
      problem(failure.column, failure.message)
    } catch {
      problem(1, "\(error)")
    }
  }

  private mutating func readStep(_ word: String, _ reader: inout ScenarioLineReader, number: Int) throws {
    guard let verb = ScenarioVerb.all.first(where: { $0.word == word }) else {
      let known = ScenarioVerb.all.map(\.word) + ScenarioSetting.all.map(\.word)
      let near = ScenarioLineReader.nearest(word, in: known).map { "did you mean '\($0)'? " } ?? ""
      throw reader.failure("'\(word.prefix(40))' is no step; \(near)There are: \(Self.words)")
    }
    guard scenario.steps.count < ScenarioLimits.steps else {
      throw reader.failure("a scenario has at most \(ScenarioLimits.steps) steps")
    }
    let column = reader.column
    reader.usage = verb.usage
    try reader.demand(word)
    let action = try verb.read(&reader)
    try reader.finish()
    scenario.steps.append(ScenarioStep(action, line: number, column: column))
  }

  private mutating func read(_ setting: ScenarioSetting, _ reader: inout ScenarioLineReader, number: Int) throws {
    guard scenario.steps.isEmpty else {
      throw reader.failure("'\(setting.word)' says what the steps are played on, and stands before all of them")
    }
    if let before = scenario.settings.places[setting.word] {
      throw reader.failure("'\(setting.word)' was said in line \(before.line)")
    }
    reader.usage = setting.usage
    try reader.demand(setting.word)
    scenario.settings.places[setting.word] = reader.place
    try setting.read(&reader, &scenario.settings)
    try reader.finish()
  }

  private static var words: String {
    (ScenarioVerb.all.map(\.word) + ScenarioSetting.all.map(\.word)).joined(separator: ", ")
  }
}

extension Scenario {
  /// Reads a scenario; `file` names it in errors.
  ///
  /// - Throws: `ScenarioError`, which lists what is wrong.
  public init(reading bytes: some Collection<UInt8>, file: String) throws(ScenarioError) {
    var parser = ScenarioParser(file: file)
    self = try parser.parse(bytes)
  }

  /// Reads a scenario from a text; `file` names it in errors.
  ///
  /// - Throws: `ScenarioError`, which lists what is wrong.
  public init(_ text: String, file: String = "scenario") throws(ScenarioError) {
    try self.init(reading: Array(text.utf8), file: file)
  }
}
