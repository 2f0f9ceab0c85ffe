import Simulator

extension Command {
  static let inspect = Command(
    name: "inspect", summary: "Prints the screen in numbers: views, keyboard, notifications.",
    usage: "inspect TARGET [SCENARIO] [OPTION …]",
    options: [("--json", "as JSON")] + Scene.actionOptions + Scene.phoneOptions
  ) { reader in
    var scene = Scene()
    var isJSON = false
    while let word = reader.next() {
      if word == "--json" {
        isJSON = true
      } else if try !scene.takeScenario(word), try !scene.takeAction(word, &reader),
        try !scene.take(word, &reader)
      {
        throw reader.unknown(word)
      }
    }
    let phone = try scene.makePhone()
    try scene.play(on: phone)
    let inspection = Inspection(phone)
    print(isJSON ? try inspection.json() : inspection.text())
  }
}
