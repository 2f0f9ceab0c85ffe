import Assets
import Foundation
import UIKit

/// The keyboard while the interface turns: down in the old orientation, up in the new one. On the screen it comes up from
/// the new lower edge; what is posted when hangs on the version of iOS (uikit-facts C.4, second-reading C.5).
extension SoftwareKeyboard {
  package func interfaceWillTurn(within duration: Double) {
    isTurning = isUp
    guard isTurning else { return }
    let begin = endFrame
    let away = below(begin)
    let move = turningMove(duration)
    let turn = startMove()
    post([.willChangeFrame, .willHide], from: begin, to: away, move, turn)
    if era.rotationPostsDidHide { post([.didChangeFrame, .didHide], from: begin, to: away, move, turn) }
  }

  package func interfaceDidTurn(within duration: Double) {
    let screen = CGRect(origin: .zero, size: environment.traits.screenSize)
    window?.frame = screen
    let wasUp = isTurning && isUp
    isTurning = false
    let turn = startMove()
    guard wasUp, let set = currentSet else { return settleBelow(screen) }
    let start = below(set.frame)
    let move = turningMove(duration)
    install(set, at: start)
    for _ in 1..<max(1, era.rotationPairs) {
      post([.willChangeFrame, .willShow], from: start, to: set.frame, move, turn)
      post([.willChangeFrame, .willHide], from: set.frame, to: start, move, turn)
    }
    post([.willChangeFrame], from: era.rotationChangeFrameBeginsAtEnd ? set.frame : start, to: set.frame, move, turn)
    guard turn == generation else { return }
    run(move, to: set, turn, notices: [.willShow], from: start)
  }

  /// A frame moved to below the screen.
  func below(_ frame: CGRect) -> CGRect {
    frame.offsetBy(dx: 0, dy: environment.traits.screenSize.height - frame.minY)
  }

  private func turningMove(_ duration: Double) -> KeyboardMove {
    var move = KeyboardMove(
      duration: duration > 0 ? era.rotationNoticeDuration ?? duration : 0, curve: duration > 0 ? era.animationCurve : 0,
      motionDuration: duration, timing: .easeInOut)
    move.didNoticesHaveTimes = era.rotationDidNoticesHaveTimes
    return move
  }
}
