import Foundation
/// stub
@MainActor open class UIScrollView: UIView {
  func scrollByWheel(dx: CGFloat, dy: CGFloat) -> Bool { false }
}
