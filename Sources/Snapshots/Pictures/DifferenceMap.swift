import Canvas

/// Which pixels of two pictures differ, and by how much. Where only one of them has a pixel, the difference is 255.
@MainActor
struct DifferenceMap {
  let width: Int
  let height: Int
  /// The largest difference of a channel, row by row.
  private(set) var values: [UInt8]

  init(_ reference: Surface, _ result: Surface) {
    width = Int(max(reference.width, result.width))
    height = Int(max(reference.height, result.height))
    let common = result.channelDifferences(from: reference)
    let commonWidth = Int(min(reference.width, result.width))
    let commonHeight = Int(min(reference.height, result.height))
    if commonWidth == width, commonHeight == height {
      values = common
      return
    }
    values = [UInt8](repeating: 255, count: width * height)
    for row in 0..<commonHeight {
      values.replaceSubrange(
        row * width..<row * width + commonWidth, with: common[row * commonWidth..<(row + 1) * commonWidth])
    }
  }

  /// Pixels that look the same count as the same. Returns the largest difference of colour that there was.
  mutating func forgive(_ allowed: Double, _ reference: Surface, _ result: Surface) -> Double {
    var largest = 0.0
    var last: (UInt32, UInt32, Double) = (0, 0, 0)
    values.withUnsafeMutableBufferPointer { values in
      for row in 0..<Int(min(reference.height, result.height)) {
        let a = reference.pixels + row * reference.stride
        let b = result.pixels + row * result.stride
        for column in 0..<Int(min(reference.width, result.width)) where values[row * width + column] > 0 {
          if last.0 != a[column] || last.1 != b[column] {
            last = (a[column], b[column], ColorDifference.between(a[column], b[column]))
          }
          largest = max(largest, last.2)
          if last.2 <= allowed { values[row * width + column] = 0 }
        }
      }
    }
    return largest
  }

  /// How many pixels differ, and the largest difference.
  func count() -> (pixels: Int, maximum: Int) {
    values.withUnsafeBufferPointer { values in
      var pixels = 0
      var maximum: UInt8 = 0
      for value in values where value > 0 {
        pixels += 1
        if value > maximum { maximum = value }
      }
      return (pixels, Int(maximum))
    }
  }
}
