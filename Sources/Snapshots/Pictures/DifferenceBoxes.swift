import Canvas

/// The rectangles around what differs: pixels near each other belong together.
@MainActor
enum DifferenceBoxes {
  /// The side of the cells in which pixels are near, in pixels.
  private static let cellSize = 8
  /// More boxes than these help nobody; then farther pixels belong together.
  private static let limit = 32

  /// Boxes that have nothing in common, from the top.
  static func of(_ map: DifferenceMap) -> [PixelRect] {
    var size = cellSize
    while true {
      let boxes = joined(components(of: cells(of: map, size: size)))
      if boxes.count <= limit { return boxes.sorted { ($0.y, $0.x) < ($1.y, $1.x) } }
      size *= 2
    }
  }

  private struct Cells {
    var columns: Int
    var rows: Int
    /// The box around what differs in each cell.
    var boxes: [PixelRect]
  }

  private static func cells(of map: DifferenceMap, size: Int) -> Cells {
    let columns = (map.width + size - 1) / size
    let rows = (map.height + size - 1) / size
    var boxes = [PixelRect](repeating: .empty, count: columns * rows)
    map.values.withUnsafeBufferPointer { values in
      for y in 0..<map.height {
        let start = y * map.width
        for x in 0..<map.width where values[start + x] > 0 {
          let cell = y / size * columns + x / size
          boxes[cell] = boxes[cell].union(PixelRect(x: Int32(x), y: Int32(y), width: 1, height: 1))
        }
      }
    }
    return Cells(columns: columns, rows: rows, boxes: boxes)
  }

  /// Cells that touch, also at a corner, make one box.
  private static func components(of cells: Cells) -> [PixelRect] {
    var isSeen = [Bool](repeating: false, count: cells.boxes.count)
    var found: [PixelRect] = []
    for start in cells.boxes.indices where !isSeen[start] && !cells.boxes[start].isEmpty {
      var box = PixelRect.empty
      var open = [start]
      isSeen[start] = true
      while let cell = open.popLast() {
        box = box.union(cells.boxes[cell])
        let (row, column) = (cell / cells.columns, cell % cells.columns)
        for y in max(0, row - 1)...min(cells.rows - 1, row + 1) {
          for x in max(0, column - 1)...min(cells.columns - 1, column + 1) {
            let next = y * cells.columns + x
            guard !isSeen[next], !cells.boxes[next].isEmpty else { continue }
            isSeen[next] = true
            open.append(next)
          }
        }
      }
      found.append(box)
      if found.count > limit * 8 { break }
    }
    return found
  }

  /// Boxes that overlap become one.
  private static func joined(_ boxes: [PixelRect]) -> [PixelRect] {
    guard boxes.count <= limit * 8 else { return boxes }
    var rest = boxes
    var joined: [PixelRect] = []
    while var box = rest.popLast() {
      var grew = true
      while grew {
        grew = false
        for list in [rest, joined].indices {
          let others = list == 0 ? rest : joined
          guard others.contains(where: { $0.intersects(box) }) else { continue }
          box = others.filter { $0.intersects(box) }.reduce(box) { $0.union($1) }
          let apart = others.filter { !$0.intersects(box) }
          if list == 0 { rest = apart } else { joined = apart }
          grew = true
        }
      }
      joined.append(box)
    }
    return joined
  }
}
