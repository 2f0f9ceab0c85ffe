import Canvas
import Foundation

/// How a table is drawn: a value chosen by the device's era.
@MainActor
struct TableLook {
  /// The table's own colour.
  var background: @MainActor (UITableView.Style) -> UIColor
  /// The colour of cells.
  var cellColor: @MainActor (UITableView.Style) -> UIColor
  var separatorColor: @MainActor (UITableView.Style) -> UIColor
  /// The radius of a group's corners, in points.
  var groupRadius: @MainActor (UITableView.Style) -> CGFloat
  /// Whether a group has lines at its ends too.
  var linesEndsOfGroups: @MainActor (UITableView.Style) -> Bool
  /// Whether a plain table goes on with lines below its rows.
  var linesEmptyRows: @MainActor () -> Bool
  /// Text of cells: title and detail.
  var titleFont: @MainActor (UITableViewCell.CellStyle, UITableView.Style) -> UIFont
  var detailFont: @MainActor (UITableViewCell.CellStyle) -> UIFont
  var titleColor: @MainActor (UITableViewCell.CellStyle, UIColor) -> UIColor
  var detailColor: @MainActor (UITableViewCell.CellStyle) -> UIColor
  /// The colour of texts on a selected row; nil where it stays.
  var selectedTextColor: UIColor?
  /// Titles of headers and footers.
  var headerFont: @MainActor (UITableView.Style) -> UIFont
  var footerFont: @MainActor (UITableView.Style) -> UIFont
  var headerColor: @MainActor (UITableView.Style) -> UIColor
  var headerShadow: @MainActor (UITableView.Style) -> (color: UIColor, offset: CGSize)?
  var capitalizesHeaders: @MainActor (UITableView.Style) -> Bool
  /// Behind all rows.
  var drawBackground: @MainActor (inout DisplayList, ContentGeometry, UITableView.Style) -> Void
  /// A cell's ground and border; the geometry is the cell's.
  var drawCell: @MainActor (inout DisplayList, ContentGeometry, TableCellPlace, UIColor) -> Void
  /// A selected cell's ground.
  var drawSelection:
    @MainActor (inout DisplayList, ContentGeometry, TableCellPlace, UITableViewCell.SelectionStyle) ->
      Void
  /// The ground of a plain section's header.
  var drawHeader: @MainActor (inout DisplayList, ContentGeometry) -> Void
  /// A chevron, checkmark or detail sign in its bounds; highlighted or not; a chevron that points to the left or not.
  var drawAccessory: @MainActor (inout DisplayList, ContentGeometry, TableAccessory, UIColor, Bool, Bool) -> Void

  static var current: TableLook {
    let traits = UIKitEnvironment.current.traits
    if traits.look == .classic { return .classic }
    return traits.majorVersion < 13 ? .flat : .modern
  }
}

/// Where a cell that is drawn stands.
struct TableCellPlace: Equatable {
  var style: UITableView.Style
  var position: TableCellPosition
  /// How far the group's border stands inside of the cell, in points.
  var borderInset: CGFloat
}

/// What a cell's accessory view draws.
enum TableAccessory: Equatable {
  case chevron, checkmark, detail, detailDisclosure
}

@MainActor
extension TableLook {
  /// iOS 7 to 12 (looks-and-formats F.4.2).
  static let flat = TableLook(
    background: { $0 == .plain ? .white : UIColor(hex: 0xefeff4) }, cellColor: { _ in .white },
    separatorColor: { _ in UIColor(hex: 0xc8c7cc) }, groupRadius: { $0 == .insetGrouped ? 10 : 0 },
    linesEndsOfGroups: { $0 == .grouped }, linesEmptyRows: { true }, titleFont: ModernTableLook.titleFont,
    detailFont: ModernTableLook.detailFont, titleColor: ModernTableLook.titleColor,
    detailColor: { $0 == .value1 ? UIColor(hex: 0x8e8e93) : .darkText }, selectedTextColor: nil,
    headerFont: ModernTableLook.headerFont,
    footerFont: { $0 == .plain ? .systemFont(ofSize: 17) : .systemFont(ofSize: 13) },
    headerColor: { $0 == .plain ? UIColor(hex: 0x23232a) : UIColor(hex: 0x6d6d72) }, headerShadow: { _ in nil },
    capitalizesHeaders: { $0 != .plain }, drawBackground: { _, _, _ in },
    drawCell: ModernTableLook.drawCell,
    drawSelection: { list, geometry, place, _ in
      ModernTableLook.drawSelection(&list, geometry, place, UIColor(hex: 0xd9d9d9))
    },
    drawHeader: { list, geometry in list.fill(geometry.rect, Paint(UIColor(hex: 0xf7f7f7).pixel)) },
    drawAccessory: ModernTableLook.drawAccessory)

  /// iOS 13 and later (looks-and-formats F.4.2, F.5.1).
  static let modern = TableLook(
    background: { $0 == .plain ? .systemBackground : .systemGroupedBackground },
    cellColor: { $0 == .plain ? .systemBackground : .secondarySystemGroupedBackground },
    separatorColor: { _ in .separator }, groupRadius: { $0 == .insetGrouped ? 10 : 0 },
    linesEndsOfGroups: { $0 == .grouped },
    linesEmptyRows: { UIKitEnvironment.current.traits.majorVersion < 15 }, titleFont: ModernTableLook.titleFont,
    detailFont: ModernTableLook.detailFont, titleColor: ModernTableLook.titleColor,
    detailColor: { $0 == .value1 ? .secondaryLabel : .label }, selectedTextColor: nil,
    headerFont: ModernTableLook.headerFont,
    footerFont: { $0 == .plain ? .systemFont(ofSize: 17) : .systemFont(ofSize: 13) },
    headerColor: { $0 == .plain ? .label : .secondaryLabel }, headerShadow: { _ in nil },
    capitalizesHeaders: { $0 != .plain && UIKitEnvironment.current.traits.majorVersion < 26 },
    drawBackground: { _, _, _ in }, drawCell: ModernTableLook.drawCell,
    drawSelection: { list, geometry, place, _ in
      ModernTableLook.drawSelection(&list, geometry, place, .systemGray4)
    },
    drawHeader: { list, geometry in
      list.fill(geometry.rect, Paint(ModernTableLook.headerGround.pixel))
    },
    drawAccessory: ModernTableLook.drawAccessory)
}
