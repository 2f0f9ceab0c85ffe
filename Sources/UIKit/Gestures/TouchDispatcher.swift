import Foundation
@MainActor final class TouchDispatcher {
  func send(_ phase: UITouch.Phase, at point: CGPoint, id: Int, time: Double, windows: [UIWindow]) {}
}
