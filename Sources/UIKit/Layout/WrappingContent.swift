import Foundation

/// A view whose content breaks into lines, as many as its width asks for.
@MainActor
protocol WrappingContent: UIView {
  /// Whether the height follows from the width that constraints give.
  var wrapsToLayoutWidth: Bool { get }
  /// The width that constraints give, in points; 0 for any.
  var layoutWidth: CGFloat { get set }
}
