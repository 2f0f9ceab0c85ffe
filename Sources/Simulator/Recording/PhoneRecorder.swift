import Canvas
import Foundation
import UIKit

/// Looks at a phone many times a second and hands out what has changed.
@MainActor
final class PhoneRecorder: PhoneObserver {
  private let stage: RecordingStage
  private let interval: Double
  private let frame: (Surface, PixelRect, Double) throws -> Void
  private var index = 0
  /// What went wrong; nothing is recorded from then on.
  private(set) var failure: (any Error)?

  init(
    _ stage: RecordingStage, framesPerSecond: Double, frame: @escaping (Surface, PixelRect, Double) throws -> Void
  ) {
    self.stage = stage
    interval = 1 / framesPerSecond
    self.frame = frame
  }

  /// From the count of frames, so that the error of adding does not grow.
  var nextTime: Double { failure == nil ? Double(index) * interval : .infinity }

  func look(at phone: Phone) {
    let time = nextTime
    index += 1
    do {
      let changed = try stage.update(phone, at: time)
      if !changed.isEmpty { try frame(stage.surface, changed, time) }
    } catch {
      failure = error
    }
  }

  func screenChanged(_ damage: Damage, of phone: Phone) { stage.screenChanged(damage) }

  func finger(_ phase: UITouch.Phase, at point: CGPoint, of phone: Phone) {
    switch phase {
    case .began, .moved, .stationary: stage.fingers.move(to: point)
    case .ended, .cancelled: stage.fingers.lift(at: phone.time)
    }
  }

  /// Throws what went wrong since the last time.
  func check() throws {
    if let failure { throw failure }
  }
}
