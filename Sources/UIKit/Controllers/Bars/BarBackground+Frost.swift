import Foundation

extension BarBackground {
  /// The glass that the background is, on a bar.
  @MainActor
  func frost(of bar: UIView) -> BlurMaterial? {
    BarLook.current.material(self, bar.traitCollection.userInterfaceStyle == .dark)
  }
}
