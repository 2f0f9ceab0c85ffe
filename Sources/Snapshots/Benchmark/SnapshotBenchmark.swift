import Canvas
import Foundation
import KeyriseFiles
import Simulator

/// Measures screenshots and their comparison, without a display. Times in milliseconds, medians.
@MainActor
public enum SnapshotBenchmark {
  /// What was measured at one scale.
  public struct Row: Codable, Sendable {
    public var scale: Int
    public var width: Int
    public var height: Int
    /// A whole picture drawn, turned into the bytes of a PNG file, and compared with one in memory.
    public var screenshot: Double
    public var draw: Double
    public var encode: Double
    public var compare: Double
    public var screenshotsPerSecond: Double
    /// A hundred assertions with references on disk, the phone's start included.
    public var hundredAssertions: Double
    /// The keyboard's slide of 0.25 s at 60 frames a second, each frame drawn and compared with one in memory.
    public var slide: Double
    public var slideFrames: Int
  }

  private enum Problem: Error, CustomStringConvertible {
    case different(String)

    var description: String {
      switch self {
      case .different(let what): return "the measurement is worth nothing: \(what)"
      }
    }
  }

  /// Measures on phones that `makePhone` makes.
  ///
  /// - Throws: what making a phone throws, `FileError`, or that two runs do not draw the same.
  public static func run(scale: Int, makePhone: () throws -> Phone) throws -> Row {
    let phone = try makePhone()
    try phone.focus("#1")
    phone.settle()
    phone.render()
    guard let reference = phone.surface.copy() else {
      throw PhoneError.noSurface(phone.surface.width, phone.surface.height)
    }
    let metadata = phone.metadata
    let rounds = 40
    var draw: [Double] = []
    var encode: [Double] = []
    var compare: [Double] = []
    var all: [Double] = []
    for round in 0...rounds {
      phone.invalidate()
      let start = now
      phone.render()
      let drawn = now
      _ = try PNG.encode(phone.surface, metadata: metadata)
      let encoded = now
      guard phone.surface.isSame(as: reference) else { throw Problem.different("a picture differs from itself") }
      let compared = now
      // The first round fills caches.
      guard round > 0 else { continue }
      draw.append(drawn - start)
      encode.append(encoded - drawn)
      compare.append(compared - encoded)
      all.append(compared - start)
    }
    let slides = try slide(makePhone: makePhone)
    let screenshot = median(all)
    return Row(
      scale: scale, width: Int(phone.surface.width), height: Int(phone.surface.height), screenshot: screenshot,
      draw: median(draw), encode: median(encode), compare: median(compare),
      screenshotsPerSecond: screenshot > 0 ? 1000 / screenshot : 0,
      hundredAssertions: try hundredAssertions(makePhone: makePhone), slide: median(slides.times),
      slideFrames: slides.frames)
  }

  private static func slide(makePhone: () throws -> Phone) throws -> (times: [Double], frames: Int) {
    let frames = 15
    var references: [Surface] = []
    var times: [Double] = []
    for round in 0...9 {
      let phone = try makePhone()
      phone.render()
      try phone.focus("#1")
      let start = now
      for frame in 0..<frames {
        phone.run(for: 1 / 60)
        phone.render()
        if round == 0 {
          guard let copy = phone.surface.copy() else {
            throw PhoneError.noSurface(phone.surface.width, phone.surface.height)
          }
          references.append(copy)
        } else if !phone.surface.isSame(as: references[frame]) {
          throw Problem.different("frame \(frame) of the slide differs between two runs")
        }
      }
      if round > 0 { times.append(now - start) }
    }
    return (times, frames)
  }

  /// The first second and two thirds of the story, frame by frame.
  private static func hundredAssertions(makePhone: () throws -> Phone) throws -> Double {
    let folder = NSTemporaryDirectory() + "/keyrise-bench-\(getpid())"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let failures = FailureFolder(folder + "/failures")
    func story(_ recording: SnapshotRecording) throws -> [String] {
      let phone = try makePhone()
      try phone.focus("#1")
      let verifier = SnapshotVerifier(recording: recording, failures: failures)
      return (0..<100).compactMap { frame in
        phone.run(for: 1 / 60)
        let place = SnapshotPlace(
          testFile: folder + "/BenchTests.swift", testName: "frames()", name: "\(frame)", pathExtension: "png")
        return verifier.verify({ phone }, as: .image, at: place)
      }
    }
    _ = try story(.missing)
    // Else each assertion would also forget that its picture was recorded.
    try? FileManager.default.removeItem(atPath: failures.path)
    let start = now
    let messages = try story(.never)
    let time = now - start
    if let message = messages.first { throw Problem.different(message) }
    return time
  }

  private static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1_000_000 }

  private static func median(_ values: [Double]) -> Double { values.isEmpty ? 0 : values.sorted()[values.count / 2] }

  /// The rows as a table for people.
  public static func table(_ rows: [Row]) -> String {
    func right(_ value: Double, _ width: Int, _ digits: Double = 100) -> String {
      let text = digits == 1 ? "\(Int(value.rounded()))" : "\((value * digits).rounded() / digits)"
      return String(repeating: " ", count: max(0, width - text.count)) + text
    }
    var lines = [
      "milliseconds      screenshot     draw   encode  compare   a second   100 assertions   0.25 s slide, compared"
    ]
    for row in rows {
      let name = "scale \(row.scale), \(row.width) x \(row.height)"
      lines.append(
        name + String(repeating: " ", count: max(0, 20 - name.count)) + right(row.screenshot, 8) + right(row.draw, 9)
          + right(row.encode, 9) + right(row.compare, 9, 1000) + right(row.screenshotsPerSecond, 11, 1)
          + right(row.hundredAssertions, 17, 10) + right(row.slide, 14) + " for \(row.slideFrames) frames")
    }
    return lines.joined(separator: "\n")
  }
}
