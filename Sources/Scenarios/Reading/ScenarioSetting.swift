/// A line before the steps that says what they are played on.
struct ScenarioSetting: Sendable {
  var word: String
  var usage: String
  var read: @Sendable (inout ScenarioLineReader, inout ScenarioSettings) throws -> Void

  static let all: [ScenarioSetting] = [
    ScenarioSetting(word: "open", usage: "open \"SAMPLE\", or open \"FILE.storyboard\" scene \"NAME\"") {
      line, settings in
      settings.target = try line.text("a sample's name or a file")
      if line.take("scene") { settings.scene = try line.text("a scene's name") }
    },
    ScenarioSetting(word: "device", usage: "device \"NAME\"") { line, settings in
      settings.device = try line.text("a device's name")
    },
    ScenarioSetting(word: "ios", usage: "ios 8, or ios 5.1") { line, settings in
      if let number = line.takeNumbers(1)?.first {
        settings.systemVersion = ScenarioNumber.text(number)
      } else {
        settings.systemVersion = try line.anyWord("a version such as 5.1")
      }
    },
    ScenarioSetting(word: "orientation", usage: "orientation landscape-left") { line, settings in
      settings.orientation = try line.anyWord("how the phone is held")
    },
    ScenarioSetting(word: "style", usage: "style dark") { line, settings in
      settings.style = try line.anyWord("light or dark")
    },
    ScenarioSetting(word: "text-size", usage: "text-size xl") { line, settings in
      settings.textSize = try line.anyWord("a size")
    },
    ScenarioSetting(word: "language", usage: "language \"ja\"") { line, settings in
      settings.language = try line.text("a language")
    },
  ]
}
