import Canvas
import Foundation
import KeyriseFiles
import Scenarios
import UIKit

/// Plays a scenario on a phone of its own and writes what is seen as an animation. Pictures are written as they come:
/// the memory does not grow with the length.
@MainActor
public struct Recording {
  private let scenario: Scenario
  private let file: String
  private let options: RecordingOptions
  private let makePhone: () throws -> Phone
  /// Called when a step begins.
  public var progress: ((RecordingProgress) -> Void)?

  /// A recording of `scenario`, on phones that `makePhone` makes; `file` names the scenario in failures.
  public init(
    _ scenario: Scenario, file: String = "scenario", options: RecordingOptions = RecordingOptions(),
    makePhone: @escaping () throws -> Phone
  ) {
    self.scenario = scenario
    self.file = file
    self.options = options
    self.makePhone = makePhone
  }

  /// Writes the file, in the format that its name asks for. `encoder` is the program that encodes videos.
  ///
  /// - Throws: `ScenarioFailure`, `PhoneError`, `FileError`, `RecordingError`; nothing is left at `path` then that was not
  ///   there before.
  @discardableResult
  public func write(to path: String, encoder: String? = nil) throws -> RecordingSummary {
    guard let format = RecordingFormat(path: path) else { throw RecordingError.unknownFormat(path) }
    guard options.framesPerSecond > 0, options.framesPerSecond <= format.maximumFramesPerSecond else {
      throw RecordingError.tooManyFrames(format.rawValue, Int(format.maximumFramesPerSecond))
    }
    switch format {
    case .gif:
      var histogram = GIFHistogram()
      try play(pass: 0, of: 2) { surface, changed, _ in histogram.add(surface, changed) }
      let palette = GIFPalette(histogram)
      return try write(to: path, pass: 1, of: 2) { temporary, surface, _ in
        try GIFEncoder(path: temporary, width: surface.width, height: surface.height, palette: palette)
      }
    case .apng:
      return try write(to: path, pass: 0, of: 1) { temporary, surface, phone in
        try APNGEncoder(path: temporary, width: surface.width, height: surface.height, metadata: phone.metadata)
      }
    case .mp4, .webm:
      guard let encoder else { throw RecordingError.noEncoder(format.rawValue) }
      return try write(to: path, pass: 0, of: 1) { temporary, surface, _ in
        try VideoEncoder(
          path: temporary, format: format, program: encoder, for: surface, framesPerSecond: options.framesPerSecond)
      }
    }
  }

  private func write(
    to path: String, pass: Int, of passes: Int,
    _ makeEncoder: (String, Surface, Phone) throws -> any AnimationEncoder
  ) throws -> RecordingSummary {
    var summary = RecordingSummary(frames: 0, duration: 0, width: 0, height: 0)
    try FileWriter.replace(path) { temporary in
      let phone = try makePhone()
      let stage = try makeStage(phone)
      let encoder = try makeEncoder(temporary, stage.surface, phone)
      do {
        let end = try play(phone, stage, pass: pass, of: passes) { try encoder.add($0, changed: $1, at: $2) }
        try encoder.finish(at: end)
        summary = RecordingSummary(
          frames: encoder.frameCount, duration: end, width: encoder.width, height: encoder.height)
      } catch {
        encoder.cancel()
        throw RecordingError.naming(path, for: temporary, error)
      }
    }
    return summary
  }

  private func makeStage(_ phone: Phone) throws -> RecordingStage {
    try RecordingStage(phone, options, turns: scenario.steps.contains { $0.action.turns })
  }

  private func play(
    pass: Int, of passes: Int, _ frame: @escaping (Surface, PixelRect, Double) throws -> Void
  ) throws {
    let phone = try makePhone()
    _ = try play(phone, try makeStage(phone), pass: pass, of: passes, frame)
  }

  /// Plays everything and hands out the frames; returns when the last picture ends.
  private func play(
    _ phone: Phone, _ stage: RecordingStage, pass: Int, of passes: Int,
    _ frame: @escaping (Surface, PixelRect, Double) throws -> Void
  ) throws -> Double {
    let recorder = PhoneRecorder(stage, framesPerSecond: options.framesPerSecond, frame: frame)
    phone.observer = recorder
    defer { phone.observer = nil }
    let player = ScenarioPlayer(scenario, on: phone, file: file)
    player.willPlay = { index, step in
      try recorder.check()
      progress?(
        RecordingProgress(
          pass: pass, passes: passes, index: index, count: scenario.steps.count, step: step, time: phone.time))
      if step.action.hasCaption { stage.caption = step.action.description }
    }
    // The first picture is the screen before anything is done.
    recorder.look(at: phone)
    try player.play()
    phone.run(for: options.hold)
    try recorder.check()
    return phone.time
  }
}

extension ScenarioAction {
  /// Whether the phone is held another way afterwards.
  fileprivate var turns: Bool {
    if case .rotate = self { return true }
    return false
  }

  /// Whether it is something that a person does.
  var hasCaption: Bool {
    switch self {
    case .wait, .settle, .screenshot, .expect: return false
    default: return true
    }
  }
}
