import Canvas
import Foundation
import UIKit

/// Measures whole frames, all work of the app and of UIKit included, without a display.
@MainActor
public enum Benchmark {
  private static let rounds = 12

  /// The frames of the tutorial's story at one scale.
  ///
  /// - Throws: what making the phone throws.
  public static func run(scale: Int, makePhone: () throws -> Phone) throws -> BenchmarkResult {
    let slideUp = Samples()
    let slideDown = Samples()
    let typing = Samples()
    let scrolling = Samples()
    let full = Samples()
    let idle = Samples()
    let phone = try makePhone()
    phone.render()
    for round in 0...rounds {
      // The first round fills caches and does not count.
      let counts = round > 0
      try phone.focus("#1")
      measure(phone, frames: 40, counts ? slideUp : nil)
      phone.settle()
      phone.render()
      for character in "the quick brown fox" {
        measureOnce(phone, counts ? typing : nil) { try? phone.type(String(character)) }
      }
      measureDrag(phone, counts ? scrolling : nil)
      phone.settle()
      phone.render()
      try phone.pressReturn()
      measure(phone, frames: 20, counts ? slideDown : nil)
      phone.settle()
      phone.render()
    }
    try phone.focus("#1")
    phone.settle()
    for _ in 0..<60 {
      phone.invalidate()
      measureOnce(phone, full) {}
    }
    try phone.pressReturn()
    phone.settle()
    phone.render()
    measure(phone, frames: 60, idle, countsStill: true)
    let copy = try memcpyTime(phone)
    let first = firstFrame(scale: scale)
    return BenchmarkResult(
      scale: scale, width: Int(phone.surface.width), height: Int(phone.surface.height), memcpy: copy,
      phases: [
        slideUp.phase("slide up", copy), typing.phase("typing", copy), scrolling.phase("scroll drag", copy),
        slideDown.phase("slide down", copy), full.phase("full redraw", copy), idle.phase("idle", copy),
      ], tables: try TableBenchmark.run(scale: scale), firstFrameMilliseconds: first?.milliseconds,
      peakMegabytes: first?.megabytes)
  }

  @MainActor
  private final class Samples {
    var times: [Double] = []
    var pixels: [Int] = []

    func phase(_ name: String, _ copy: Double) -> BenchmarkResult.Phase {
      let median = Benchmark.median(times)
      return BenchmarkResult.Phase(
        name: name, frames: times.count, median: median, maximum: times.max() ?? 0,
        pixels: Int(Benchmark.median(pixels.map(Double.init))), ratio: copy > 0 ? median / copy : 0)
    }
  }

  private static func median(_ values: [Double]) -> Double {
    values.isEmpty ? 0 : values.sorted()[values.count / 2]
  }

  private static var now: Double { Double(DispatchTime.now().uptimeNanoseconds) / 1000 }

  /// Frames that draw nothing are the wait at the end of a movement, and do not count unless `countsStill`.
  private static func measure(_ phone: Phone, frames: Int, _ samples: Samples?, countsStill: Bool = false) {
    for _ in 0..<frames {
      measureOnce(phone, samples, countsStill: countsStill) { phone.run(for: 1 / 60) }
    }
  }

  private static func measureOnce(
    _ phone: Phone, _ samples: Samples?, countsStill: Bool = false, _ body: () -> Void
  ) {
    let start = now
    body()
    let damage = phone.render()
    let end = now
    guard let samples, countsStill || !damage.isEmpty else { return }
    samples.times.append(end - start)
    samples.pixels.append(damage.area)
  }

  private static func measureDrag(_ phone: Phone, _ samples: Samples?) {
    let x = phone.visibleRect.midX + 110
    let top = phone.visibleRect.minY + 160
    phone.touch(.began, at: CGPoint(x: x, y: top))
    for step in 1...60 {
      let y = top - 70 * sin(CGFloat(step) / 60 * .pi * 2)
      measureOnce(phone, samples) {
        phone.run(for: 1 / 60)
        phone.touch(.moved, at: CGPoint(x: x, y: y))
      }
    }
    phone.touch(.ended, at: CGPoint(x: x, y: top))
  }

  /// One memcpy of the whole surface into another, in microseconds.
  private static func memcpyTime(_ phone: Phone) throws -> Double {
    guard let copy = phone.surface.copy() else {
      throw PhoneError.noSurface(phone.surface.width, phone.surface.height)
    }
    var times: [Double] = []
    for _ in 0..<400 {
      let start = now
      memcpy(copy.pixels, phone.surface.pixels, phone.surface.byteCount)
      times.append(now - start)
    }
    return median(times)
  }

  // MARK: Start

  /// Draws the first frame and prints the system's monotonic clock and the process's peak memory, for the parent.
  public static func reportFirstFrame(_ phone: Phone) throws {
    phone.render()
    print("\(DispatchTime.now().uptimeNanoseconds) \(peakKilobytes)")
  }

  static var peakKilobytes: Int {
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    return usage.ru_maxrss
  }

  /// Starts this program anew several times; nil when it cannot be started.
  private static func firstFrame(scale: Int) -> (milliseconds: Double, megabytes: Double)? {
    var times: [Double] = []
    var memory = 0.0
    for _ in 0..<15 {
      let process = Process()
      process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
      process.arguments = ["bench", "--first-frame", "--scale", "\(scale)"]
      let pipe = Pipe()
      process.standardOutput = pipe
      let start = Double(DispatchTime.now().uptimeNanoseconds)
      guard (try? process.run()) != nil else { return nil }
      let words = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self).split(separator: " ")
      process.waitUntilExit()
      guard words.count == 2, let end = Double(words[0]),
        let kilobytes = Double(words[1].trimmingCharacters(in: .whitespacesAndNewlines))
      else { return nil }
      times.append((end - start) / 1_000_000)
      memory = max(memory, kilobytes / 1024)
    }
    return (median(times), memory)
  }
}
