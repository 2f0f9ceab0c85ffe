import Foundation
import Testing

@testable import UIKit

/// Rows of tables where the interface runs from right to left.
@MainActor
@Suite(.serialized) struct MirroredRowsTests {
  private func cell(
    _ isRightToLeft: Bool, _ style: UITableViewCell.CellStyle, _ accessory: UITableViewCell.AccessoryType = .none,
    version: String = "12.0", _ change: (UITableViewCell) -> Void = { _ in }
  ) throws -> UITableViewCell {
    let stage = TouchStage(systemVersion: version, scale: 2)
    stage.environment.traits.look = .modern
    stage.environment.traits.isRightToLeft = isRightToLeft
    let cell = UITableViewCell(style: style, reuseIdentifier: nil)
    cell.textLabel?.text = "Title"
    cell.detailTextLabel?.text = "Detail"
    if style != .value2 {
      cell.imageView?.image = UIImage(surface: try #require(.init(width: 40, height: 40)), scale: 2)
    }
    cell.accessoryType = accessory
    cell.parts.separatorStyle = .inset
    change(cell)
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
    stage.window.addSubview(cell)
    UIApplication.shared.layoutIfNeeded()
    return cell
  }

  private func parts(of cell: UITableViewCell) -> [CGRect] {
    let parts = cell.parts
    return [parts.contentView, parts.separator, parts.accessory, parts.chevron, parts.editControl].compactMap {
      $0?.frame
    }
      + [parts.title, parts.detail, parts.image].compactMap {
        $0.map { parts.contentView.convert($0.bounds, from: $0) }
      }
      .map { cell.convert($0, from: parts.contentView) }
  }

  /// Content, picture, texts, line and sign: each where a mirror shows it.
  @Test(
    arguments: [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle],
    [UITableViewCell.AccessoryType.none, .disclosureIndicator, .checkmark, .detailDisclosureButton])
  func aRowStandsAsInAMirror(_ style: UITableViewCell.CellStyle, _ accessory: UITableViewCell.AccessoryType) throws {
    for version in ["10.0", "12.0", "17.0"] {
      let plain = parts(of: try cell(false, style, accessory, version: version))
      let turned = parts(of: try cell(true, style, accessory, version: version))
      #expect(plain.count == turned.count && plain.count >= 4)
      for (one, two) in zip(plain, turned) {
        #expect(two.isNear(one.mirrored(in: CGRect(x: 0, y: 0, width: 320, height: 44))))
      }
    }
  }

  @Test func numbersOfARow() throws {
    let row = try cell(true, .default, .disclosureIndicator)
    let sign = try #require(row.parts.accessory)
    #expect(sign.frame.minX == 16 && sign.isMirrored)
    #expect(row.contentView.frame.maxX == 320 && row.contentView.layoutMargins.right == 16)
    #expect(row.contentView.layoutMargins.left == 8)
    let image = try #require(row.imageView)
    #expect(row.convert(image.bounds, from: image).maxX == 304)
    // The line ends where the text begins, at its right.
    let title = try #require(row.textLabel)
    #expect(row.parts.separator.frame.maxX == row.convert(title.bounds, from: title).maxX)
    #expect(row.parts.separator.frame.minX == 0)
  }

  /// An inset that was set changes sides too (UITableView.separatorInset).
  @Test func separatorInsetsChangeSides() throws {
    let row = try cell(true, .default) { $0.separatorInset = UIEdgeInsets(top: 0, left: 30, bottom: 0, right: 11) }
    #expect(row.parts.separator.frame.minX == 11 && row.parts.separator.frame.maxX == 290)
  }

  @Test func theSignOfEditingIsAtTheRight() throws {
    let row = try cell(true, .default) {
      $0.editingStyle = .delete
      $0.setEditing(true, animated: false)
    }
    #expect(try #require(row.parts.editControl).frame.maxX == 320)
    #expect(row.contentView.frame.minX == 0 && row.contentView.frame.maxX == 320 - 38)
  }

  @Test func aRowCanBeToldItsDirection() throws {
    let row = try cell(true, .default, .disclosureIndicator) { $0.semanticContentAttribute = .spatial }
    #expect(try #require(row.parts.accessory).frame.maxX == 304)
    #expect(row.parts.accessory?.isMirrored == false)
  }
}
