import Foundation
import KeyriseFiles
import Scenarios
import Simulator
import Snapshots

/// A scenario's file.
struct ScenarioSource {
  /// How such a file's name ends.
  static let suffix = ".keyrise"
  /// No scenario is longer, in bytes.
  private static let limit = 1 << 20

  var path: String
  var scenario: Scenario

  /// Reads it and finds what is wrong with it by itself; `Scene.open` finds what it says of a phone that is not there.
  ///
  /// - Throws: `ScenarioError`, or `FileError` when there is nothing to read.
  init(path: String) throws {
    self.path = path
    let data: Data
    do {
      data = try FileReader.contents(of: path, limit: Self.limit)
    } catch .isLarger {
      let problem = ScenarioError.Problem(at: ScenarioPlace(), "a scenario is at most 1 MB long")
      throw ScenarioError(file: path, problems: [problem])
    } catch {
      throw FileError(path: path, action: "read", reason: error.description)
    }
    scenario = try Scenario(reading: data, file: path)
    if scenario.steps.isEmpty, scenario.settings.places.isEmpty {
      throw error(
        at: ScenarioPlace(),
        "\(data.isEmpty ? "the file is empty" : "there is no step in it"); write open \"tab-sample\", and a step a line, "
          + "such as tap \"Name\"")
    }
    let problems = sameNames
    guard problems.isEmpty else { throw ScenarioError(file: path, problems: problems) }
  }

  /// What is wrong at a place of the file.
  func error(at place: ScenarioPlace, _ message: String) -> ScenarioError {
    ScenarioError(file: path, problems: [ScenarioError.Problem(at: place, message)])
  }

  /// Whether a screenshot has the name, however it is capitalised.
  func hasScreenshot(named name: String) -> Bool {
    scenario.steps.contains { step in
      if case .screenshot(let other) = step.action { return other.lowercased() == name }
      return false
    }
  }

  /// Screenshots whose references would be the same file, on systems that take A and a for the same as well.
  private var sameNames: [ScenarioError.Problem] {
    var lines: [String: (name: String, line: Int)] = [:]
    var problems: [ScenarioError.Problem] = []
    for step in scenario.steps {
      guard case .screenshot(let name) = step.action else { continue }
      let file = SnapshotPlace.component(name).lowercased()
      if let other = lines[file] {
        let reason =
          other.name == name
          ? "there is a screenshot '\(name)' in line \(other.line) already"
          : "the files of '\(name)' and '\(other.name)' in line \(other.line) would have the same name, on some systems at "
            + "least"
        problems.append(.init(line: step.line, column: step.column, message: "\(reason); give one another name"))
      } else {
        lines[file] = (name, step.line)
      }
    }
    return problems
  }
}

extension Scene {
  /// Opens what the scenario says it is played on, as far as the command does not say otherwise.
  ///
  /// - Throws: `ScenarioError`.
  mutating func open(_ source: ScenarioSource) throws {
    let settings = source.scenario.settings
    if target == nil {
      guard let name = settings.target else {
        throw source.error(
          at: ScenarioPlace(),
          "nothing says what is opened; begin with open \"SAMPLE\", or open \"FILE.storyboard\" scene \"NAME\" (shot, "
            + "inspect, strip and record also take it before the scenario)")
      }
      target = isSample(name) || name.hasPrefix("/") ? name : "\(Self.folder(of: source.path))\(name)"
      origin = Origin(source: source, target: settings.places["open"] ?? ScenarioPlace())
      if sceneName == nil {
        sceneName = settings.scene
        origin?.scene = settings.places["scene"]
      }
    }
    if language == nil { language = settings.language }
    var said = Surroundings()
    for (word, value) in settings.surroundings {
      var reader = ArgumentReader([value], command: "check")
      do {
        _ = try said.take("--\(word)", &reader)
      } catch {
        throw source.error(at: settings.places[word] ?? ScenarioPlace(), "\(error)")
      }
    }
    surroundings.complete(with: said)
  }

  /// Finds what is wrong with a scenario, as far as that can be known without playing it.
  ///
  /// - Throws: `ScenarioError`.
  static func check(_ source: ScenarioSource) throws {
    var scene = Scene()
    try scene.open(source)
    _ = try scene.openTarget()
  }

  /// What a scenario at `path` has to say to be played on the same phone.
  func settings(forScenarioAt path: String) -> ScenarioSettings {
    var settings = ScenarioSettings()
    settings.target = target.map { name in
      if isSample(name) || name.hasPrefix("/") { return name }
      // Relative to the file, where both lie in one folder; else from the root, which holds everywhere.
      if Self.folder(of: name) == Self.folder(of: path) { return String(name.dropFirst(Self.folder(of: name).count)) }
      return URL(fileURLWithPath: name).standardizedFileURL.path
    }
    settings.scene = sceneName
    settings.language = language
    surroundings.describe(in: &settings)
    return settings
  }

  /// With a slash at its end, or nothing for the current one.
  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }
}
