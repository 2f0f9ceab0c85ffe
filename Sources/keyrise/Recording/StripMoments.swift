import Scenarios
import Simulator

/// Which moments a film strip shows.
@MainActor
enum StripMoments {
  /// The scenario's screenshots; where it has none, the screen at the beginning and after each step that does something.
  case steps
  case times([Double])
  case every(Double)

  /// Plays a scenario and takes its moments.
  func strip(of phone: Phone, _ scenario: Scenario, file: String) throws -> FilmStrip {
    let box = Box()
    let player = ScenarioPlayer(scenario, on: phone, file: file)
    switch self {
    case .times(let times): try play(player, phone, times, box)
    case .every(let seconds):
      // One more than a strip takes, which says so.
      let times = (0...FilmStrip.limit).map { Double($0) * seconds }
      let observer = MomentObserver(phone, times: times) { try box.add($0, "\(Self.text($1)) s") }
      try player.play()
      try observer.end()
      try box.add(phone, "\(Self.text(phone.time)) s")
    case .steps where scenario.hasScreenshots:
      player.takePicture = { try box.add(phone, "\(Self.text(phone.time)) s  \($0)") }
      try player.play()
    case .steps:
      // Before each step, so that the one before has had its time.
      var isFirst = true
      player.willPerform = { _, step in
        guard step.action.changesScreen || isFirst else { return }
        isFirst = false
        try box.add(phone, "\(Self.text(phone.time)) s")
      }
      try player.play()
      try box.add(phone, "\(Self.text(phone.time)) s")
    }
    return box.strip
  }

  private func play(_ player: ScenarioPlayer, _ phone: Phone, _ times: [Double], _ box: Box) throws {
    let observer = MomentObserver(phone, times: times) { try box.add($0, "\(Self.text($1)) s") }
    try player.play()
    try observer.finish()
  }

  @MainActor
  private final class Box {
    var strip = FilmStrip()

    func add(_ phone: Phone, _ label: String) throws { try strip.add(phone, label: label) }
  }

  private static func text(_ seconds: Double) -> String { ScenarioNumber.rounded(seconds) }
}

extension Scenario {
  fileprivate var hasScreenshots: Bool {
    steps.contains { if case .screenshot = $0.action { true } else { false } }
  }
}

extension ScenarioAction {
  fileprivate var changesScreen: Bool {
    switch self {
    case .wait, .settle, .screenshot, .expect: return false
    default: return true
    }
  }
}
