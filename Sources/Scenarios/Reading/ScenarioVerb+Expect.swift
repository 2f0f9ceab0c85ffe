extension ScenarioVerb {
  private static let properties = [
    "visible", "hidden", "missing", "focused", "enabled", "disabled", "text", "frame", "on", "offset", "inset",
  ]

  static let expect = ScenarioVerb(
    word: "expect",
    usage:
      "expect \"NAME\" followed by visible, visible 0.5, hidden, missing, focused, enabled, disabled, text \"TEXT\", "
      + "frame X,Y,W,H, on screen X,Y,W,H, offset Y or inset POINTS; or expect offset Y, expect inset POINTS, "
      + "expect keyboard shown, keyboard hidden or keyboard X,Y,W,H, expect no focus"
  ) { line in
    if let target = try line.takeTarget() {
      if case .point = target { throw line.failure("expected a name, not a point; write: \(line.usage)") }
      return .expect(try expectation(of: target, &line))
    }
    switch try line.word(of: ["keyboard", "offset", "inset", "no"], "a name in quotation marks or something to expect")
    {
    case "keyboard":
      if let numbers = line.takeNumbers(4) {
        return .expect(
          .keyboardFrame(ScenarioRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])))
      }
      return .expect(.keyboard(isShown: try line.word(of: ["shown", "hidden"], "shown or hidden") == "shown"))
    case "offset": return .expect(try offset(of: nil, &line))
    case "inset": return .expect(.inset(nil, bottom: try length("an inset", &line)))
    default:
      try line.demand("focus")
      return .expect(.noFocus)
    }
  }

  private static func expectation(
    of target: ScenarioTarget, _ line: inout ScenarioLineReader
  ) throws -> ScenarioExpectation {
    switch try line.word(of: properties, "something to expect of an element") {
    case "visible":
      return .visible(target, part: line.isAtEnd ? 1 : try line.number("the visible part", in: 0...1))
    case "hidden": return .hidden(target)
    case "missing": return .missing(target)
    case "focused": return .focused(target)
    case "enabled": return .enabled(target, true)
    case "disabled": return .enabled(target, false)
    case "text": return .text(target, try line.text("a text"))
    case "frame": return .frame(target, try line.rect())
    case "offset": return try offset(of: target, &line)
    case "inset": return .inset(target, bottom: try length("an inset", &line))
    default:
      try line.demand("screen")
      return .screenFrame(target, try line.rect())
    }
  }

  private static func offset(
    of target: ScenarioTarget?, _ line: inout ScenarioLineReader
  ) throws -> ScenarioExpectation {
    if let point = line.takePoint() { return .offset(target, x: point.x, y: point.y) }
    return .offset(target, x: nil, y: try length("an offset", &line))
  }

  private static func length(_ what: String, _ line: inout ScenarioLineReader) throws -> Double {
    try line.number(what, in: -ScenarioLimits.coordinate...ScenarioLimits.coordinate)
  }
}
