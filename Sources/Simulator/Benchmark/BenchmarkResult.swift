/// What was measured at one scale. Times in microseconds unless the name says otherwise.
public struct BenchmarkResult: Codable, Sendable {
  public struct Phase: Codable, Sendable {
    public var name: String
    public var frames: Int
    public var median: Double
    public var maximum: Double
    /// Pixels drawn a frame, median.
    public var pixels: Int
    /// The median as a multiple of a memcpy of the whole surface in the same run.
    public var ratio: Double
  }

  public var scale: Int
  public var width: Int
  public var height: Int
  public var memcpy: Double
  public var phases: [Phase]
  /// A table that scrolls, of few rows and of many.
  public var tables: [TableBenchmark.Row]?
  /// From the start of a process to its first frame, in milliseconds, median.
  public var firstFrameMilliseconds: Double?
  /// The most memory that such a process held, in megabytes.
  public var peakMegabytes: Double?

  /// The result as a table for people.
  public var table: String {
    func right(_ text: String, _ width: Int) -> String {
      String(repeating: " ", count: max(0, width - text.count)) + text
    }
    func one(_ value: Double) -> String { "\((value * 10).rounded() / 10)" }
    func two(_ value: Double) -> String { "\((value * 100).rounded() / 100)" }
    var lines = ["scale \(scale): \(width) x \(height) pixels, memcpy \(one(memcpy)) µs"]
    lines.append("  frame             median µs     max µs     pixels   x memcpy")
    for phase in phases {
      lines.append(
        "  " + phase.name + String(repeating: " ", count: max(0, 16 - phase.name.count)) + right(one(phase.median), 11)
          + right(one(phase.maximum), 11) + right("\(phase.pixels)", 11) + right(two(phase.ratio), 11))
    }
    for table in tables ?? [] {
      let name = "  table of \(table.rows)"
      lines.append(
        name + String(repeating: " ", count: max(0, 18 - name.count)) + right(one(table.median), 11)
          + right(one(table.maximum), 11) + "   \(table.cells) cells, \(table.kilobytes) KB more")
    }
    if let firstFrameMilliseconds {
      lines.append("  first frame \(one(firstFrameMilliseconds)) ms after process start")
    }
    if let peakMegabytes { lines.append("  peak memory \(one(peakMegabytes)) MB") }
    return lines.joined(separator: "\n")
  }
}
