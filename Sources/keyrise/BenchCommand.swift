import Foundation
import Scenarios
import Simulator
import Snapshots

extension Command {
  static let bench = Command(
    name: "bench", summary: "Measures frames, start and memory.",
    usage: "bench [layout | record | snapshots | audit FILE …] [--scale N] [--json]",
    options: [
      ("layout", "measures Auto Layout instead"), ("record", "measures recordings to GIF instead"),
      ("snapshots", "measures screenshots and their comparison instead"),
      ("audit FILE …", "measures audits of files on two processors, without pictures"),
      ("--scale N", "one scale only; 1, 2 and 3 by default"),
      ("--json", "as JSON"),
    ]
  ) { reader in
    var scales = [1, 2, 3]
    var isJSON = false
    var reportsFirstFrame = false
    var measuresLayout = false
    var measuresRecording = false
    var measuresSnapshots = false
    while let word = reader.next() {
      switch word {
      case "--scale": scales = [try reader.integer(of: word, in: 1...3)]
      case "--json": isJSON = true
      case "layout": measuresLayout = true
      case "record": measuresRecording = true
      case "audit": return try AuditRun.bench(&reader)
      case "snapshots": measuresSnapshots = true
      case "--first-frame": reportsFirstFrame = true
      default: throw reader.unknown(word)
      }
    }
    var scene = Scene()
    scene.target = "tab-sample"
    if measuresLayout {
      let finished = scene
      let rows = try LayoutBenchmark.run { try finished.makePhone() }
      return print(isJSON ? try json(rows) : LayoutBenchmark.table(rows))
    }
    if measuresRecording {
      let rows = try scales.map { try recordingRow(scene, scale: $0) }
      return print(isJSON ? try json(rows) : RecordingBenchmark.table(rows))
    }
    if measuresSnapshots {
      // The whole screen, as other programs' screenshots are.
      scene.options.showsStatusBar = true
      let rows = try scales.map { scale in
        scene.options.scale = scale
        let scene = scene
        return try SnapshotBenchmark.run(scale: scale) { try scene.makePhone() }
      }
      return print(isJSON ? try json(rows) : SnapshotBenchmark.table(rows))
    }
    if reportsFirstFrame {
      scene.options.scale = scales.first
      return try Benchmark.reportFirstFrame(try scene.makePhone())
    }
    var results: [BenchmarkResult] = []
    for scale in scales {
      scene.options.scale = scale
      let scene = scene
      results.append(try Benchmark.run(scale: scale, makePhone: { try scene.makePhone() }))
    }
    if isJSON {
      print(try json(results))
    } else {
      print(results.map(\.table).joined(separator: "\n\n"))
    }
  }

  /// The tutorial's story, as the README's picture tells it.
  private static let story =
    "wait 0.6\ntap \"myField\"\nwait 1.3\nkeys \"Hello\"\nwait 0.5\nreturn\nwait 1.2\ntap \"myField2\"\nwait 1.5"

  private static func recordingRow(_ scene: Scene, scale: Int) throws -> RecordingBenchmark.Row {
    var scene = scene
    scene.options.scale = scale
    scene.options.showsStatusBar = true
    let finished = scene
    let path = "\(NSTemporaryDirectory())/keyrise-bench-\(getpid()).gif"
    defer { unlink(path) }
    return try RecordingBenchmark.run(try Scenario(story), scale: scale, path: path) { try finished.makePhone() }
  }

  private static func json(_ value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
