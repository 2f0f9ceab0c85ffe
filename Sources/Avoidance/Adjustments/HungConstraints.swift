import UIKit

/// Constraints of a screen's bottom, and those that hang in their place on the keyboard.
@MainActor
final class HungConstraints {
  private(set) weak var root: UIView?
  private let originals: [NSLayoutConstraint]
  private let replacements: [NSLayoutConstraint]

  init(root: UIView, _ pairs: [(original: NSLayoutConstraint, replacement: NSLayoutConstraint)]) {
    self.root = root
    originals = pairs.map(\.original)
    replacements = pairs.map(\.replacement)
    NSLayoutConstraint.deactivate(originals)
    NSLayoutConstraint.activate(replacements)
  }

  /// Whether there was nothing to hang.
  var isEmpty: Bool { originals.isEmpty }

  func restore() {
    NSLayoutConstraint.deactivate(replacements)
    NSLayoutConstraint.activate(originals)
  }
}
