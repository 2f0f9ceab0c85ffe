import Foundation
import Simulator

extension Command {
  static let run = Command(
    name: "run", summary: "Opens a sample, a storyboard or the gallery in a window.",
    usage: "run TARGET [OPTION …]",
    options: Scene.phoneOptions + [
      ("--log-json FILE", "write the phone in numbers to FILE on Ctrl+I and at the end"),
      ("--record-scenario FILE", "write what is done as a scenario that comes to the same state again"),
      (
        "",
        "Keys: Ctrl +/- size, Ctrl+left/right turns, Ctrl+D dark, Ctrl+K hardware keyboard, Ctrl+S screenshot, Ctrl+C/X/V/A edit, Ctrl+Q quits, Esc dismisses"
      ),
    ]
  ) { reader in
    var scene = Scene()
    var logPath: String?
    var scenarioPath: String?
    while let word = reader.next() {
      if word == "--log-json" {
        logPath = try reader.value(of: word)
      } else if word == "--record-scenario" {
        scenarioPath = try reader.value(of: word)
      } else if try !scene.take(word, &reader) {
        throw reader.unknown(word)
      }
    }
    try OutputFiles.check(("--log-json", logPath), ("--record-scenario", scenarioPath))
    if scene.target == GalleryScene.name {
      guard scenarioPath == nil else {
        throw CommandError("--record-scenario is for one phone, not for the gallery")
      }
      return try runGallery(&scene, logPath)
    }
    let phone = try scene.makePhone()
    let name = scene.target?.split(separator: "/").last.map(String.init) ?? ""
    let host = try WindowHost(phone, title: "Keyrise - \(name)", scale: scene.options.scale)
    if let logPath {
      // Now, so that a place that cannot be written is known before anything is done.
      try TextFile.write(try Inspection(phone).json() + "\n", to: logPath)
      host.onInspect = { phone in
        do {
          try TextFile.write(try Inspection(phone).json() + "\n", to: logPath)
        } catch {
          StandardError.print("keyrise: \(error)")
        }
      }
    }
    let recorder = try scenarioPath.map { path in
      let recorder = ScenarioRecorder(phone, settings: scene.settings(forScenarioAt: path))
      try TextFile.write("\(recorder.scenario)", to: path)
      recorder.onStep = { scenario in
        do {
          try TextFile.write("\(scenario)", to: path)
        } catch {
          StandardError.print("keyrise: \(error)")
        }
      }
      return recorder
    }
    host.recorder = recorder
    host.run()
    if let recorder, let scenarioPath { try TextFile.write("\(recorder.finish())", to: scenarioPath) }
  }

  /// The gallery in a window. In numbers it is a list of its phones.
  private static func runGallery(_ scene: inout Scene, _ logPath: String?) throws {
    scene.options.scale = scene.options.scale ?? 1
    let gallery = try GalleryScene.make(scene, columns: 3)
    let host = try GalleryHost(gallery, title: "Keyrise - \(GalleryScene.name)")
    if let logPath {
      func write() throws {
        let phones = try gallery.phones.map { try Inspection($0).json() }
        try TextFile.write("[" + phones.joined(separator: ",\n") + "]\n", to: logPath)
      }
      try write()
      host.onInspect = {
        do { try write() } catch { StandardError.print("keyrise: \(error)") }
      }
    }
    host.run()
  }
}
