import Foundation
import UIKit

/// The keyboard goes sideways with its screen when another one takes that one's place.
///
/// Up to iOS 6 the notifications say so: the frame lies a screen's width to the side. From iOS 7 their x stays 0
/// (second-reading C.5, RADAR 15054825).
extension SoftwareKeyboard {
  private var noticesGoSideways: Bool { environment.traits.majorVersion < 7 }

  private func move(_ transition: ScreenTransition) -> KeyboardMove {
    KeyboardMove(
      duration: era.transitionDuration, curve: era.animationCurve, motionDuration: transition.duration,
      timing: transition.curve)
  }

  /// The keyboard leaves with the old screen.
  func leave(with transition: ScreenTransition) {
    let turn = startMove()
    let begin = frame
    let screen = environment.traits.screenSize
    let side = CGPoint(x: transition.dx, y: endFrame.minY)
    state = .hiding
    let notified = noticesGoSideways ? side : CGPoint(x: 0, y: screen.height)
    let away = CGRect(origin: notified, size: endFrame.size)
    endFrame = away
    stage.stop(at: begin)
    // The finger may have led it some of the way; the notifications say where it was at rest.
    let rested = CGRect(x: 0, y: begin.minY, width: begin.width, height: begin.height)
    run(
      move(transition), to: nil, turn, notices: [.willChangeFrame, .willHide], from: rested,
      rest: CGPoint(x: transition.dx, y: begin.minY))
  }

  /// The keyboard arrives with the new screen.
  func arrive(_ set: InputSet, with transition: ScreenTransition) {
    let turn = startMove()
    wasShown = true
    state = .showing
    endFrame = set.frame
    let start = set.frame.offsetBy(dx: -transition.dx, dy: 0)
    stage.install(set, for: responder, measure, at: start, keepsAccessory: false)
    run(
      move(transition), to: set, turn, notices: [.willChangeFrame, .willShow],
      from: noticesGoSideways ? start : set.frame)
  }

  /// The finger that leads the screen sideways leads the keyboard along. Nothing is posted.
  package func screenDidMove(by dx: CGFloat) {
    guard state == .shown else { return }
    stage.place(at: CGPoint(x: endFrame.minX + dx, y: endFrame.minY), accessoryHeight: nil)
  }
}
