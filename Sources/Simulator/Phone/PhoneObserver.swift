import Canvas
import Foundation
import UIKit

/// Watches a phone while its clock runs. It changes nothing: what happens happens at the same times without it.
@MainActor
package protocol PhoneObserver: AnyObject {
  /// When it wants to look next, on the phone's clock.
  var nextTime: Double { get }
  /// All that is due until `nextTime` has happened. The next time has to be a later one then.
  func look(at phone: Phone)
  /// The picture was brought up to date, whoever asked for it; in pixels.
  func screenChanged(_ damage: Damage, of phone: Phone)
  /// A finger comes down, moves or is lifted.
  func finger(_ phase: UITouch.Phase, at point: CGPoint, of phone: Phone)
}

extension Phone {
  /// A deadline this near counts as before the look: else the clock would stand behind it and the frame be lost.
  private static let nearness = 1e-7

  /// Moves the clock to the next deadline or look that is not after `limit`; false when there is none.
  func step(limit: Double) -> Bool {
    let timeline = environment.timeline
    guard let observer, observer.nextTime <= limit else { return timeline.stepToNextCall(limit: limit) }
    let look = observer.nextTime
    if let deadline = timeline.nextCall, deadline <= look + Self.nearness {
      return timeline.stepToNextCall(limit: limit)
    }
    timeline.advance(to: look)
    observer.look(at: self)
    makeCurrent()
    // An observer that forgets to look later must not stop the clock.
    return self.observer.map { $0.nextTime > look } ?? true
  }

  /// Brings a finger to the app.
  func finger(_ phase: UITouch.Phase, at point: CGPoint) {
    observer?.finger(phase, at: point, of: self)
    environment.application.sendTouch(phase, at: point)
  }
}
