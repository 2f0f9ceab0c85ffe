import Foundation
import UIKit

extension SizeClasses {
  /// The size classes of the current phone: regular where a side is long (uikit-facts A: iPads, and the large phones in
  /// landscape).
  @MainActor
  static var current: SizeClasses {
    let size = UIScreen.main.bounds.size
    if UIKitEnvironment.current.traits.isPad { return SizeClasses(horizontal: .regular, vertical: .regular) }
    if size.width <= size.height { return SizeClasses(horizontal: .compact, vertical: .regular) }
    return SizeClasses(horizontal: size.width >= 736 ? .regular : .compact, vertical: .compact)
  }
}
