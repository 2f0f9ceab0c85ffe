import Foundation
import Scenarios
import Simulator

/// A scenario's file.
struct ScenarioSource {
  /// How such a file's name ends.
  static let suffix = ".keyrise"

  var path: String
  var scenario: Scenario

  /// Reads and checks it.
  init(path: String) throws {
    self.path = path
    guard let handle = FileHandle(forReadingAtPath: path) else {
      throw CommandError("cannot read \(path): \(String(cString: strerror(errno)))")
    }
    defer { try? handle.close() }
    let data: Data
    do {
      // One byte more than the reader takes, so that it can say that the file is too long.
      data = try handle.read(upToCount: 1 << 20 + 1) ?? Data()
    } catch {
      throw CommandError("cannot read \(path): it is no file")
    }
    scenario = try Scenario(reading: data, file: path)
  }
}

extension Scene {
  /// Opens what the scenario says it is played on, as far as the command does not say otherwise.
  mutating func open(_ source: ScenarioSource) throws {
    let settings = source.scenario.settings
    if target == nil, let name = settings.target {
      target = isSample(name) || name.hasPrefix("/") ? name : "\(Self.folder(of: source.path))\(name)"
      if sceneName == nil { sceneName = settings.scene }
    }
    if language == nil { language = settings.language }
    var said = Surroundings()
    for (word, value) in settings.surroundings {
      var reader = ArgumentReader([value], command: "check")
      do {
        _ = try said.take("--\(word)", &reader)
      } catch {
        throw CommandError("\(source.path):\(settings.lines[word] ?? 1):1: \(error)")
      }
    }
    surroundings.complete(with: said)
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
