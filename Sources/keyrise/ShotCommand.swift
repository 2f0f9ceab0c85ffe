import Simulator

extension Command {
  static let shot = Command(
    name: "shot", summary: "Writes a picture of the screen.",
    usage: "shot TARGET [SCENARIO] -o FILE.png [OPTION …]",
    options: [("-o FILE", "where the picture goes")] + Scene.actionOptions + Scene.phoneOptions
  ) { reader in
    var scene = Scene()
    var path: String?
    while let word = reader.next() {
      if word == "-o" || word == "--output" {
        path = try reader.value(of: word)
      } else if try !scene.takeScenario(word), try !scene.takeAction(word, &reader),
        try !scene.take(word, &reader)
      {
        throw reader.unknown(word)
      }
    }
    guard let path else { throw CommandError("where shall the picture go? Say -o FILE.png") }
    try OutputFiles.checkPicture(path)
    try OutputFiles.check(("-o", path), sparing: [scene.target, scene.scenario?.path])
    let phone = try scene.makePhone()
    try scene.play(on: phone)
    try phone.writePNG(to: path)
  }
}
