import Assets
import Foundation
import UIKit

extension Phone {
  /// Which way a person turns the phone.
  public enum Turn: String, Sendable, CaseIterable {
    /// A quarter to the left, against the clock.
    case left
    /// A quarter to the right.
    case right
  }

  /// Turns the phone by a quarter, and the interface with it when the app takes that orientation.
  ///
  /// - Returns: whether the interface turned.
  /// - Throws: `PhoneError` when the turned screen's surface cannot be had.
  @discardableResult
  public func rotate(_ turn: Turn) throws -> Bool {
    // To the left: home button at the right, above, at the left.
    let order: [UIDeviceOrientation] = [.portrait, .landscapeLeft, .portraitUpsideDown, .landscapeRight]
    let place = order.firstIndex(of: deviceOrientation) ?? 0
    return try hold(order[(place + (turn == .left ? 1 : 3)) % 4])
  }

  /// Holds the phone in a way, and turns the interface when the app takes that orientation.
  ///
  /// - Returns: whether the interface turned.
  /// - Throws: `PhoneError` when the turned screen's surface cannot be had.
  @discardableResult
  public func hold(_ orientation: UIDeviceOrientation) throws -> Bool {
    makeCurrent()
    guard orientation != .unknown else { return false }
    deviceOrientation = orientation
    let new = orientation.interfaceOrientation
    let old = environment.traits.interfaceOrientation
    guard new != old, environment.application.takes(new) else { return false }
    var traits = environment.traits
    traits.turn(device, to: new)
    let screen = try makeScreen(for: traits)
    let era = KeyboardEra(systemVersion: device.systemVersion)
    let quarter = traits.isPad ? era.rotationDurationPad : era.rotationDurationPhone
    // Half a turn takes twice as long (uikit-facts D.1, MEM).
    let duration = new.isPortrait == old.isPortrait ? quarter * 2 : quarter
    InterfaceRotation(environment: environment, to: new, duration: duration) { [device] in $0.turn(device, to: new) }
      .perform { adopt(screen) }
    return true
  }
}
