import Foundation

@testable import UIKit

/// Writes down which touches it is told of.
@MainActor
final class TouchLog: UIView {
  var events: [String] = []
  var isControl = false

  override var cancelsTouchesWhenScrolled: Bool { !isControl }

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { note("began", touches) }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { note("moved", touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { note("ended", touches) }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { note("cancelled", touches) }

  private func note(_ name: String, _ touches: Set<UITouch>) {
    events.append(touches.first.map { "\($0.phase)" } == name ? name : "\(name) in another phase")
  }
}
