import Assets
import Foundation
import InterfaceBuilder
import Samples
import Scenarios
import Simulator
import UIKit

/// What is shown, on which phone, and what is done with it: the words that several commands share.
@MainActor
struct Scene {
  enum Action {
    case focus(String)
    case type(String)
    case pressReturn
    case dismiss
    case rotate(Phone.Turn)

    var option: String {
      switch self {
      case .focus(let name): return "--focus \(name)"
      case .type(let text): return "--type \(text)"
      case .pressReturn: return "--return"
      case .dismiss: return "--dismiss"
      case .rotate(let turn): return "--rotate \(turn.rawValue)"
      }
    }
  }

  var target: String?
  var options = PhoneOptions()
  var actions: [Action] = []
  var stopTime: Double?
  var sceneName: String?
  var language: String?
  /// What is played instead of the actions.
  var scenario: ScenarioSource?
  var surroundings = Surroundings()
  /// Where the target was named, when a scenario did.
  struct Origin {
    var source: ScenarioSource
    var target: ScenarioPlace
    var scene: ScenarioPlace?
  }

  var origin: Origin?
  var systemVersion: SystemVersion? { surroundings.systemVersion }

  static let phoneOptions: [(String, String)] =
    Surroundings.options + [
      ("--scene NAME", "of a file: a storyboard identifier, an object id, a class, or #n; see 'keyrise scenes'"),
      ("--language LANG", "the app's: the texts of LANG.lproj beside the file, mirrored in he, ar, fa, ur …"),
      ("--scale N", "pixels per point, 1 to 3"),
      ("--fonts boxes", "every character a box of known size: the same picture on every system"),
      ("--status-bar", "show the whole screen, status bar included"),
      ("--hardware-keyboard", "a keyboard is connected, so none comes on the screen"),
    ]

  static let actionOptions: [(String, String)] = [
    ("--focus FIELD", "tap a text input: outlet, object id, accessibility identifier, placeholder, or #n"),
    ("--type TEXT", "type into it"),
    ("--return", "press return"),
    ("--dismiss", "take the keyboard away"), ("--rotate left|right", "turn the phone by a quarter"),
    ("--at SECONDS", "stop the clock there; when all has settled by default"),
  ]

  init() {}

  /// Takes a word that belongs to a scene; false when it does not.
  mutating func take(_ word: String, _ reader: inout ArgumentReader) throws -> Bool {
    if try surroundings.take(word, &reader) { return true }
    switch word {
    case "--language": language = try reader.value(of: word)
    case "--scene": sceneName = try reader.value(of: word)
    case "--scale": options.scale = try reader.integer(of: word, in: 1...3)
    case "--fonts":
      let name = try reader.value(of: word)
      guard let fonts = PhoneFonts(rawValue: name) else {
        throw CommandError("--fonts takes system or boxes, not '\(name)'")
      }
      options.fonts = fonts
    case "--status-bar": options.showsStatusBar = true
    case "--hardware-keyboard": options.hasHardwareKeyboard = true
    default:
      guard !word.hasPrefix("-"), target == nil else { return false }
      target = word
    }
    return true
  }

  /// Takes a scenario's file.
  mutating func takeScenario(_ word: String) throws -> Bool {
    guard word.hasSuffix(ScenarioSource.suffix), !word.hasPrefix("-"), scenario == nil else { return false }
    scenario = try ScenarioSource(path: word)
    return true
  }

  func isSample(_ name: String) -> Bool { SampleCatalog.named(name) != nil }

  /// The same for what is done on the phone.
  mutating func takeAction(_ word: String, _ reader: inout ArgumentReader) throws -> Bool {
    switch word {
    case "--focus": actions.append(.focus(try reader.value(of: word)))
    case "--type": actions.append(.type(try reader.value(of: word)))
    case "--return": actions.append(.pressReturn)
    case "--dismiss": actions.append(.dismiss)
    case "--rotate":
      actions.append(.rotate(try reader.choice(of: word, among: Phone.Turn.allCases.map { ($0.rawValue, $0) })))
    case "--at": stopTime = try reader.number(of: word, in: 0...3600)
    default: return false
    }
    return true
  }

  /// The options, with what was said of the phone and its owner.
  var finishedOptions: PhoneOptions {
    var options = options
    options.language = language
    surroundings.apply(to: &options)
    return options
  }

  /// The phone with the target on it, before any action.
  func makePhone() throws -> Phone {
    guard let scenario else { return try makePlainPhone() }
    guard actions.isEmpty else {
      throw CommandError("\(actions[0].option) and a scenario cannot both say what is done; write it as a step")
    }
    var scene = self
    try scene.open(scenario)
    return try scene.makePlainPhone()
  }

  /// What is shown, before it is built.
  enum Opened {
    case sample(SampleCatalog.Sample)
    case file(Storyboard)
  }

  /// Finds and reads what is shown. What is wrong with it is told at its place in the scenario when that named it.
  func openTarget() throws -> Opened {
    guard let target else {
      throw CommandError("what shall be shown? Name a sample (\(Self.sampleNames)) or a .storyboard file")
    }
    if let sample = SampleCatalog.named(target) {
      guard let sceneName else { return .sample(sample) }
      throw located(
        CommandError("\(target) is a sample, and samples have no scenes such as '\(sceneName)'"), at: origin?.scene)
    }
    let storyboard: Storyboard
    do {
      guard target.contains("/") || target.contains(".") || FileManager.default.fileExists(atPath: target) else {
        throw CommandError("there is no sample '\(target)'; there are: \(Self.sampleNames); a file needs its path")
      }
      guard FileManager.default.fileExists(atPath: target) else {
        throw CommandError("there is no file '\(target)'; check the path, or name a sample (\(Self.sampleNames))")
      }
      storyboard = try Storyboard(contentsOfFile: target, classModules: ["Samples"], language: language)
    } catch {
      throw located(error, at: origin?.target)
    }
    do {
      try storyboard.checkScene(named: sceneName)
    } catch {
      throw located(error, at: sceneName == nil ? origin?.target : origin?.scene)
    }
    return .file(storyboard)
  }

  private func located(_ error: any Error, at place: ScenarioPlace?) -> any Error {
    guard let origin, let place else { return error }
    return origin.source.error(at: place, "\(error)")
  }

  private func makePlainPhone() throws -> Phone {
    let target = target ?? ""
    var options = finishedOptions
    let storyboard: Storyboard
    switch try openTarget() {
    case .sample(let sample):
      options.sdkVersion = sample.sdkVersion.flatMap { SystemVersion($0) }
      warnOfStyle(options, target)
      let phone = try Phone(options) { sample.make() }
      reportLayout(of: phone)
      return phone
    case .file(let file): storyboard = file
    }
    if storyboard.isFromBeforeIOS7 { options.sdkVersion = SystemVersion(6) }
    warnOfStyle(options, target)
    let phone: Phone
    do {
      phone = try Phone(options) {
        SampleCatalog.registerImages()
        if let sceneName { return try storyboard.instantiateScene(named: sceneName) }
        if storyboard.document.kind == .xib { return try storyboard.instantiateScene(named: "#1") }
        return try storyboard.instantiateInitialViewController()
      }
    } catch let error as StoryboardError {
      throw located(error, at: origin?.target)
    }
    for warning in storyboard.warnings { StandardError.print("keyrise: \(warning)") }
    storyboard.onWarning = { StandardError.print("keyrise: \($0)") }
    reportLayout(of: phone)
    return phone
  }

  /// Says what UIKit would log about constraints, now and from now on.
  private func reportLayout(of phone: Phone) {
    for report in phone.layoutReports + phone.ambiguityReports { Self.say(report) }
    phone.onLayoutReport = { Self.say($0) }
  }

  private static func say(_ report: String) {
    for line in report.split(separator: "\n") { StandardError.print("keyrise: \(line)") }
  }

  private func warnOfStyle(_ options: PhoneOptions, _ target: String) {
    guard options.userInterfaceStyle == .dark, !options.canBeDark else { return }
    let reason =
      options.device.systemVersion.major < 13
      ? "iOS \(options.device.systemVersion) has no dark style; it came with iOS 13"
      : "\(target) was made before iOS 13 and does not follow the dark style"
    StandardError.print("keyrise: \(reason); it is shown light")
  }

  private static var sampleNames: String { SampleCatalog.all.map(\.name).joined(separator: ", ") }

  /// The scenario, or the actions as one.
  var scenarioToPlay: Scenario {
    scenario?.scenario
      ?? Scenario(
        steps: actions.map { action in
          switch action {
          case .focus(let name):
            let number = name.hasPrefix("#") ? Int(name.dropFirst()) : nil
            return ScenarioStep(.tap(number.map { .input($0) } ?? .named(name)))
          case .type(let text): return ScenarioStep(.type(text, seconds: 0))
          case .pressReturn: return ScenarioStep(.pressReturn)
          case .dismiss: return ScenarioStep(.dismiss)
          case .rotate(let turn): return ScenarioStep(.rotate(turn == .left ? .left : .right))
          }
        })
  }

  /// For failures.
  var scenarioName: String { scenario?.path ?? "options" }

  /// Does the actions, each when the one before has settled, and stops the clock where it is asked to.
  func play(on phone: Phone) throws {
    if let scenario { return try play(scenario, on: phone) }
    for (index, action) in actions.enumerated() {
      if index > 0 {
        if let stopTime {
          phone.run(untilSettledOr: stopTime)
          guard phone.isSettled else {
            throw CommandError(
              "--at \(stopTime) stops the clock before '\(action.option)' could begin; choose a later time")
          }
        } else if !phone.settle() {
          throw PhoneError.neverSettled
        }
      }
      switch action {
      case .focus(let name): try phone.focus(name)
      case .type(let text): try phone.type(text)
      case .pressReturn: try phone.pressReturn()
      case .dismiss: try phone.dismiss()
      case .rotate(let turn):
        if try !phone.rotate(turn) {
          StandardError.print("keyrise: --rotate \(turn.rawValue): the screen does not take that orientation and stays")
        }
      }
    }
    if let stopTime {
      guard phone.time <= stopTime else {
        throw CommandError("--at \(stopTime) has passed: getting there took until \(phone.time) s on the phone's clock")
      }
      phone.run(until: stopTime)
    } else if !phone.settle() {
      throw PhoneError.neverSettled
    }
  }

  private func play(_ source: ScenarioSource, on phone: Phone) throws {
    guard stopTime == nil else {
      throw CommandError("--at and a scenario cannot both say when the picture is taken; end the scenario with a wait")
    }
    try ScenarioPlayer(source.scenario, on: phone, file: source.path).play()
  }
}
