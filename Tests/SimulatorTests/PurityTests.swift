import Foundation
import Testing

/// Nothing below the simulator's window may ask the machine for time, locale, environment or chance.
@Suite struct PurityTests {
  private static let sources = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Sources")
  private static let forbidden = [
    "Date()", "Date.now", "SinceNow", "CFAbsoluteTime", "DispatchTime", "DispatchQueue", " Timer.", " Timer(", "Locale",
    "TimeZone",
    "Calendar", "ProcessInfo", "getenv", ".random(", "SystemRandomNumberGenerator", "arc4random", "gettimeofday",
    "clock_gettime", "UUID(",
  ]
  /// Measuring needs a clock, and the window shows real time.
  private static let exceptions = ["Simulator/Benchmark/", "Simulator/Window/", "Snapshots/Benchmark/"]

  @Test(arguments: [
    "Canvas", "UIKit", "SoftKeyboard", "InterfaceBuilder", "Simulator", "Samples", "Snapshots", "CCanvas", "Avoidance",
    "Audit", "KeyriseFiles",
  ])
  func noSourceReadsTheMachine(_ module: String) throws {
    let folder = Self.sources.appendingPathComponent(module)
    let files = try #require(FileManager.default.enumerator(atPath: folder.path))
    var count = 0
    for case let file as String in files where file.hasSuffix(".swift") || file.hasSuffix(".c") {
      count += 1
      if Self.exceptions.contains(where: { "\(module)/\(file)".hasPrefix($0) }) { continue }
      let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
      for (number, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
      where !line.trimmingCharacters(in: .whitespaces).hasPrefix("//") {
        for word in Self.forbidden where line.contains(word) {
          Issue.record("\(module)/\(file):\(number + 1) uses \(word)")
        }
      }
    }
    #expect(count > 0)
  }
}
