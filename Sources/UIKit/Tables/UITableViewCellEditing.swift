import Canvas
import Foundation

/// The round sign before an edited row.
@MainActor
final class UITableViewCellEditControl: UIControl {
  var style = UITableViewCell.EditingStyle.delete {
    didSet { if style != oldValue { setNeedsDisplay() } }
  }
  /// The delete button shows.
  var isTurned = false {
    didSet { if isTurned != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isImplementationDetail = true
  }

  required init?(coder: NSCoder) { nil }

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    TableEditingLook.current.drawSign(&list, geometry, style, isTurned)
  }
}

/// The button that confirms a deletion.
@MainActor
final class UITableViewCellDeleteButton: UIControl {
  var title = "" {
    didSet { if title != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isImplementationDetail = true
  }

  required init?(coder: NSCoder) { nil }

  var fittingWidth: CGFloat {
    let look = TableEditingLook.current
    return (look.buttonFont().width(of: title) + 2 * look.buttonPadding).rounded(.up)
  }

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    TableEditingLook.current.drawButton(&list, geometry, title, isHighlighted)
  }
}

extension UITableViewCell {
  /// How long rows change into editing and back, in seconds (MEM).
  static let editingTime = 0.3

  func editingChanged(animated: Bool) {
    accessoryChanged()
    let old = parts.editControl
    if isEditing, editingStyle != .none {
      let control = old ?? makeEditControl()
      control.style = editingStyle
      control.isTurned = false
    }
    let isFinished: (Bool) -> Void = { [weak self] _ in
      guard let self, !self.isEditing || self.editingStyle == .none else { return }
      self.parts.editControl?.removeFromSuperview()
      self.parts.editControl = nil
      self.removeDeleteButton()
    }
    setNeedsLayout()
    guard animated, window != nil else {
      isFinished(true)
      return
    }
    UIView.animate(
      withDuration: Self.editingTime, animations: { self.layoutIfNeeded() }, completion: isFinished)
  }

  private func makeEditControl() -> UITableViewCellEditControl {
    let control = UITableViewCellEditControl(
      frame: directed(
        CGRect(x: -metrics.editingRoom, y: 0, width: metrics.editingRoom, height: bounds.height), in: bounds))
    control.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        self.tableView?.editControlTapped(in: self)
      }, for: .touchUpInside)
    parts.editControl = control
    addSubview(control)
    return control
  }

  /// Shows the delete button, or takes it away.
  func setDeleteConfirmation(_ isShown: Bool, title: String) {
    guard isShown != showingDeleteConfirmation else { return }
    if isShown {
      let button = parts.deleteButton ?? UITableViewCellDeleteButton(frame: .zero)
      button.title = title
      if button.superview !== self {
        button.frame = deleteButtonFrame(button, isShown: false)
        addSubview(button)
        button.addAction(
          UIAction { [weak self] _ in
            guard let self else { return }
            self.tableView?.deletionConfirmed(in: self)
          }, for: .touchUpInside)
      }
      parts.deleteButton = button
    }
    showingDeleteConfirmation = isShown
    parts.editControl?.isTurned = isShown
    setNeedsLayout()
    UIView.animate(
      withDuration: Self.editingTime, animations: { self.layoutIfNeeded() },
      completion: { [weak self] _ in
        guard let self, !self.showingDeleteConfirmation else { return }
        self.removeDeleteButton()
      })
  }

  private func removeDeleteButton() {
    guard !showingDeleteConfirmation else { return }
    parts.deleteButton?.removeFromSuperview()
    parts.deleteButton = nil
  }

  private func deleteButtonFrame(_ button: UITableViewCellDeleteButton, isShown: Bool) -> CGRect {
    let look = TableEditingLook.current
    let width = button.fittingWidth
    let end = bounds.width - place.borderInset - look.buttonMargin
    let frame = CGRect(
      x: isShown ? end - width : bounds.width, y: look.buttonMargin, width: width,
      height: max(0, bounds.height - 2 * look.buttonMargin))
    return directed(frame, in: bounds)
  }

  func placeEditing(in bounds: CGRect) {
    if let control = parts.editControl {
      let room = metrics.editingRoom
      let isShown = isEditing && editingStyle != .none
      let frame = CGRect(
        x: isShown ? place.borderInset : -room, y: 0, width: room, height: parts.contentView.frame.height)
      control.frame = directed(frame, in: bounds)
    }
    if let button = parts.deleteButton {
      button.frame = deleteButtonFrame(button, isShown: showingDeleteConfirmation)
    }
  }
}
