import Foundation
import Scenarios

/// Measures recordings: pictures a second that are drawn, compared and encoded as a GIF, the choice of its colours included.
@MainActor
public enum RecordingBenchmark {
  /// One scale's figures.
  public struct Row: Codable, Sendable {
    public var scale: Int
    public var width: Int
    public var height: Int
    /// The pictures in the file: those that differ from the one before.
    public var frames: Int
    /// What the recording shows, in seconds.
    public var duration: Double
    /// What making it took, in seconds, median.
    public var seconds: Double
    /// Pictures written a second.
    public var framesPerSecond: Double
    /// The length of the file.
    public var bytes: Int
  }

  private static let rounds = 5

  /// Records `scenario` some times into `path`, which is left there.
  ///
  /// - Throws: what recording throws.
  public static func run(
    _ scenario: Scenario, scale: Int, path: String, makePhone: @escaping () throws -> Phone
  ) throws -> Row {
    var options = RecordingOptions()
    options.showsBezel = true
    options.showsTouches = true
    options.showsCaptions = true
    let recording = Recording(scenario, options: options, makePhone: makePhone)
    var times: [Double] = []
    var summary = RecordingSummary(frames: 0, duration: 0, width: 0, height: 0)
    for _ in 0..<rounds {
      let start = DispatchTime.now().uptimeNanoseconds
      summary = try recording.write(to: path)
      times.append(Double(DispatchTime.now().uptimeNanoseconds - start) / 1e9)
    }
    let seconds = times.sorted()[times.count / 2]
    let bytes = try FileManager.default.attributesOfItem(atPath: path)[.size] as? Int ?? 0
    return Row(
      scale: scale, width: summary.width, height: summary.height, frames: summary.frames, duration: summary.duration,
      seconds: seconds, framesPerSecond: Double(summary.frames) / seconds, bytes: bytes)
  }

  /// The rows as a table for people.
  public static func table(_ rows: [Row]) -> String {
    let lines = rows.map { row in
      "scale \(row.scale): \(row.width) x \(row.height) pixels, \(row.frames) pictures of "
        + "\(ScenarioNumber.rounded(row.duration)) s in \(ScenarioNumber.rounded(row.seconds)) s: "
        + "\(Int(row.framesPerSecond.rounded())) pictures a second, \((row.bytes + 512) / 1024) KB"
    }
    return (["recorded to GIF with phone, fingers and captions"] + lines).joined(separator: "\n")
  }
}
