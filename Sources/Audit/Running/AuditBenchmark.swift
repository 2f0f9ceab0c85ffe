import Assets

/// Measures audits: how many checks a second, and whether twice the work takes twice the time.
public struct AuditBenchmark {
  /// One measurement.
  public struct Row: Codable, Sendable {
    public var files: Int
    public var devices: Int
    /// Inputs × devices × orientations × keyboards.
    public var checks: Int
    public var seconds: Double
    public var checksPerSecond: Double
  }

  private let pool: WorkerPool
  private let now: () -> Double

  /// - Parameter now: seconds of any clock.
  public init(_ pool: WorkerPool, now: @escaping () -> Double) {
    self.pool = pool
    self.now = now
  }

  /// Measures half of the targets and all of them, on one device, on two and on four, both orientations.
  ///
  /// - Throws: what opening a target or starting a worker throws.
  @MainActor
  public func run(_ targets: [String], _ opened: AuditTargets, _ devices: [DeviceProfile]) throws -> [Row] {
    var rows: [Row] = []
    for files in targets.count > 1 ? [targets.count / 2, targets.count] : [targets.count] {
      for count in [1, 2, 4] where count <= devices.count {
        let items = opened.heaviestFirst(
          try opened.items(
            Array(targets.prefix(files)), devices: Array(devices.prefix(count)),
            orientations: ScreenOrientation.allCases))
        var checks = 0
        let start = now()
        _ = try pool.run(items, isInterrupted: { false }, report: { checks += $0.checks.count })
        let seconds = now() - start
        rows.append(
          Row(
            files: files, devices: count, checks: checks, seconds: seconds,
            checksPerSecond: seconds > 0 ? Double(checks) / seconds : 0))
      }
    }
    return rows
  }

  /// The rows as a table for people.
  public static func table(_ rows: [Row]) -> String {
    func right(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    func short(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
    let lines = rows.map { row in
      right("\(row.files)", 5) + right("\(row.devices)", 9) + right("\(row.checks)", 8) + right(short(row.seconds), 10)
        + right("\(Int(row.checksPerSecond))", 14)
    }
    return (["files  devices  checks   seconds  checks/second"] + lines).joined(separator: "\n")
  }
}
