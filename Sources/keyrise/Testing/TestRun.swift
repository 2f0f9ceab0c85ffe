import Foundation
import KeyriseFiles
import Scenarios
import Simulator

/// Plays many scenarios in several processes and reports on them in the order in which they were named.
struct TestRun {
  var devices: [String] = []
  var jobs = max(1, ProcessInfo.processInfo.activeProcessorCount)
  var shard = TestShard()
  var junitPath: String?
  var jsonPath: String?
  var timeout = 60.0
  var worker = TestWorker()

  func run(_ places: [String]) throws {
    var seen: Set<String> = []
    // What is named twice, or in a folder and by itself, is played once.
    let files = try places.flatMap(Self.files).filter {
      seen.insert(URL(fileURLWithPath: $0).standardizedFileURL.path).inserted
    }
    let names = PictureNames(files)
    let devices: [String?] = self.devices.isEmpty ? [nil] : self.devices
    let all = files.flatMap { file in
      devices.map { TestJob(file: file, device: $0, pictureName: names[file]) }
    }
    let part = shard.part(of: all)
    try OutputFiles.check(("--junit", junitPath), ("--json", jsonPath), sparing: files)
    if let folder = worker.screenshotFolder { try OutputFiles.makeFolder(folder, option: "--screenshots") }
    let report = TestReport()
    if part.isEmpty { print("\(shard.description) has none of the \(all.count) to play") }
    // What has been found by then is reported.
    Interruption.note()
    let results = try play(part) { report.print($0) }
    if let junitPath { try TextFile.write(TestReport.junit(results), to: junitPath) }
    if let jsonPath { try TextFile.write(try TestReport.json(results), to: jsonPath) }
    report.printSummary(results)
    fflush(nil)
    Interruption.end()
    if results.contains(where: { $0.outcome == .broken }) { throw ExitStatus(2) }
    if results.contains(where: { $0.outcome == .failed }) { throw ExitStatus.checkFailed }
  }

  /// A scenario's file, or those in a folder and the folders in it, by name; what is hidden, such as `.build`, is not the
  /// package's own.
  private static func files(_ place: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder) else {
      throw CommandError("there is no file '\(place)'")
    }
    guard !FileReader.isHandedOver(place) else {
      throw CommandError("\(place) is a pipe of this process, and scenarios are played by others; write it to a file")
    }
    guard isFolder.boolValue else { return [place] }
    var files: [String] = []
    let names = FileManager.default.enumerator(atPath: place)
    while let name = names?.nextObject() as? String {
      if name.split(separator: "/").last?.hasPrefix(".") == true {
        names?.skipDescendants()
      } else if name.hasSuffix(ScenarioSource.suffix) {
        let isThere = FileManager.default.fileExists(atPath: "\(place)/\(name)", isDirectory: &isFolder)
        if !isThere || !isFolder.boolValue { files.append(name) }
      }
    }
    files.sort()
    guard !files.isEmpty else { throw CommandError("there is no scenario (*\(ScenarioSource.suffix)) in \(place)") }
    return files.map { place.hasSuffix("/") ? "\(place)\($0)" : "\(place)/\($0)" }
  }

  private static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1e9 }

  /// Plays all jobs; `finished` is called for each in their order, as soon as those before it have finished too.
  private func play(_ all: [TestJob], finished: (TestResult) -> Void) throws -> [TestResult] {
    // A worker that goes away is an error, not the end of this process.
    signal(SIGPIPE, SIG_IGN)
    var results = [TestResult?](repeating: nil, count: all.count)
    var next = 0
    var reported = 0
    var workers: [TestProcess] = []
    defer { for worker in workers { worker.end(early: worker.job != nil) } }

    func broken(_ job: TestJob, _ message: String) -> TestResult {
      TestResult(file: job.file, device: job.device ?? "", outcome: .broken, problems: [TestProblem(message: message)])
    }
    func feed(_ worker: TestProcess) {
      guard next < all.count else { return }
      _ = worker.begin(all[next], index: next, deadline: Self.now + timeout)
      next += 1
    }

    while reported < all.count, !Interruption.isNoted {
      while workers.count < jobs, next < all.count {
        let worker = try TestProcess(self.worker)
        workers.append(worker)
        feed(worker)
      }
      for worker in try Self.ready(workers.filter { $0.job != nil }) {
        guard let (index, job, _) = worker.job else { continue }
        switch worker.read() {
        case .none: break
        case .result(let result):
          results[index] = result
          feed(worker)
        case .ended:
          let ending = worker.end()
          workers.removeAll { $0 === worker }
          // Ctrl+C reaches all processes of a terminal, and this one need not be the first.
          if worker.wasAskedToEnd { usleep(100_000) }
          if !Interruption.isNoted { results[index] = broken(job, "the process that played it \(ending)") }
        }
      }
      for worker in workers {
        guard let (index, job, deadline) = worker.job, deadline < Self.now else { continue }
        worker.end(early: true)
        results[index] = broken(
          job, "it took longer than \(ScenarioNumber.rounded(timeout)) s of real time; see --timeout")
        workers.removeAll { $0 === worker }
      }
      while reported < all.count, let result = results[reported] {
        finished(result)
        reported += 1
      }
    }
    let rest = zip(all, results).map { job, result in
      result
        ?? TestResult(
          file: job.file, device: job.device ?? "", outcome: .interrupted,
          problems: [TestProblem(message: "the run was interrupted before this was played")])
    }
    // Those that waited for one that was not played to its end.
    rest.dropFirst(reported).forEach(finished)
    return rest
  }

  /// Waits, but not long, until some of the workers have something to say.
  private static func ready(_ workers: [TestProcess]) throws -> [TestProcess] {
    var descriptors = workers.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
    guard poll(&descriptors, nfds_t(descriptors.count), 100) > 0 else { return [] }
    return zip(workers, descriptors).filter { $0.1.revents != 0 }.map(\.0)
  }
}
