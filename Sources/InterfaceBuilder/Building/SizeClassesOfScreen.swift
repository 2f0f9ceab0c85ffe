import Foundation
import UIKit

extension SizeClasses {
  /// The size classes of the current phone.
  @MainActor
  static var current: SizeClasses { SizeClasses(UIKitEnvironment.current.traitCollection) }

  /// Those of some surroundings.
  init(_ traits: UITraitCollection) {
    self.init(
      horizontal: traits.horizontalSizeClass == .regular ? .regular : .compact,
      vertical: traits.verticalSizeClass == .compact ? .compact : .regular)
  }
}
