import Assets
import Audit
import Foundation
import KeyriseFiles
import Samples
import Simulator

/// `keyrise audit`: reads the words of the call, shares the work out, writes the report.
@MainActor
struct AuditRun {
  private var targets: [String] = []
  /// Options with a list, which count before the settings file.
  private var words: [(option: String, list: String)] = []
  private var settingsPath: String?
  private var settings: AuditSettings
  private var takesPictures = false
  private var output = AuditOutput()
  private var jobs = max(1, ProcessInfo.processInfo.activeProcessorCount)
  private var shard: AuditShard?
  private var watches = false

  init(_ reader: inout ArgumentReader) throws {
    while let word = reader.next() {
      switch word {
      case "--devices", "--orientations", "--keyboards", "--strategies":
        words.append((word, try reader.value(of: word)))
      case "--config": settingsPath = try reader.value(of: word)
      case "--jobs": jobs = try reader.integer(of: word, in: 1...256)
      case "--shard": shard = try Self.shard(try reader.value(of: word))
      case "--pictures": takesPictures = true
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
    targets = Self.targets().once(targets)
    settings = try AuditSettings(words, path: settingsPath)
  }

  private static func shard(_ text: String) throws -> AuditShard {
    let parts = text.split(separator: "/").compactMap { Int($0) }
    guard parts.count == 2, parts[1] >= 1, parts[1] <= 10_000, (1...parts[1]).contains(parts[0]) else {
      throw CommandError("--shard takes a part and the number of parts, such as 2/4, not '\(text)'")
    }
    return AuditShard(index: parts[0], count: parts[1])
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
    try output.checkPlace(sparing: targets)
    // A worker that has gone is noticed when it is written to.
    signal(SIGPIPE, SIG_IGN)
    Interruption.note()
    var output = self.output.completed(with: settings.configuration)
    try output.readBaseline()
    guard watches else { return try output.write(try audit(settings, output)) }
    var settings = settings
    while !Interruption.isNoted {
      let seen = changes(settings, output)
      do {
        try output.write(try audit(settings, output), exits: false)
      } catch {
        StandardError.print("keyrise: \(error)")
      }
      StandardError.print("keyrise: waiting for a change; Ctrl+C ends")
      while !Interruption.isNoted, changes(settings, output) == seen { usleep(200_000) }
      // What is half written or wrong for a while does not end the watch.
      do {
        let new = try AuditSettings(words, path: settingsPath)
        var newOutput = self.output.completed(with: new.configuration)
        try newOutput.readBaseline()
        (settings, output) = (new, newOutput)
      } catch {
        if !Interruption.isNoted { StandardError.print("keyrise: \(error); what was set before goes on to count") }
      }
    }
  }

  /// When the files were written last.
  private func changes(_ settings: AuditSettings, _ output: AuditOutput) -> [String] {
    // What this writes itself is no change: a baseline that is renewed each time.
    let baseline = [output.baselinePath].compactMap { $0 }.filter { $0 != output.path }
    return (targets + [settingsPath ?? AuditSettings.usualFile] + baseline).map { path in
      let attributes = try? FileManager.default.attributesOfItem(atPath: path)
      return "\(attributes?[.modificationDate] as? Date ?? .distantPast) \(attributes?[.size] ?? 0)"
    }
  }

  private func audit(_ settings: AuditSettings, _ output: AuditOutput) throws -> AuditReport {
    var report = AuditReport()
    let opened = Self.targets()
    var options = settings.options
    options.takesPictures = takesPictures || output.format == .html
    report.request = AuditRequest(
      program: Keyrise.version, targets: opened.described(targets), devices: settings.devices.map(\.id),
      orientations: settings.orientations, options: options, ignores: settings.configuration.ignores)
    report.shard = shard
    var items: [WorkItem] = []
    for target in targets {
      do {
        items += try opened.items([target], devices: settings.devices, orientations: settings.orientations)
      } catch {
        report.problems.append(AuditProblem(file: target, message: "\(error)"))
        // A table says so itself.
        if output.format != .text || output.path != nil { StandardError.print("keyrise: \(target): \(error)") }
      }
    }
    items = opened.heaviestFirst(items)
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
    settings.configuration.apply(to: &report)
    tellStaleIgnores(settings, opened, report)
    return report.sorted()
  }

  /// Says which entries of `ignore` are about no input any more. What a screen in code has is known when all of it was
  /// looked at.
  private func tellStaleIgnores(_ settings: AuditSettings, _ opened: AuditTargets, _ report: AuditReport) {
    guard let path = settings.path, report.isComplete, report.problems.isEmpty else { return }
    var files = targets.compactMap { opened.inputs(of: $0) }.map { StaleIgnores.File(paths: $0.paths, ids: $0.ids) }
    if files.count < targets.count {
      guard shard == nil else { return }
      let inputs = report.checks.map(\.input) + report.skipped.map(\.input)
      files += Dictionary(grouping: inputs.filter { $0.line == nil }, by: \.file).map {
        StaleIgnores.File(paths: [$0], ids: Set($1.map(\.id)))
      }
    }
    for remark in StaleIgnores(settings.configuration).remarks(files) {
      StandardError.print("keyrise: \(path) \(remark)")
    }
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
      targets, Self.targets(), try DeviceChoice.devices(AuditSettings.usualDevices))
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
