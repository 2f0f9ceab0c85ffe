import Foundation

/// The numbers of a table, in points, for a system version and a width.
@MainActor
struct TableMetrics {
  var version: Int
  var isClassic: Bool
  var isPad: Bool
  var style: UITableView.Style
  /// The table's width.
  var width: CGFloat
  /// Pixels per point.
  var scale: CGFloat

  init(style: UITableView.Style, width: CGFloat) {
    let traits = UIKitEnvironment.current.traits
    version = traits.majorVersion
    isClassic = traits.look == .classic
    isPad = traits.isPad
    scale = traits.scale
    self.style = style
    self.width = width
  }

  /// One pixel.
  var hairline: CGFloat { 1 / scale }

  /// A row that nobody gave a height: 44, from iOS 26 on 51 (uikit-facts E.11; the second is what Xcode 26 records).
  var rowHeight: CGFloat { version >= 26 ? 51 : 44 }

  /// From a cell's side to its content: 10 in the classic era, later 15, 16 from iOS 11, 20 on wide phones
  /// (looks-and-formats F.4.1, F.4.2: offsets that files record).
  var contentMargin: CGFloat {
    if isClassic { return 10 }
    if style == .insetGrouped { return version >= 26 && width > 375 ? 20 : 16 }
    if version >= 11 { return width > 375 ? 20 : 16 }
    return width >= 414 ? 20 : 15
  }

  /// Above and below a cell's content; 15 from iOS 26 on as Xcode 26 records, 11 from iOS 11, 8 before (MEM).
  var verticalMargin: CGFloat { version >= 26 ? 15 : version >= 11 ? 11 : 8 }

  /// How far rows of an inset group stand from the table's sides (looks-and-formats F.4.2).
  var groupInset: CGFloat { style == .insetGrouped && !isClassic ? (width > 375 ? 20 : 16) : 0 }

  /// How far the classic group's border stands inside of its cells (looks-and-formats F.4.1).
  var borderInset: CGFloat { isClassic && style != .plain ? (isPad ? 44 : 10) : 0 }

  /// What of a row's height the separator takes from its content, up to iOS 13 (MEM; files of Xcode 8 to 12 record 43.5).
  var separatorHeight: CGFloat { isClassic ? 1 : version < 14 ? hairline : 0 }

  // MARK: Headers and footers

  /// Room above the header of a plain section from iOS 15 on: 22, as Xcode records for its own header.
  var headerPadding: CGFloat { style == .plain && version >= 15 ? 22 : 0 }

  /// A header that nobody gave a height. Files record 28 and 22 for plain ones; 55.5 for a first titled group, 18 for an
  /// empty one, 35 for an empty first one up to iOS 12. The classic group's are from memory (MEM).
  func headerHeight(isFirst: Bool, hasTitle: Bool) -> CGFloat {
    if style == .plain { return hasTitle ? (isClassic ? 22 : 28) : 0 }
    if isClassic { return hasTitle ? (isFirst ? 46 : 36) : 10 }
    if hasTitle { return isFirst ? roundedDown(55.5) : 38 }
    return isFirst && version < 13 ? 35 : 18
  }

  /// A footer that nobody gave a height; `textHeight` is that of its title, 0 for none (paddings MEM).
  func footerHeight(textHeight: CGFloat) -> CGFloat {
    if style == .plain { return textHeight > 0 ? (isClassic ? 22 : 28) : 0 }
    if isClassic { return textHeight > 0 ? textHeight + 16 : 10 }
    return textHeight > 0 ? textHeight + 16 : 18
  }

  private func roundedDown(_ points: CGFloat) -> CGFloat { (points * scale + 1e-4).rounded(.down) / scale }

  /// What Interface Builder writes for a header or footer that has the height of its kind: 22 or 28 for a plain table,
  /// 10 or 18 for groups (looks-and-formats G.5).
  static func isPlaceholder(_ height: CGFloat) -> Bool { height < 0 || [10, 18, 22, 28].contains(height) }

  // MARK: Accessories

  /// What an accessory takes from the width of a cell's content, its own place at the right end included: widths that
  /// files record (looks-and-formats F.4.2).
  func accessoryRoom(_ type: UITableViewCell.AccessoryType) -> CGFloat {
    if isClassic {
      switch type {
      case .none: return 0
      case .disclosureIndicator, .checkmark: return 20
      case .detailDisclosureButton, .detailButton: return 33
      }
    }
    switch type {
    case .none: return 0
    case .disclosureIndicator:
      if version < 11 { return 33 }
      return version < 13 ? 18 + contentMargin : chevronSize.width + contentMargin
    case .checkmark, .detailButton: return 24 + contentMargin
    case .detailDisclosureButton: return version < 11 ? 67 : 52 + contentMargin
    }
  }

  /// The size of the chevron's own picture.
  var chevronSize: CGSize {
    if isClassic { return CGSize(width: 10, height: 14) }
    return CGSize(width: version < 13 ? 8 : roundedDown(10.5), height: version < 13 ? 13 : 14)
  }

  /// From an accessory to the cell's right side.
  var accessoryMargin: CGFloat { isClassic ? 10 : contentMargin }

  // MARK: Editing

  /// What the round sign at the left of an edited row takes (MEM).
  var editingRoom: CGFloat { isClassic ? 32 : 38 }
}
