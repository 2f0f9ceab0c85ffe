import Canvas
import Foundation
import UIKit

/// Calls when a phone's clock comes to given times.
@MainActor
public final class MomentObserver {
  private final class Watcher: PhoneObserver {
    var times: [Double]
    let action: (Phone, Double) throws -> Void
    var failure: (any Error)?

    init(_ times: [Double], _ action: @escaping (Phone, Double) throws -> Void) {
      self.times = times
      self.action = action
    }

    var nextTime: Double { times.last ?? .infinity }

    func look(at phone: Phone) {
      guard let time = times.popLast() else { return }
      do {
        try action(phone, time)
      } catch {
        failure = error
        times = []
      }
    }

    func screenChanged(_ damage: Damage, of phone: Phone) {}
    func finger(_ phase: UITouch.Phase, at point: CGPoint, of phone: Phone) {}
  }

  private let watcher: Watcher
  private let phone: Phone
  private let last: Double

  /// Watches `phone` from now on, as long as this object lives.
  public init(_ phone: Phone, times: [Double], action: @escaping (Phone, Double) throws -> Void) {
    let sorted = Set(times).sorted(by: >)
    watcher = Watcher(sorted, action)
    last = sorted.first ?? 0
    self.phone = phone
    phone.observer = watcher
  }

  /// Ends the watch where the clock is.
  ///
  /// - Throws: what the action threw.
  public func end() throws {
    phone.observer = nil
    if let failure = watcher.failure { throw failure }
  }

  /// Lets the clock run to the last of the times, if it has not come there.
  ///
  /// - Throws: what the action threw.
  public func finish() throws {
    if phone.time < last { phone.run(until: last) }
    try end()
  }
}
