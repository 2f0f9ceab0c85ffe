import Foundation

/// Processes of the same program that share the work: UIKit belongs to one thread of a process.
public struct WorkerPool {
  /// The program and its arguments.
  public var command: [String]
  public var count: Int
  public var options: AuditOptions

  public init(command: [String], count: Int, options: AuditOptions) {
    self.command = command
    self.count = count
    self.options = options
  }

  /// Does the work and hands out every report as soon as it comes. A worker that breaks down costs its piece of work,
  /// which becomes a problem, and is replaced.
  ///
  /// - Parameter isInterrupted: asked between answers; when it says so, the work ends.
  /// - Returns: whether all was done.
  /// - Throws: `AuditError` when no worker can be started.
  public func run(_ items: [WorkItem], isInterrupted: () -> Bool, report: (AuditReport) -> Void) throws -> Bool {
    var waiting = items[...]
    var workers: [WorkerProcess] = []
    defer { for worker in workers { worker.stop() } }

    func broke(_ worker: WorkerProcess) {
      let end = worker.stop()
      workers.removeAll { $0 === worker }
      guard let item = worker.item, !isInterrupted() else { return }
      var result = AuditReport()
      result.problems = [
        AuditProblem(
          file: item.target,
          message:
            "screen \(item.screen + 1) on \(item.device), \(item.orientation.rawValue): the worker ended with \(end)")
      ]
      report(result)
    }

    while !isInterrupted() {
      while workers.count < min(count, waiting.count + workers.filter({ $0.item != nil }).count), !waiting.isEmpty {
        workers.append(try WorkerProcess(command, options))
      }
      for worker in workers where worker.item == nil {
        guard let item = waiting.popFirst() else { break }
        do { try worker.start(item) } catch { broke(worker) }
      }
      let busy = workers.filter { $0.item != nil }
      if busy.isEmpty {
        if waiting.isEmpty { return true }
        continue
      }
      var descriptors = busy.map { pollfd(fd: $0.descriptor, events: Int16(POLLIN), revents: 0) }
      guard poll(&descriptors, nfds_t(descriptors.count), 500) > 0 else { continue }
      for (descriptor, worker) in zip(descriptors, busy) where descriptor.revents != 0 {
        guard let reports = worker.read() else {
          broke(worker)
          continue
        }
        reports.forEach(report)
      }
    }
    return false
  }
}
