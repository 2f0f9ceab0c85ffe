import Foundation

/// How a cell shows that it is selected.
extension UITableViewCell {
  /// How long a deselected row's ground fades, in seconds (MEM).
  private static let fadeTime = 0.4

  /// Shows or hides the selected ground as the state says.
  func showSelection(animated: Bool) {
    let isShown = (isSelected || isHighlighted) && selectionStyle != .none
    let look = TableLook.current
    if look.selectedTextColor != nil || !isShown || !animated {
      highlightContent(isShown)
    }
    parts.accessory?.isOnSelection = isShown
    guard let ground = isShown ? shownGround() : existingGround else { return }
    guard animated, window != nil else {
      UIView.performWithoutAnimation { ground.alpha = isShown ? 1 : 0 }
      if !isShown { removeGround(ground) }
      return
    }
    UIView.animate(
      withDuration: Self.fadeTime, delay: 0, options: [.allowUserInteraction],
      animations: { ground.alpha = isShown ? 1 : 0 },
      completion: { [weak self] isFinished in
        guard let self, isFinished, !(self.isSelected || self.isHighlighted) else { return }
        self.highlightContent(false)
        self.removeGround(ground)
      })
  }

  private var existingGround: UIView? {
    if let view = selectedBackgroundView { return view.superview === self ? view : nil }
    return parts.selection
  }

  private func removeGround(_ ground: UIView) {
    ground.removeFromSuperview()
    if ground === parts.selection { parts.selection = nil }
  }

  private func shownGround() -> UIView {
    let ground: UIView
    if let own = selectedBackgroundView {
      ground = own
    } else {
      let view = parts.selection ?? UITableViewCellSelectionView(frame: .zero)
      parts.selection = view
      view.place = place
      view.style = selectionStyle
      ground = view
    }
    if ground.superview !== self {
      let index = subviews.firstIndex { $0 === contentView } ?? 0
      insertSubview(ground, at: index)
      UIView.performWithoutAnimation {
        ground.frame = CGRect(origin: .zero, size: bounds.size)
        ground.alpha = 0
      }
    }
    return ground
  }

  /// Labels and pictures of the content show that they are highlighted, as UIKit has it.
  private func highlightContent(_ isHighlighted: Bool) {
    func visit(_ view: UIView) {
      switch view {
      case let label as UILabel: label.isHighlighted = isHighlighted
      case let image as UIImageView: image.isHighlighted = isHighlighted
      default: break
      }
      for child in view.subviews { visit(child) }
    }
    visit(contentView)
  }
}
