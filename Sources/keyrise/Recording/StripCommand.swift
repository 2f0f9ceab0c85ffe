import Foundation
import Scenarios
import Simulator

extension Command {
  static let strip = Command(
    name: "strip", summary: "Writes moments side by side, with their times.",
    usage: "strip TARGET [SCENARIO] -o FILE.png [OPTION …]",
    options: [
      ("-o FILE", "where the picture goes"),
      ("--at T,T,…", "the moments, in seconds on the phone's clock"),
      ("--every SECONDS", "moments at this distance; by default the scenario's screenshots, or each step"),
    ] + Scene.actionOptions.filter { $0.0 != "--at SECONDS" } + Scene.phoneOptions
  ) { reader in
    var scene = Scene()
    var path: String?
    var moments = StripMoments.steps
    while let word = reader.next() {
      switch word {
      case "-o", "--output": path = try reader.value(of: word)
      case "--at": moments = .times(try times(try reader.value(of: word)))
      case "--every": moments = .every(try reader.number(of: word, in: 0.001...60))
      default:
        if try !scene.takeScenario(word), try !scene.takeAction(word, &reader), try !scene.take(word, &reader) {
          throw reader.unknown(word)
        }
      }
    }
    guard let path else { throw CommandError("where shall the picture go? Say -o FILE.png") }
    try OutputFiles.checkPicture(path)
    try OutputFiles.check(("-o", path), sparing: [scene.target, scene.scenario?.path])
    let phone = try scene.makePhone()
    let strip = try moments.strip(of: phone, scene.scenarioToPlay, file: scene.scenarioName)
    try strip.write(to: path, metadata: phone.metadata)
  }

  private static func times(_ text: String) throws -> [Double] {
    let times = text.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    let good = times.compactMap { $0 }.filter { (0...3600).contains($0) }
    guard good.count == times.count, good.count <= FilmStrip.limit else {
      throw CommandError(
        "--at takes up to \(FilmStrip.limit) times from 0 to 3600 with commas between, such as 0,0.1,0.25, not '\(text)'"
      )
    }
    return good
  }
}
