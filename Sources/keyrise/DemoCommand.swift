import Simulator

extension Command {
  static let demo = Command(
    name: "demo", summary: "Plays focus, typing and return, and writes a film strip and a GIF.",
    usage: "demo TARGET -o FOLDER [OPTION …]",
    options: [("-o FOLDER", "where the pictures go (demo)")] + Scene.phoneOptions
  ) { reader in
    var scene = Scene()
    var folder = "demo"
    while let word = reader.next() {
      if word == "-o" || word == "--output" {
        folder = try reader.value(of: word)
      } else if try !scene.take(word, &reader) {
        throw reader.unknown(word)
      }
    }
    try OutputFiles.makeFolder(folder, option: "-o")
    if scene.target == GalleryScene.name {
      scene.options.scale = scene.options.scale ?? 1
      let finished = scene
      let demo = GalleryDemo(inputs: ["Telephone", "E-mail"]) { try GalleryScene.make(finished, columns: 6) }
      for path in try demo.write(to: folder) { print(path) }
      return
    }
    let finished = scene
    for path in try Demo(makePhone: { try finished.makePhone() }).write(to: folder) { print(path) }
  }
}
