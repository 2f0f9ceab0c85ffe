import Assets
import Audit
import Canvas
import Foundation
import Samples
import Simulator

/// `keyrise audit`: reads the words of the call, shares the work out, writes the report.
@MainActor
struct AuditRun {
  private var targets: [String] = []
  private var devices: [DeviceProfile]
  private var orientations: [ScreenOrientation]
  private var options = AuditOptions()
  private var output = AuditOutput()
  private var configuration = AuditConfiguration()
  private var jobs = max(1, ProcessInfo.processInfo.activeProcessorCount)
  private var shard: (index: Int, count: Int)?
  private var watches = false

  /// A small phone of the past, a small and a large one of today, and a pad.
  private static let usualDevices = ["iphone-3.5", "iphone-4.7", "iphone-x", "ipad-9.7"]
  private static let configurationFile = ".keyrise.json"

  init(_ reader: inout ArgumentReader) throws {
    var words: [(String, String)] = []
    var configurationPath: String?
    while let word = reader.next() {
      switch word {
      case "--devices", "--orientations", "--keyboards", "--strategies":
        words.append((word, try reader.value(of: word)))
      case "--config": configurationPath = try reader.value(of: word)
      case "--jobs": jobs = try reader.integer(of: word, in: 1...256)
      case "--shard": shard = try Self.shard(try reader.value(of: word))
      case "--pictures": options.takesPictures = true
      case "--watch": watches = true
      default:
        if try output.take(word, &reader) { continue }
        guard !word.hasPrefix("-") else { throw reader.unknown(word) }
        targets.append(word)
      }
    }
    guard !targets.isEmpty else {
      throw CommandError("what shall be looked at? Name .storyboard and .xib files, or samples")
    }
    if let path = configurationPath ?? Self.usualConfiguration {
      configuration = try AuditConfiguration(contentsOfFile: path)
    }
    devices = try DeviceChoice.devices(configuration.devices ?? Self.usualDevices)
    orientations = configuration.orientations ?? ScreenOrientation.allCases
    options.keyboards = configuration.keyboards ?? options.keyboards
    options.strategies = configuration.strategies ?? options.strategies
    options.thresholds = configuration.thresholds
    output.failOn = output.failOn ?? configuration.failOn
    output.baseline = output.baseline ?? configuration.baseline
    if output.format == .html { options.takesPictures = true }
    for (word, list) in words {
      let names = list.split(separator: ",").map(String.init)
      // An empty variable of a script must not switch the audit off.
      guard !names.isEmpty else {
        throw CommandError("\(word) is empty; leave it out for what is usual")
      }
      try take(word, names)
    }
  }

  private static var usualConfiguration: String? {
    FileManager.default.fileExists(atPath: configurationFile) ? configurationFile : nil
  }

  private static func shard(_ text: String) throws -> (index: Int, count: Int) {
    let parts = text.split(separator: "/").compactMap { Int($0) }
    guard parts.count == 2, parts[1] >= 1, parts[1] <= 10_000, (1...parts[1]).contains(parts[0]) else {
      throw CommandError("--shard takes a part and the number of parts, such as 2/4, not '\(text)'")
    }
    return (parts[0], parts[1])
  }

  private mutating func take(_ option: String, _ words: [String]) throws {
    func choices<Choice: RawRepresentable & CaseIterable>() throws -> [Choice] where Choice.RawValue == String {
      try words.map { word in
        guard let choice = Choice(rawValue: word) else {
          throw CommandError(
            "\(option) takes \(Choice.allCases.map(\.rawValue).joined(separator: ", ")), not '\(word)'")
        }
        return choice
      }
    }
    switch option {
    case "--devices": devices = try DeviceChoice.devices(words)
    case "--orientations": orientations = try choices()
    case "--keyboards": options.keyboards = try choices()
    default:
      let known = AuditOptions().strategies
      if let word = words.first(where: { $0 != "none" && !known.contains($0) }) {
        throw CommandError("--strategies takes \(known.joined(separator: ", ")) or none, not '\(word)'")
      }
      options.strategies = words.filter { $0 != "none" }
    }
  }

  /// What can be looked at: files, and the samples by name.
  static func targets() -> AuditTargets {
    let samples = SampleCatalog.all.map { sample in
      RegisteredScreen(
        name: sample.name, sdkVersion: SystemVersion(SampleCatalog.sdkVersion), make: sample.make)
    }
    return AuditTargets(registered: samples, classModules: ["Samples"], prepare: SampleCatalog.registerImages)
  }

  // MARK: Running

  func run() throws {
    try output.check()
    // A worker that has gone is noticed when it is written to.
    signal(SIGPIPE, SIG_IGN)
    Interruption.note()
    guard watches else { return try output.write(try audit()) }
    while !Interruption.isNoted {
      let seen = changes()
      do {
        try output.write(try audit(), exits: false)
      } catch {
        StandardError.print("keyrise: \(error)")
      }
      StandardError.print("keyrise: waiting for a change; Ctrl+C ends")
      while !Interruption.isNoted, changes() == seen { usleep(200_000) }
    }
  }

  /// When the files were written last.
  private func changes() -> [String] {
    (targets + [Self.configurationFile]).map { path in
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return "\(attributes?[.modificationDate] as? Date ?? .distantPast) \(attributes?[.size] ?? 0)"
    }
  }

  private func audit() throws -> AuditReport {
    var report = AuditReport()
    let opened = Self.targets()
    var items: [WorkItem] = []
    for target in targets {
      do {
        items += try opened.items([target], devices: devices, orientations: orientations)
      } catch {
        report.problems.append(AuditProblem(file: target, message: "\(error)"))
      }
    }
    if let shard {
      let count = items.count
      items = WorkItem.shard(items, index: shard.index, of: shard.count)
      if items.isEmpty {
        StandardError.print(
          "keyrise: part \(shard.index) of \(shard.count) has none of the \(count) screens to look at")
      }
    }
    let isTerminal = isatty(STDERR_FILENO) == 1
    var progress = ProgressLine(total: items.count, isTerminal: isTerminal, time: Self.now)
    func tell(_ text: String?) {
      guard let text, let bytes = Optional(Array(text.utf8)) else { return }
      bytes.withUnsafeBytes { _ = Foundation.write(STDERR_FILENO, $0.baseAddress, $0.count) }
    }
    let pool = WorkerPool(command: ["/proc/self/exe", "audit-worker"], count: jobs, options: options)
    var parts: [AuditReport] = []
    let isComplete = try pool.run(
      items, isInterrupted: { Interruption.isNoted },
      report: { part in
        parts.append(part)
        tell(progress.advance(part, time: Self.now))
      })
    tell(progress.clearing)
    report.merge(parts)
    report.isComplete = isComplete
    configuration.apply(to: &report)
    return report.sorted()
  }

  /// `keyrise bench audit`.
  static func bench(_ reader: inout ArgumentReader) throws {
    var targets: [String] = []
    var isJSON = false
    var options = AuditOptions()
    while let word = reader.next() {
      switch word {
      case "--json": isJSON = true
      case "--keyboards":
        options.keyboards = try reader.value(of: word).split(separator: ",").compactMap {
          KeyboardState(rawValue: String($0))
        }
      case "--strategies":
        options.strategies = try reader.value(of: word).split(separator: ",").map(String.init)
      default:
        guard !word.hasPrefix("-") else { throw reader.unknown(word) }
        targets.append(word)
      }
    }
    if targets.isEmpty { targets = SampleCatalog.all.map(\.name) }
    signal(SIGPIPE, SIG_IGN)
    let pool = WorkerPool(command: ["/proc/self/exe", "audit-worker"], count: 2, options: options)
    let rows = try AuditBenchmark(pool) { now }.run(
      targets, Self.targets(), try DeviceChoice.devices(usualDevices))
    if isJSON {
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
      print(String(decoding: try encoder.encode(rows), as: UTF8.self))
    } else {
      print(AuditBenchmark.table(rows))
    }
  }

  private static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }
}
