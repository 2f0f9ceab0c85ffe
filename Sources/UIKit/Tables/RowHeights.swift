import Foundation

/// The heights of a section's rows, in points.
///
/// Rows of the standard height take no memory. Others are kept in blocks of 64, with the place at which every block
/// begins, so that a table of many rows finds a place by a few steps and a change moves few numbers.
struct RowHeights {
  private static let blockLength = 64

  let count: Int
  let standard: CGFloat
  /// Blocks with a row of another height than the standard one.
  private var blocks: [Int: [CGFloat]] = [:]
  /// Where each block begins; empty while all rows have the standard height.
  private var starts: [CGFloat] = []
  private(set) var total: CGFloat

  init(count: Int, standard: CGFloat) {
    self.count = max(0, count)
    self.standard = standard
    total = CGFloat(self.count) * standard
  }

  /// Rows of the heights that `height` gives.
  init(count: Int, standard: CGFloat, height: (Int) -> CGFloat) {
    self.init(count: count, standard: standard)
    var changed = false
    for row in 0..<self.count {
      let value = height(row)
      if value == standard { continue }
      set(value, row)
      changed = true
    }
    if changed { countStarts() }
  }

  private func length(ofBlock block: Int) -> Int { min(Self.blockLength, count - block * Self.blockLength) }

  private func block(_ index: Int) -> [CGFloat] {
    blocks[index] ?? [CGFloat](repeating: standard, count: length(ofBlock: index))
  }

  private mutating func set(_ height: CGFloat, _ row: Int) {
    let index = row / Self.blockLength
    var heights = block(index)
    blocks[index] = nil
    heights[row % Self.blockLength] = height
    blocks[index] = heights
  }

  private mutating func countStarts() {
    let number = (count + Self.blockLength - 1) / Self.blockLength
    starts = []
    starts.reserveCapacity(number)
    total = 0
    for index in 0..<number {
      starts.append(total)
      total += blocks[index]?.reduce(0, +) ?? CGFloat(length(ofBlock: index)) * standard
    }
  }

  /// A row's height; 0 for a row that is not there.
  subscript(row: Int) -> CGFloat {
    get {
      guard row >= 0, row < count else { return 0 }
      return blocks[row / Self.blockLength]?[row % Self.blockLength] ?? standard
    }
    set {
      guard row >= 0, row < count else { return }
      let difference = newValue - self[row]
      guard difference != 0 else { return }
      if starts.isEmpty { countStarts() }
      let index = row / Self.blockLength
      set(newValue, row)
      for later in starts.indices.dropFirst(index + 1) { starts[later] += difference }
      total += difference
    }
  }

  /// Where a row begins, from the top of the first.
  func offset(of row: Int) -> CGFloat {
    let row = min(max(row, 0), count)
    guard !starts.isEmpty else { return CGFloat(row) * standard }
    guard row < count else { return total }
    let index = row / Self.blockLength
    let within = row % Self.blockLength
    guard let block = blocks[index] else { return starts[index] + CGFloat(within) * standard }
    return block[..<within].reduce(starts[index], +)
  }

  /// The row at a place, the first or the last where the place lies outside; nil when there are none.
  func row(at offset: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    guard !starts.isEmpty else {
      guard standard > 0 else { return offset < 0 ? 0 : count - 1 }
      return Int(min(max(offset / standard, 0), CGFloat(count - 1)))
    }
    var low = 0
    var high = starts.count - 1
    while low < high {
      let middle = (low + high + 1) / 2
      if starts[middle] <= offset { low = middle } else { high = middle - 1 }
    }
    var place = starts[low]
    for within in 0..<length(ofBlock: low) {
      place += blocks[low]?[within] ?? standard
      if place > offset { return low * Self.blockLength + within }
    }
    return min((low + 1) * Self.blockLength, count) - 1
  }
}
