import Foundation

/// The margins that an app gave a view.
enum LayoutMargins: Equatable {
  case absolute(UIEdgeInsets)
  case directional(NSDirectionalEdgeInsets)

  func insets(isRightToLeft: Bool) -> UIEdgeInsets {
    switch self {
    case .absolute(let insets): insets
    case .directional(let insets):
      UIEdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isRightToLeft ? insets.leading : insets.trailing)
    }
  }
}
