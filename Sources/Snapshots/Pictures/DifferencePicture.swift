import Canvas

extension PictureDifference {
  private static let highlight: UInt32 = 0xffe6_007e
  private static let frameColor = PixelColor.rgb(0x0a60ff)

  /// The reference, pale and grey, with what differs in a strong colour and framed; nil when there is no memory for it.
  public func picture(of reference: Surface, _ result: Surface) -> Surface? {
    guard let picture = Surface(width: Int32(map.width), height: Int32(map.height)) else { return nil }
    map.values.withUnsafeBufferPointer { values in
      for y in 0..<map.height {
        let out = picture.pixels + y * picture.stride
        let source = y < Int(reference.height) ? reference : result
        let row = source.pixels + min(y, Int(source.height) - 1) * source.stride
        let width = Int(source.width)
        for x in 0..<map.width {
          if values[y * map.width + x] > 0 {
            out[x] = Self.highlight
          } else {
            let pixel = x < width ? row[x] : 0xffff_ffff
            // The weights of Rec. 601 in 256ths, and then a third of the way down from white.
            let light = ((pixel >> 16 & 255) * 77 + (pixel >> 8 & 255) * 150 + (pixel & 255) * 29) >> 8
            let pale = 170 + light / 3
            out[x] = 0xff00_0000 | pale << 16 | pale << 8 | pale
          }
        }
      }
    }
    for box in boxes {
      let outer = box.inset(-3, -3)
      for side in outer.subtracting(box.inset(-2, -2)) { picture.fill(side, Self.frameColor) }
    }
    return picture
  }
}

/// Pictures in a row.
@MainActor
enum PictureRow {
  static let gap: Int32 = 8
  private static let ground = PixelColor.rgb(0xc8ccd2)

  /// The pictures from left to right, with a gap between and around; nil when there is no memory for the row.
  static func joining(_ pictures: [Surface]) -> Surface? {
    let width = pictures.reduce(gap) { $0 + $1.width + gap }
    let height = (pictures.map(\.height).max() ?? 0) + 2 * gap
    guard let row = Surface(width: width, height: height) else { return nil }
    row.fill(row.bounds, ground)
    var x = gap
    for picture in pictures {
      row.draw(picture, x: x, y: gap)
      x += picture.width + gap
    }
    return row
  }
}
