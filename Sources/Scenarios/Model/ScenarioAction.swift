/// What one step does.
public enum ScenarioAction: Equatable, Sendable {
  /// A finger comes down and is lifted, `count` times; inside of the target at `offset` when that is given.
  case tap(ScenarioTarget, offset: ScenarioPoint? = nil, count: Int = 1)
  /// A finger stays down for some seconds.
  case press(ScenarioTarget, seconds: Double)
  /// A finger moves evenly from one point to another, and rests there before it is lifted.
  case drag(from: ScenarioPoint, to: ScenarioPoint, seconds: Double, rest: Double)
  /// A finger moves along a path; the last waypoint is where it is lifted. One even way is a `drag`.
  case path(from: ScenarioPoint, [ScenarioWaypoint])
  /// The wheel moves content by some points, under the target or in the middle of the screen.
  case scroll(ScenarioDirection, points: Double, at: ScenarioTarget?)
  /// A finger drags content until the target can be touched.
  case scrollTo(ScenarioTarget)
  /// Text arrives at once, or evenly over some seconds.
  case type(String, seconds: Double)
  /// The keys of the phone's own keyboard are touched, one after the other.
  case keys(String)
  /// An input method composes a text that is not final.
  case compose(String)
  /// A key of a hardware keyboard.
  case key(ScenarioKey, Set<ScenarioKey.Modifier>, times: Int)
  case pressReturn
  case dismiss
  case selectAll, copy, cut
  /// Puts the pasteboard's text at the caret, or the given one.
  case paste(String?)
  /// An item of the tab bar.
  case tab(ScenarioTarget)
  case hardwareKeyboard(isConnected: Bool)
  /// The phone is turned by a quarter.
  case rotate(ScenarioTurn)
  /// The owner of the phone chooses its colours.
  case appearance(ScenarioAppearance)
  /// Time passes; the next step happens at just that time.
  case wait(Double)
  /// The screen comes to rest.
  case settle
  /// A picture with a name.
  case screenshot(String)
  case expect(ScenarioExpectation)

  /// The seconds that it asks for.
  public var requestedSeconds: Double {
    switch self {
    case .press(_, let seconds), .type(_, let seconds), .wait(let seconds): return seconds
    case .drag(_, _, let seconds, let rest): return seconds + rest
    case .path(_, let waypoints): return waypoints.reduce(0) { $0 + $1.seconds }
    case .keys(let text): return Double(text.count) * Self.keyPace
    case .tap(_, _, let count): return Double(count) * Self.tapSeconds
    default: return 0
    }
  }

  /// How long a finger stays down in a tap: as long as most people's do (assumed).
  public static let tapSeconds = 0.08
  /// From one key to the next (assumed: a brisk typist on glass).
  public static let keyPace = 0.16

  /// Whether it takes no time and needs no screen at rest once a `wait` has said when.
  public var isObservation: Bool {
    switch self {
    case .screenshot, .expect: return true
    default: return false
    }
  }
}
