import CGIF
import Canvas
import Foundation

/// A GIF as a player shows it, read by giflib.
package struct GIFFilm {
  package struct Frame {
    /// In hundredths of a second.
    package var time: Int
    /// The part that the file has for it.
    package var rect: PixelRect
    /// All that is shown then, 0xRRGGBB.
    package var pixels: [UInt32]
  }

  package private(set) var width = 0
  package private(set) var height = 0
  package private(set) var frames: [Frame] = []
  /// In hundredths of a second.
  package private(set) var duration = 0

  package struct Unreadable: Error {
    package var code: Int32
  }

  package init(_ path: String) throws {
    var error: Int32 = 0
    guard let file = DGifOpenFileName(path, &error) else { throw Unreadable(code: error) }
    defer { DGifCloseFile(file, &error) }
    guard DGifSlurp(file) == GIF_OK else { throw Unreadable(code: file.pointee.Error) }
    width = Int(file.pointee.SWidth)
    height = Int(file.pointee.SHeight)
    guard let map = file.pointee.SColorMap else { throw Unreadable(code: -1) }
    let colors = (0..<Int(map.pointee.ColorCount)).map { index in
      let color = map.pointee.Colors[index]
      return UInt32(color.Red) << 16 | UInt32(color.Green) << 8 | UInt32(color.Blue)
    }
    var shown = [UInt32](repeating: 0, count: width * height)
    for index in 0..<Int(file.pointee.ImageCount) {
      let image = file.pointee.SavedImages[index]
      var control = GraphicsControlBlock()
      DGifSavedExtensionToGCB(file, Int32(index), &control)
      let part = image.ImageDesc
      let (left, top, columns, rows) = (Int(part.Left), Int(part.Top), Int(part.Width), Int(part.Height))
      for y in 0..<rows {
        for x in 0..<columns {
          let place = Int(image.RasterBits[y * columns + x])
          if place != Int(control.TransparentColor) { shown[(top + y) * width + left + x] = colors[place] }
        }
      }
      frames.append(
        Frame(
          time: duration, rect: PixelRect(x: Int32(left), y: Int32(top), width: Int32(columns), height: Int32(rows)),
          pixels: shown))
      duration += Int(control.DelayTime)
    }
  }
}
