import Foundation

/// Where a cell's parts lie.
extension UITableViewCell {
  // MARK: Standard views

  func makeTitle() -> UILabel? {
    let label = UILabel(frame: .zero)
    let look = TableLook.current
    label.font = look.titleFont(cellStyle, place.style)
    label.textColor = look.titleColor(cellStyle, tintColor)
    label.highlightedTextColor = look.selectedTextColor
    if cellStyle == .value2 { label.textAlignment = mirrorsParts ? .left : .right }
    parts.title = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  func makeDetail() -> UILabel? {
    guard cellStyle != .default else { return nil }
    let label = UILabel(frame: .zero)
    let look = TableLook.current
    label.font = look.detailFont(cellStyle)
    label.textColor = look.detailColor(cellStyle)
    label.highlightedTextColor = look.selectedTextColor
    if cellStyle == .value1 { label.textAlignment = mirrorsParts ? .left : .right }
    parts.detail = label
    contentView.addSubview(label)
    setNeedsLayout()
    return label
  }

  func makeImage() -> UIImageView? {
    guard cellStyle != .value2 else { return nil }
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    parts.image = view
    contentView.addSubview(view)
    setNeedsLayout()
    return view
  }

  /// Gives the cell the views of a file in place of those that it would make.
  package func adopt(
    style: CellStyle, contentView content: UIView?, title: UILabel?, detail: UILabel?, image: UIImageView?,
    keepsMargins: Bool
  ) {
    cellStyle = style
    if let content {
      parts.contentView.removeFromSuperview()
      parts.contentView = content
      parts.keepsContentMargins = keepsMargins
      installContentView()
    }
    parts.title = title
    parts.detail = detail
    parts.image = image
    for label in [title, detail] where label?.highlightedTextColor == nil {
      label?.highlightedTextColor = TableLook.current.selectedTextColor
    }
    setNeedsLayout()
  }

  package func setReuseIdentifier(_ identifier: String?) { reuseIdentifier = identifier }

  // MARK: Content

  private var shownAccessoryType: AccessoryType { isEditing ? editingAccessoryType : accessoryType }
  private var shownAccessoryView: UIView? { isEditing ? editingAccessoryView : accessoryView }

  private var accessoryRoom: CGFloat {
    if let view = shownAccessoryView { return view.frame.width + metrics.accessoryMargin }
    return metrics.accessoryRoom(shownAccessoryType)
  }

  private var editingRoom: CGFloat {
    guard isEditing, editingStyle != .none, shouldIndentWhileEditing || place.style == .plain else { return 0 }
    return metrics.editingRoom
  }

  private func contentFrame(in size: CGSize) -> CGRect {
    let border = place.borderInset
    var frame = CGRect(
      x: border + editingRoom, y: 0, width: size.width - 2 * border - editingRoom - accessoryRoom,
      height: size.height - (parts.separatorStyle == .none && !metrics.isClassic ? 0 : metrics.separatorHeight))
    if showingDeleteConfirmation, let button = parts.deleteButton {
      frame.size.width = min(frame.width, size.width - frame.minX - button.fittingWidth - 8)
    }
    frame.size.width = max(0, frame.width)
    frame.size.height = max(0, frame.height)
    return directed(frame, in: CGRect(origin: .zero, size: size))
  }

  /// Where content begins, at the left, and ends within the content view, if the interface runs from left to right.
  private var contentMargins: UIEdgeInsets {
    let metrics = metrics
    let hasAccessory = accessoryRoom > 0
    return UIEdgeInsets(
      top: metrics.verticalMargin, left: metrics.contentMargin, bottom: metrics.verticalMargin,
      right: hasAccessory ? 8 : metrics.contentMargin)
  }

  func placeContent() {
    let content = parts.contentView
    let frame = contentFrame(in: bounds.size)
    if content.frame != frame { content.frame = frame }
    guard metrics.version >= 11, !parts.keepsContentMargins else { return }
    let margins = mirrorsParts ? contentMargins.mirrored : contentMargins
    if content.layoutRecord?.margins == nil || content.layoutMargins != margins { content.layoutMargins = margins }
  }

  func placeTexts() {
    guard parts.title != nil || parts.detail != nil || parts.image != nil else { return }
    let room = CGRect(origin: .zero, size: contentView.bounds.size)
    let layout = TableCellLayout(textContent(in: room.size))
    place(parts.image, directed(layout.image, in: room))
    place(parts.title, directed(layout.title, in: room))
    place(parts.detail, directed(layout.detail, in: room))
  }

  private func place(_ view: UIView?, _ frame: CGRect) {
    if let view, view.translatesAutoresizingMaskIntoConstraints, view.frame != frame { view.frame = frame }
  }

  private func textContent(in size: CGSize) -> TableCellLayout.Content {
    let margins = contentMargins
    let indentation = CGFloat(indentationLevel) * indentationWidth
    let image = parts.image?.image?.size ?? .zero
    let room = max(
      0, size.width - margins.left - indentation - margins.right - (image.width > 0 ? image.width + 15 : 0))
    func fit(_ label: UILabel?) -> CGSize {
      guard let label, let text = label.text, !text.isEmpty else { return .zero }
      return label.sizeThatFits(CGSize(width: room, height: 0))
    }
    return TableCellLayout.Content(
      style: cellStyle, isClassic: metrics.isClassic, size: size, margin: margins.left + indentation,
      endMargin: metrics.isClassic ? 10 : margins.right, image: image, title: fit(parts.title),
      detail: fit(parts.detail), titleAscender: parts.title?.font.ascender ?? 0,
      detailAscender: parts.detail?.font.ascender ?? 0)
  }

  // MARK: Heights

  /// The height that the content asks for; the standard height where it asks for none.
  func fittingHeight(width: CGFloat) -> CGFloat {
    let metrics = metrics
    let separator = parts.separatorStyle == .none ? 0 : metrics.separatorHeight
    let room = contentFrame(in: CGSize(width: width, height: 0)).width
    if let height = textHeight(width: room) { return max(metrics.rowHeight, height + separator) }
    guard contentDecidesHeight else { return metrics.rowHeight }
    let size = contentView.systemLayoutSizeFitting(
      CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    return size.height > 0 ? size.height + separator : metrics.rowHeight
  }

  /// Whether some constraint reaches the content's bottom or says how high it is. Files of Xcode 26 record the standard
  /// height where none does.
  private var contentDecidesHeight: Bool {
    let content = contentView
    return content.constraints.contains { constraint in
      [(constraint.first, constraint.firstAttribute), (constraint.second, constraint.secondAttribute)].contains {
        item, attribute in
        guard item?.layoutHost === content else { return false }
        switch attribute {
        case .bottom, .bottomMargin, .height, .lastBaseline: return true
        default: return false
        }
      }
    }
  }

  /// The height of a cell with texts of its own; nil where it has none.
  private func textHeight(width: CGFloat) -> CGFloat? {
    guard parts.title?.text?.isEmpty == false || parts.detail?.text?.isEmpty == false else { return nil }
    let content = textContent(in: CGSize(width: width, height: 0))
    let margin = metrics.verticalMargin
    if cellStyle == .subtitle, content.detail.height > 0 {
      // 10 above and below: 56 with texts of 17 and 12 points, as files of Xcode 9 and later record.
      return content.title.height + 1 + content.detail.height + 2 * min(margin, 10)
    }
    return max(content.title.height, content.detail.height) + 2 * margin
  }

  // MARK: Other parts

  func accessoryChanged() {
    let type = shownAccessoryType
    for view in [accessoryView, editingAccessoryView] where view !== shownAccessoryView { view?.removeFromSuperview() }
    if let view = shownAccessoryView {
      hideSigns()
      if view.superview !== self { addSubview(view) }
    } else if type == .none {
      hideSigns()
    } else {
      let sign = parts.accessory ?? UITableViewCellAccessoryButton(frame: .zero)
      if parts.accessory == nil {
        parts.accessory = sign
        addSubview(sign)
        sign.addAction(
          UIAction { [weak self] _ in
            guard let self else { return }
            self.tableView?.accessoryTapped(in: self)
          }, for: .touchUpInside)
      }
      sign.isHidden = false
      switch type {
      case .checkmark: sign.accessory = .checkmark
      case .detailButton: sign.accessory = .detail
      // The classic button is the chevron too.
      case .detailDisclosureButton: sign.accessory = metrics.isClassic ? .detailDisclosure : .detail
      default: sign.accessory = .chevron
      }
      sign.isUserInteractionEnabled = type == .detailButton || type == .detailDisclosureButton
      showChevron(type == .detailDisclosureButton && !metrics.isClassic)
    }
    setNeedsLayout()
  }

  private func hideSigns() {
    parts.accessory?.isHidden = true
    parts.chevron?.isHidden = true
  }

  private func showChevron(_ isShown: Bool) {
    if isShown, parts.chevron == nil {
      let chevron = UITableViewCellAccessoryButton(frame: .zero)
      chevron.isUserInteractionEnabled = false
      parts.chevron = chevron
      addSubview(chevron)
    }
    parts.chevron?.isHidden = !isShown
  }

  func placeParts() {
    let bounds = CGRect(origin: .zero, size: bounds.size)
    for view in [backgroundView, parts.selection, selectedBackgroundView] {
      if let view, view.superview === self, view.frame != bounds { view.frame = bounds }
    }
    placeAccessory(in: bounds)
    placeSeparators(in: bounds)
    placeEditing(in: bounds)
  }

  private func placeAccessory(in bounds: CGRect) {
    let metrics = metrics
    let end = bounds.width - place.borderInset - metrics.accessoryMargin
    let height = parts.contentView.frame.height
    func at(_ end: CGFloat, _ size: CGSize) -> CGRect {
      let frame = CGRect(
        x: end - size.width, y: ((height - size.height) / 2).rounded(), width: size.width, height: size.height)
      return directed(frame, in: bounds)
    }
    if let view = shownAccessoryView {
      let frame = at(end, view.frame.size)
      if view.frame != frame { view.frame = frame }
      return
    }
    guard let sign = parts.accessory, !sign.isHidden else { return }
    let chevron = metrics.chevronSize
    let size: CGSize
    switch shownAccessoryType {
    case .disclosureIndicator: size = chevron
    case .checkmark: size = CGSize(width: metrics.isClassic ? 14 : 24, height: metrics.isClassic ? 14 : 24)
    default: size = CGSize(width: metrics.isClassic ? 29 : 24, height: metrics.isClassic ? 31 : 24)
    }
    var signEnd = metrics.isClassic && shownAccessoryType == .detailDisclosureButton ? end + 6 : end
    if let second = parts.chevron, !second.isHidden {
      second.frame = at(end, chevron)
      second.isMirrored = mirrorsParts
      signEnd = end - chevron.width - 8
    }
    let frame = at(signEnd, size)
    sign.isMirrored = mirrorsParts
    if sign.frame != frame { sign.frame = frame }
  }

  private func placeSeparators(in bounds: CGRect) {
    let metrics = metrics
    let line = metrics.isClassic ? 1 : metrics.hairline
    let separator = parts.separator
    separator.isHidden = parts.separatorStyle == .none
    if separator.backgroundColor != parts.separatorColor { separator.backgroundColor = parts.separatorColor }
    if parts.separatorStyle != .none {
      let inset = parts.separatorStyle == .full ? .zero : shownSeparatorInset
      let frame = CGRect(
        x: inset.left, y: bounds.height - line, width: max(0, bounds.width - inset.left - inset.right), height: line)
      let place = directed(frame, in: bounds)
      if separator.frame != place { separator.frame = place }
    }
    if parts.hasTopSeparator, parts.topSeparator == nil {
      let top = UITableViewCellSeparatorView(frame: .zero)
      parts.topSeparator = top
      addSubview(top)
    }
    guard let top = parts.topSeparator else { return }
    top.isHidden = !parts.hasTopSeparator
    top.backgroundColor = parts.separatorColor
    let frame = CGRect(x: 0, y: 0, width: bounds.width, height: line)
    if top.frame != frame { top.frame = frame }
  }

  /// The line begins below the text, where a picture stands before it, unless somebody said otherwise. Left and right
  /// change places where the interface runs from right to left (UITableView.separatorInset).
  private var shownSeparatorInset: UIEdgeInsets {
    if let own = parts.ownSeparatorInset { return own }
    var inset = tableView?.separatorInset ?? UIEdgeInsets(left: metrics.contentMargin)
    if tableView?.hasOwnSeparatorInset != true {
      if let title = parts.title, parts.image?.image != nil, !metrics.isClassic {
        let content = parts.contentView
        let text = directed(title.frame, in: CGRect(origin: .zero, size: content.bounds.size))
        inset.left = directed(content.frame, in: CGRect(origin: .zero, size: bounds.size)).minX + text.minX
      } else if isEditing {
        inset.left += editingRoom
      }
    }
    return inset
  }
}
