/// Puts reports together: whole ones, or the parts of one run.
public struct ReportMerge {
  /// A report and the name of its file.
  public struct Part {
    public var file: String
    public var report: AuditReport

    public init(file: String, report: AuditReport) {
      self.file = file
      self.report = report
    }
  }

  private let parts: [Part]

  public init(_ parts: [Part]) { self.parts = parts }

  /// - Parameter allowsGaps: whether parts may be missing or broken off; the result then says so.
  /// - Throws: `AuditError` with everything that does not fit together.
  public func report(allowsGaps: Bool) throws -> AuditReport {
    if let fault = faults.first {
      throw AuditError(([fault] + faults.dropFirst()).joined(separator: "; "))
    }
    let gaps = self.gaps
    guard gaps.isEmpty || allowsGaps else {
      throw AuditError(
        gaps.joined(separator: "; ") + ". Merge all parts of the run, or say --partial for what there is")
    }
    var result = AuditReport()
    result.merge(parts.map(\.report))
    let requests = Set(parts.map(\.report.request))
    result.request = requests.count == 1 ? requests.first ?? nil : nil
    if !gaps.isEmpty {
      result.isComplete = false
      result.gaps = gaps
    }
    return result.sorted()
  }

  /// What can be merged in no way.
  private var faults: [String] {
    let shards = parts.filter { $0.report.shard != nil }
    guard let first = shards.first, let shard = first.report.shard else { return [] }
    var faults = parts.filter { $0.report.shard == nil }.map {
      "\($0.file) is a whole report, and \(first.file) is part \(shard.index) of \(shard.count)"
    }
    var taken: [Int: String] = [:]
    for part in shards {
      guard let other = part.report.shard else { continue }
      if other.count != shard.count {
        faults.append(
          "\(part.file) is part \(other.index) of \(other.count), and \(first.file) is part \(shard.index) of "
            + "\(shard.count)")
      } else if let difference = Self.difference(part.report.request, first.report.request) {
        faults.append("\(part.file) is of another run than \(first.file): it has \(difference)")
      } else if let twin = taken[other.index] {
        faults.append("\(twin) and \(part.file) are both part \(other.index) of \(other.count)")
      } else {
        taken[other.index] = part.file
      }
    }
    return faults
  }

  private static func difference(_ one: AuditRequest?, _ other: AuditRequest?) -> String? {
    guard let one, let other else { return one == other ? nil : "another form" }
    return one.difference(from: other)
  }

  /// What there is not.
  private var gaps: [String] {
    var gaps = parts.filter { !$0.report.isComplete }.map { part in
      "\(part.file) is not complete: \(part.report.gaps?.joined(separator: ", ") ?? "the run was broken off")"
    }
    guard let count = parts.lazy.compactMap(\.report.shard).first?.count else { return gaps }
    let there = Set(parts.compactMap(\.report.shard?.index))
    let missing = (1...max(1, count)).filter { !there.contains($0) }
    if let one = missing.first {
      let rest = missing.count > 1 ? " and \(missing.count - 1) more" : ""
      gaps.append(
        missing.count <= 8
          ? "of \(count) parts there \(missing.count == 1 ? "is" : "are") not: "
            + missing.map(String.init).joined(separator: ", ")
          : "of \(count) parts there are not: \(one)\(rest)")
    }
    return gaps
  }
}
