/// A step's first word, how its line is written, and how it is read.
struct ScenarioVerb: Sendable {
  var word: String
  /// What would have been understood.
  var usage: String
  var read: @Sendable (inout ScenarioLineReader) throws -> ScenarioAction

  static let all: [ScenarioVerb] = [
    tap, press, type, keys, compose, pressReturn, dismiss, wait, settle, drag, scroll, tab, rotate, appearance,
    hardware, select,
    copy, cut,
    paste, screenshot, expect,
  ]

  private static let tap = ScenarioVerb(
    word: "tap", usage: "tap \"NAME\", tap #1 or tap X,Y, with 'at X,Y' inside of it or 'twice' behind"
  ) { line in
    let target = try line.target()
    var offset: ScenarioPoint?
    if line.take("at") {
      if case .point = target { throw line.failure("a point takes no 'at'; write: \(line.usage)") }
      offset = try line.point()
    }
    return .tap(target, offset: offset, count: line.take("twice") ? 2 : 1)
  }

  private static let press = ScenarioVerb(
    word: "press", usage: "press \"NAME\" for SECONDS, press X,Y for SECONDS, or press KEY, press shift+KEY 3 times"
  ) { line in
    if let target = try line.takeTarget() {
      try line.demand("for")
      return .press(target, seconds: try line.seconds())
    }
    let names = ScenarioKey.allCases.map(\.rawValue) + ["return"]
    guard let word = line.peekWord() else { throw line.expected("a name in quotation marks, a point or a key") }
    var parts = word.split(separator: "+", omittingEmptySubsequences: false).map(String.init)
    let name = parts.popLast() ?? ""
    var held: Set<ScenarioKey.Modifier> = []
    for part in parts {
      guard let modifier = ScenarioKey.Modifier(rawValue: part) else {
        throw line.failure("'\(part.prefix(40))' is no key to hold; there are shift and option; write: \(line.usage)")
      }
      held.insert(modifier)
    }
    if name == "return", held.isEmpty {
      try line.demand(word)
      return .pressReturn
    }
    guard let key = ScenarioKey(rawValue: name) else {
      let near = ScenarioLineReader.nearest(name, in: names).map { " (did you mean '\($0)'?)" } ?? ""
      throw line.failure(
        "'\(name.prefix(40))' is no key\(near); there are \(names.joined(separator: ", ")); an element stands in "
          + "quotation marks; write: \(line.usage)")
    }
    try line.demand(word)
    var times = 1
    if !line.isAtEnd {
      let place = line.column
      let number = try line.number("a number of times", in: 1...Double(ScenarioLimits.repetitions))
      guard number == number.rounded() else {
        throw ScenarioLineReader.Failure(column: place, message: "a key is pressed a whole number of times")
      }
      times = Int(number)
      if !line.take("times") { try line.demand("time") }
    }
    return .key(key, held, times: times)
  }

  private static let type = ScenarioVerb(word: "type", usage: "type \"TEXT\" or type \"TEXT\" over SECONDS") { line in
    let text = try line.text("a text")
    return .type(text, seconds: line.take("over") ? try line.seconds() : 0)
  }

  private static let keys = ScenarioVerb(word: "keys", usage: "keys \"TEXT\" (touches the phone's own keys)") { line in
    .keys(try line.text("a text"))
  }

  private static let compose = ScenarioVerb(word: "compose", usage: "compose \"TEXT\" (not final yet)") { line in
    .compose(try line.text("a text"))
  }

  private static let pressReturn = ScenarioVerb(word: "return", usage: "return") { _ in .pressReturn }
  private static let dismiss = ScenarioVerb(word: "dismiss", usage: "dismiss") { _ in .dismiss }
  private static let settle = ScenarioVerb(word: "settle", usage: "settle") { _ in .settle }
  private static let copy = ScenarioVerb(word: "copy", usage: "copy") { _ in .copy }
  private static let cut = ScenarioVerb(word: "cut", usage: "cut") { _ in .cut }

  private static let wait = ScenarioVerb(word: "wait", usage: "wait SECONDS") { line in .wait(try line.seconds()) }

  private static let drag = ScenarioVerb(
    word: "drag",
    usage:
      "drag X,Y to X,Y over SECONDS resting SECONDS, or on and on: drag X,Y to X,Y over SECONDS to X,Y over SECONDS, with "
      + "'after SECONDS' where the finger is there all at once"
  ) { line in
    let start = try line.point()
    try line.demand("to")
    var waypoints = [try waypoint(&line)]
    while line.take("to") { waypoints.append(try waypoint(&line)) }
    guard waypoints.count == 1, waypoints[0].isEven else { return .path(from: start, waypoints) }
    let rest = line.take("resting") ? try line.seconds() : 0
    return .drag(from: start, to: waypoints[0].point, seconds: waypoints[0].seconds, rest: rest)
  }

  private static func waypoint(_ line: inout ScenarioLineReader) throws -> ScenarioWaypoint {
    let point = try line.point()
    if line.take("after") { return ScenarioWaypoint(point, after: try line.seconds()) }
    return ScenarioWaypoint(point, over: line.take("over") ? try line.seconds() : 0.3)
  }

  private static let scroll = ScenarioVerb(
    word: "scroll", usage: "scroll down POINTS (or up, left, right), with 'at \"NAME\"' behind, or scroll to \"NAME\""
  ) { line in
    if line.take("to") { return .scrollTo(try line.element()) }
    let word = try line.word(of: ScenarioDirection.allCases.map(\.rawValue) + ["to"], "a direction")
    guard let direction = ScenarioDirection(rawValue: word) else { throw line.expected("a direction") }
    let points = try line.number("points", in: 0...ScenarioLimits.coordinate)
    return .scroll(direction, points: points, at: line.take("at") ? try line.target() : nil)
  }

  private static let tab = ScenarioVerb(word: "tab", usage: "tab \"TITLE\" or tab #2") { line in
    .tab(try line.element())
  }

  private static let rotate = ScenarioVerb(word: "rotate", usage: "rotate left, or rotate right") { line in
    let word = try line.word(of: ScenarioTurn.allCases.map(\.rawValue), "left or right")
    guard let turn = ScenarioTurn(rawValue: word) else { throw line.expected("left or right") }
    return .rotate(turn)
  }

  private static let appearance = ScenarioVerb(
    word: "appearance", usage: "appearance dark, or appearance light"
  ) { line in
    let word = try line.word(of: ScenarioAppearance.allCases.map(\.rawValue), "light or dark")
    guard let appearance = ScenarioAppearance(rawValue: word) else { throw line.expected("light or dark") }
    return .appearance(appearance)
  }

  private static let hardware = ScenarioVerb(
    word: "hardware", usage: "hardware keyboard on, or hardware keyboard off"
  ) { line in
    try line.demand("keyboard")
    return .hardwareKeyboard(isConnected: try line.word(of: ["on", "off"], "on or off") == "on")
  }

  private static let select = ScenarioVerb(word: "select", usage: "select all") { line in
    try line.demand("all")
    return .selectAll
  }

  private static let paste = ScenarioVerb(word: "paste", usage: "paste, or paste \"TEXT\"") { line in
    .paste(try line.takeText())
  }

  private static let screenshot = ScenarioVerb(word: "screenshot", usage: "screenshot NAME") { line in
    let place = line.column
    let name: String
    if let text = try line.takeText() {
      name = text
    } else {
      name = try line.anyWord("a name")
    }
    // It becomes a part of a file's name.
    let isName =
      !name.isEmpty && name.count <= ScenarioLimits.nameLength && !name.hasPrefix(".")
      && !name.contains { $0 == "/" || $0 == "\\" || $0.isNewline || $0 == "\0" }
    guard isName else {
      throw ScenarioLineReader.Failure(
        column: place, message: "a picture's name has 1 to \(ScenarioLimits.nameLength) characters and no / in it")
    }
    return .screenshot(name)
  }
}
