/// Writes scenarios as text that is read back as the same.
enum ScenarioWriter {
  static func quoted(_ text: String) -> String {
    var result = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\t": result += "\\t"
      case let scalar where scalar.value < 0x20 || scalar.value == 0x7f || Character(scalar).isNewline:
        result += "\\u{\(String(scalar.value, radix: 16))}"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }

  static func text(_ number: Double) -> String { ScenarioNumber.text(number) }

  static func text(_ point: ScenarioPoint) -> String { "\(text(point.x)),\(text(point.y))" }

  static func text(_ rect: ScenarioRect) -> String {
    [rect.x, rect.y, rect.width, rect.height].map(text).joined(separator: ",")
  }

  static func text(_ target: ScenarioTarget) -> String {
    switch target {
    case .named(let name, let number): return quoted(name) + (number.map { " #\($0)" } ?? "")
    case .input(let number): return "#\(number)"
    case .point(let point): return text(point)
    }
  }

  static func text(_ action: ScenarioAction) -> String {
    switch action {
    case .tap(let target, let offset, let count):
      return "tap \(text(target))" + (offset.map { " at \(text($0))" } ?? "") + (count > 1 ? " twice" : "")
    case .press(let target, let seconds): return "press \(text(target)) for \(text(seconds))"
    case .drag(let start, let end, let seconds, let rest):
      return "drag \(text(start)) to \(text(end)) over \(text(seconds))" + (rest > 0 ? " resting \(text(rest))" : "")
    case .path(let start, let waypoints):
      return "drag \(text(start))"
        + waypoints.map { " to \(text($0.point)) \($0.isEven ? "over" : "after") \(text($0.seconds))" }.joined()
    case .scroll(let direction, let points, let target):
      return "scroll \(direction.rawValue) \(text(points))" + (target.map { " at \(text($0))" } ?? "")
    case .scrollTo(let target): return "scroll to \(text(target))"
    case .type(let string, let seconds): return "type \(quoted(string))" + (seconds > 0 ? " over \(text(seconds))" : "")
    case .keys(let string): return "keys \(quoted(string))"
    case .compose(let string): return "compose \(quoted(string))"
    case .key(let key, let held, let times):
      let names = ScenarioKey.Modifier.allCases.filter(held.contains).map(\.rawValue) + [key.rawValue]
      return "press \(names.joined(separator: "+"))" + (times > 1 ? " \(times) times" : "")
    case .pressReturn: return "return"
    case .dismiss: return "dismiss"
    case .selectAll: return "select all"
    case .copy: return "copy"
    case .cut: return "cut"
    case .paste(let string): return "paste" + (string.map { " \(quoted($0))" } ?? "")
    case .tab(let target): return "tab \(text(target))"
    case .hardwareKeyboard(let isConnected): return "hardware keyboard \(isConnected ? "on" : "off")"
    case .rotate(let turn): return "rotate \(turn.rawValue)"
    case .appearance(let appearance): return "appearance \(appearance.rawValue)"
    case .wait(let seconds): return "wait \(text(seconds))"
    case .settle: return "settle"
    case .screenshot(let name): return "screenshot \(quoted(name))"
    case .expect(let expectation): return "expect \(text(expectation))"
    }
  }

  static func text(_ expectation: ScenarioExpectation) -> String {
    func of(_ target: ScenarioTarget?, _ rest: String) -> String { (target.map { text($0) + " " } ?? "") + rest }
    switch expectation {
    case .visible(let target, let part): return of(target, part == 1 ? "visible" : "visible \(text(part))")
    case .hidden(let target): return of(target, "hidden")
    case .missing(let target): return of(target, "missing")
    case .text(let target, let string): return of(target, "text \(quoted(string))")
    case .focused(let target): return of(target, "focused")
    case .noFocus: return "no focus"
    case .enabled(let target, let isEnabled): return of(target, isEnabled ? "enabled" : "disabled")
    case .frame(let target, let rect): return of(target, "frame \(text(rect))")
    case .screenFrame(let target, let rect): return of(target, "on screen \(text(rect))")
    case .offset(let target, let x, let y): return of(target, "offset " + (x.map { "\(text($0))," } ?? "") + text(y))
    case .inset(let target, let bottom): return of(target, "inset \(text(bottom))")
    case .keyboard(let isShown): return "keyboard \(isShown ? "shown" : "hidden")"
    case .keyboardFrame(let rect): return "keyboard \(text(rect))"
    }
  }
}

extension ScenarioAction: CustomStringConvertible {
  /// The step's line.
  public var description: String { ScenarioWriter.text(self) }
}

extension Scenario: CustomStringConvertible {
  /// The scenario's file.
  public var description: String {
    var lines: [String] = []
    if let target = settings.target {
      lines.append(
        "open \(ScenarioWriter.quoted(target))" + (settings.scene.map { " scene \(ScenarioWriter.quoted($0))" } ?? ""))
    }
    lines += settings.surroundings.map { word, value in
      "\(word) \(word == "device" ? ScenarioWriter.quoted(value) : value)"
    }
    if let language = settings.language { lines.append("language \(ScenarioWriter.quoted(language))") }
    if !lines.isEmpty, !steps.isEmpty { lines.append("") }
    lines += steps.map(\.action.description)
    return lines.map { $0 + "\n" }.joined()
  }
}
