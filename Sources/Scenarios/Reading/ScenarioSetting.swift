import Assets

/// A line before the steps that says what they are played on.
struct ScenarioSetting: Sendable {
  var word: String
  var usage: String
  var read: @Sendable (inout ScenarioLineReader, inout ScenarioSettings) throws -> Void

  static let all: [ScenarioSetting] = [
    ScenarioSetting(word: "open", usage: "open \"SAMPLE\", or open \"FILE.storyboard\" scene \"NAME\"") {
      line, settings in
      settings.target = try line.text("a sample's name or a file")
      if line.take("scene") {
        settings.places["scene"] = line.place
        settings.scene = try line.text("a scene's name")
      }
    },
    ScenarioSetting(word: "device", usage: "device \"NAME\"") { line, settings in
      let column = line.column
      let name = try line.text("a device's name")
      do {
        _ = try DeviceProfile.named(name)
      } catch {
        throw ScenarioLineReader.Failure(column: column, message: "\(error); see 'keyrise devices'")
      }
      settings.device = name
    },
    ScenarioSetting(word: "ios", usage: "ios 8, or ios 5.1") { line, settings in
      let column = line.column
      let text = try line.source("a version such as 5.1")
      guard let version = SystemVersion(text), ScenarioWords.systems.contains(version.major) else {
        let known = ScenarioWords.systems
        throw ScenarioLineReader.Failure(
          column: column,
          message:
            "an iOS is a version from \(known.lowerBound) to \(known.upperBound), such as 8 or 5.1, not '\(text)'")
      }
      settings.systemVersion = text
    },
    ScenarioSetting(word: "orientation", usage: "orientation landscape-left") { line, settings in
      settings.orientation = try line.choice(of: ScenarioWords.orientations, "orientation")
    },
    ScenarioSetting(word: "style", usage: "style dark") { line, settings in
      settings.style = try line.choice(of: ScenarioWords.styles, "style")
    },
    ScenarioSetting(word: "text-size", usage: "text-size xl") { line, settings in
      settings.textSize = try line.choice(of: ScenarioWords.textSizes, "text size")
    },
    ScenarioSetting(word: "language", usage: "language \"ja\"") { line, settings in
      settings.language = try line.text("a language")
    },
  ]
}
