import Assets
import Foundation
import UIKit

/// The keys of one page of a keyboard, where they lie, and which of them a finger means.
struct KeyArrangement {
  private(set) var keys: [PlacedKey] = []
  /// The keys of each row, from left to right.
  private var rows: [[Int]] = []
  /// The part of the keyboard view that belongs to keys, in points.
  let area: CGRect
  /// Radius of the keys' corners, in points.
  let cornerRadius: CGFloat
  /// Height of the hard shadow below a key, in points.
  let shadowHeight: CGFloat

  /// The keys of a page; `area` is the keys' part of the keyboard view, in points.
  init(page: KeyboardPage, of layout: KeyboardLayout, type: UIKeyboardType, geometry: KeyboardGeometry, area: CGRect) {
    self.area = area
    cornerRadius = geometry.cornerRadius
    shadowHeight = geometry.shadowHeight
    for index in page.rows.indices {
      let row = Self.row(index, of: page, layout, type)
      if layout.family == nil, index == page.rows.count - 1,
        let keys = BottomRow.keys(for: type, row: row, layout: layout)
      {
        let block = geometry.block
        let scale = block.width / BottomRow.referenceWidth
        let top = geometry.keyRectangles(for: row, at: index).first?.minY ?? 0
        append(
          keys.map { entry in
            let face = CGRect(
              x: block.x + entry.span.x * scale, y: top, width: entry.span.width * scale, height: geometry.faceHeight)
            return PlacedKey(key: entry.key, style: entry.style, face: face, row: index)
          })
        continue
      }
      let faces = geometry.keyRectangles(for: row, at: index)
      append(
        zip(row.keys, faces).map { key, face in
          PlacedKey(key: key, style: Self.style(of: key), face: face, row: index)
        })
    }
  }

  /// The row of a page as the keyboard type has it.
  private static func row(
    _ index: Int, of page: KeyboardPage, _ layout: KeyboardLayout, _ type: UIKeyboardType
  ) -> KeyboardRow {
    var row = layout.row(index, of: page, type: type.layoutName)
    // Its digits are those of a phone pad (looks-and-formats F.2, MEM).
    if layout.family == nil, type == .namePhonePad, page.id == layout.firstPage {
      for key in row.keys.indices where row.keys[key].kind == .pageSwitch { row.keys[key].page = NumberPad.digitsPage }
    }
    return row
  }

  /// A pad of cells that touch each other; `keys` from the top left, three a row.
  init(pad: NumberPad, area: CGRect) {
    self.area = area
    cornerRadius = 0
    shadowHeight = 0
    let rowHeight = area.height / CGFloat(max(1, pad.rows.count))
    for (index, row) in pad.rows.enumerated() {
      append(
        row.enumerated().map { column, cell in
          let left = pad.columns[column] * area.width
          // The line at the right of the last cells lies outside.
          let right = pad.columns[column + 1] * area.width + (column + 2 == pad.columns.count ? 1 : 0)
          let face = CGRect(
            x: left.rounded(), y: (CGFloat(index) * rowHeight).rounded(), width: right.rounded() - left.rounded(),
            height: (CGFloat(index + 1) * rowHeight).rounded() - (CGFloat(index) * rowHeight).rounded())
          return PlacedKey(key: cell.key, style: cell.style, face: face, row: index, letters: cell.letters)
        })
    }
  }

  /// A pad of round keys that stand apart in `block` of the area: three columns, 6 points between them and at the sides, keys
  /// 46 to 47 high at a distance of 54 (looks-and-formats F.2, MEM). What has no face keeps its cell.
  init(pad: NumberPad, area: CGRect, block: KeySpan) {
    self.area = area
    cornerRadius = 5
    shadowHeight = 1
    let gap: CGFloat = 6
    let top = min(gap, area.height / 40)
    let pitch = (area.height - top) / CGFloat(max(1, pad.rows.count))
    let width = (CGFloat(block.width) - 4 * gap) / 3
    for (index, row) in pad.rows.enumerated() {
      append(
        row.enumerated().map { column, cell in
          let left = CGFloat(block.x) + gap + CGFloat(column) * (width + gap)
          let y = (top + CGFloat(index) * pitch).rounded()
          let face = CGRect(
            x: (left * 2).rounded() / 2, y: y, width: (width * 2).rounded() / 2,
            height: (pitch - min(7, pitch / 6)).rounded())
          let style = cell.key == nil ? .corner : cell.style
          return PlacedKey(key: cell.key, style: style, face: face, row: index, letters: cell.letters)
        })
    }
  }

  private mutating func append(_ row: [PlacedKey]) {
    guard !row.isEmpty else { return }
    rows.append(Array(keys.count..<(keys.count + row.count)))
    keys += row.map { key in
      var placed = key
      placed.face = key.face.offsetBy(dx: area.minX, dy: area.minY)
      return placed
    }
  }

  private static func style(of key: KeyboardKey) -> KeyStyle {
    switch key.kind {
    case .character: key.character == "\t" ? .function : .character
    case .space: .space
    case .return: .returnKey
    case .shift, .delete, .pageSwitch, .nextKeyboard, .dictation, .dismiss, .capsLock, .undo, .redo: .function
    }
  }

  /// The key at a point of the keyboard view: gaps and margins belong to the nearest key of the nearest row (touch cells
  /// of looks-and-formats F.1.1). Nil outside of the keys' area.
  func index(at point: CGPoint) -> Int? {
    guard area.contains(point) else { return nil }
    func distance(_ low: CGFloat, _ high: CGFloat, _ value: CGFloat) -> CGFloat { max(low - value, value - high, 0) }
    let row = rows.min { left, right in
      let first = keys[left[0]].face
      let second = keys[right[0]].face
      return distance(first.minY, first.maxY, point.y) < distance(second.minY, second.maxY, point.y)
    }
    return row?.min { left, right in
      let first = keys[left].face
      let second = keys[right].face
      return distance(first.minX, first.maxX, point.x) < distance(second.minX, second.maxX, point.x)
    }
  }
}
