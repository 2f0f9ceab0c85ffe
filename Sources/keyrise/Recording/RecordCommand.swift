import Foundation
import Scenarios
import Simulator

extension Command {
  static let record = Command(
    name: "record", summary: "Plays a scenario and writes an animation of it.",
    usage: "record TARGET [SCENARIO] -o FILE.gif|.apng|.mp4|.webm [OPTION …]",
    options: [
      ("-o FILE", "where it goes; the end of the name says which format"),
      ("--fps N", "pictures a second (25)"), ("--bezel", "draw the phone around the screen"),
      ("--touches", "show the fingers"), ("--captions", "write the steps below"),
      ("--hold SECONDS", "how long the last picture stays (1)"),
    ] + Scene.actionOptions.filter { $0.0 != "--at SECONDS" } + Scene.phoneOptions
  ) { reader in
    var scene = Scene()
    var path: String?
    var options = RecordingOptions()
    while let word = reader.next() {
      switch word {
      case "-o", "--output": path = try reader.value(of: word)
      case "--fps": options.framesPerSecond = try reader.number(of: word, in: 1...120)
      case "--hold": options.hold = try reader.number(of: word, in: 0...60)
      case "--bezel":
        options.showsBezel = true
        scene.options.showsStatusBar = true
      case "--touches": options.showsTouches = true
      case "--captions": options.showsCaptions = true
      default:
        if try !scene.takeScenario(word), try !scene.takeAction(word, &reader), try !scene.take(word, &reader) {
          throw reader.unknown(word)
        }
      }
    }
    guard let path else { throw CommandError("where shall the recording go? Say -o FILE.gif") }
    try OutputFiles.check(("-o", path))
    let finished = scene
    let progress = RecordingProgressLine(path)
    var recording = Recording(scene.scenarioToPlay, file: scene.scenarioName, options: options) {
      try finished.makePhone()
    }
    recording.progress = { progress.show($0) }
    let summary: RecordingSummary
    do {
      summary = try recording.write(to: path, encoder: ProgramFinder.path(of: "ffmpeg"))
    } catch {
      progress.end()
      throw error
    }
    progress.end()
    let bytes = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
    print(
      "\(path): \(summary.width) x \(summary.height) pixels, \(summary.frames) pictures, "
        + "\(ScenarioNumber.rounded(summary.duration)) s, \((bytes + 512) / 1024) KB")
  }
}
