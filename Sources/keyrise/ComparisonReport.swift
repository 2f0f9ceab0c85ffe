import Canvas
import Foundation
import Snapshots

/// What `keyrise compare` says of two pictures.
@MainActor
struct ComparisonReport {
  private struct Numbers: Encodable {
    var same: Bool
    /// Width and height, in pixels.
    var referenceSize: [Int]
    var resultSize: [Int]
    var differingPixels: Int
    var pixels: Int
    /// The largest difference of a channel, 0 … 255.
    var maximum: Int
    /// Left, top, width, height.
    var boxes: [[Int]]
  }

  let text: String
  private let numbers: Numbers

  init(_ difference: PictureDifference?, reference: Surface) {
    guard let difference else {
      text = "the same"
      let size = [Int(reference.width), Int(reference.height)]
      numbers = Numbers(
        same: true, referenceSize: size, resultSize: size, differingPixels: 0, pixels: size[0] * size[1], maximum: 0,
        boxes: [])
      return
    }
    let boxes = difference.boxes.map { [Int($0.x), Int($0.y), Int($0.width), Int($0.height)] }
    text = ([difference.summary] + boxes.map { "  at (\($0[0]), \($0[1])), \($0[2]) × \($0[3]) pixels" })
      .joined(separator: "\n")
    numbers = Numbers(
      same: false, referenceSize: [Int(difference.referenceSize.width), Int(difference.referenceSize.height)],
      resultSize: [Int(difference.resultSize.width), Int(difference.resultSize.height)],
      differingPixels: difference.count, pixels: difference.total, maximum: difference.maximum, boxes: boxes)
  }

  func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    return String(decoding: try encoder.encode(numbers), as: UTF8.self)
  }
}
