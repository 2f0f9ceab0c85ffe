import Foundation

/// The side of a worker process: reads work from standard input and writes a report for each piece, a line each.
@MainActor
public enum Worker {
  /// - Throws: `AuditError` when it is asked for what it does not understand.
  public static func run(_ targets: AuditTargets) throws {
    var options = AuditOptions()
    let decoder = JSONDecoder()
    let encoder = JSONEncoder()
    while let line = readLine() {
      guard let request = try? decoder.decode(WorkerRequest.self, from: Data(line.utf8)) else {
        throw AuditError("a worker was asked for something that it does not understand")
      }
      switch request {
      case .options(let value): options = value
      case .item(let item):
        let report = targets.run(item, options)
        print(String(decoding: try encoder.encode(report), as: UTF8.self))
        fflush(nil)
      }
    }
  }
}
