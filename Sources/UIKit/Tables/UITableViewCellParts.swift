import Canvas
import Foundation

/// Holds what a cell shows.
@MainActor
package final class UITableViewCellContentView: UIView {
  package override init(frame: CGRect) { super.init(frame: frame) }

  package required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A line between rows.
@MainActor
final class UITableViewCellSeparatorView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isImplementationDetail = true
  }

  required init?(coder: NSCoder) { nil }
}

/// The ground of a selected cell, while it is selected.
@MainActor
final class UITableViewCellSelectionView: UIView {
  var place = TableCellPlace(style: .plain, position: [], borderInset: 0) {
    didSet { if place != oldValue { setNeedsDisplay() } }
  }
  var style = UITableViewCell.SelectionStyle.default {
    didSet { if style != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    isImplementationDetail = true
  }

  required init?(coder: NSCoder) { nil }

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    TableLook.current.drawSelection(&list, geometry, place, style)
  }
}

/// The sign at a cell's end; the detail signs are buttons.
@MainActor
final class UITableViewCellAccessoryButton: UIControl {
  var accessory = TableAccessory.chevron {
    didSet { if accessory != oldValue { setNeedsDisplay() } }
  }
  /// The chevron points to the left.
  var isMirrored = false {
    didSet { if isMirrored != oldValue { setNeedsDisplay() } }
  }
  /// The cell is selected: the classic signs turn white.
  var isOnSelection = false {
    didSet { if isOnSelection != oldValue { setNeedsDisplay() } }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isImplementationDetail = true
  }

  required init?(coder: NSCoder) { nil }

  override var triggersPrimaryAction: Bool { true }

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    let isClassicSign = accessory == .chevron || accessory == .checkmark
    TableLook.current.drawAccessory(
      &list, geometry, accessory, tintColor, isClassicSign ? isOnSelection : isHighlighted, isMirrored)
  }
}
