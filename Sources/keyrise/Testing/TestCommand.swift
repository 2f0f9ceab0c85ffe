import Assets
import Foundation
import Simulator
import Snapshots

extension Command {
  static let test = Command(
    name: "test", summary: "Plays scenarios as tests, on several devices and in parallel.",
    usage: "test FILE.keyrise|FOLDER … [OPTION …]",
    options: [
      ("--devices A,B", "play each on these devices; by default the scenario's own"),
      ("--jobs N", "so many at a time; as many as there are cores by default"),
      ("--shard I/N", "the I-th of N parts, for machines that share the work"),
      ("--junit FILE", "write the results as JUnit XML"), ("--json FILE", "write the results as JSON"),
      (
        "--record WHEN",
        "when a screenshot becomes the reference in __Snapshots__: all, failed, missing, never (missing)"
      ),
      ("--screenshots FOLDER", "write the scenarios' screenshots there as well, and the screen of each failure"),
      ("--timeout SECONDS", "give a scenario up after this real time (60)"),
      ("--scale N", "pixels per point of the screenshots, 1 to 3"),
      ("--fonts boxes", "every character a box of known size: the same screenshots on every system"),
      ("", "Status: 0 all held, 1 something did not, 2 something could not be run."),
    ]
  ) { reader in
    var run = TestRun()
    var places: [String] = []
    var isWorker = false
    while let word = reader.next() {
      switch word {
      case "--devices": run.devices = try devices(try reader.value(of: word))
      case "--jobs": run.jobs = try reader.integer(of: word, in: 1...64)
      case "--shard": run.shard = try TestShard(try reader.value(of: word))
      case "--junit": run.junitPath = try reader.value(of: word)
      case "--json": run.jsonPath = try reader.value(of: word)
      case "--screenshots": run.worker.screenshotFolder = try reader.value(of: word)
      case "--timeout": run.timeout = try reader.number(of: word, in: 0.1...3600)
      case "--scale": run.worker.scale = try reader.integer(of: word, in: 1...3)
      case "--fonts":
        run.worker.fonts = try reader.choice(of: word, among: PhoneFonts.allCases.map { ($0.rawValue, $0) })
      case "--record":
        run.worker.recording = try reader.choice(of: word, among: SnapshotRecording.allCases.map { ($0.rawValue, $0) })
      case "--worker": isWorker = true
      default:
        guard !word.hasPrefix("-") else { throw reader.unknown(word) }
        places.append(word)
      }
    }
    if isWorker { return try run.worker.serve() }
    guard !places.isEmpty else { throw CommandError("which scenarios? Say keyrise test FILE.keyrise … or a folder") }
    try run.run(places)
  }

  private static func devices(_ text: String) throws -> [String] {
    let names = text.split(separator: ",")
    guard !names.isEmpty else { throw CommandError("--devices is empty; leave it out for each scenario's own") }
    var seen: Set<String> = []
    return try names.map { name in
      do {
        return try DeviceProfile.named(name.trimmingCharacters(in: .whitespaces)).id
      } catch let error as UnknownDeviceError {
        throw CommandError("\(error); see 'keyrise devices'")
      }
    }.filter { seen.insert($0).inserted }
  }
}
