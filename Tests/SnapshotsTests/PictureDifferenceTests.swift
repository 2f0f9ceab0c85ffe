import Canvas
import Foundation
import Snapshots
import Testing
import UIKit

/// What counts as a difference of pictures, how much it is, and where.
@MainActor
@Suite struct PictureDifferenceTests {
  private func picture(_ width: Int32 = 100, _ height: Int32 = 80, _ color: PixelColor = .white) throws -> Surface {
    let surface = try #require(Surface(width: width, height: height))
    surface.fill(surface.bounds, color)
    return surface
  }

  private func with(_ rects: [PixelRect], _ color: PixelColor) throws -> Surface {
    let surface = try picture()
    for rect in rects { surface.fill(rect, color) }
    return surface
  }

  @Test func equalPicturesDoNotDiffer() throws {
    #expect(PictureDifference(from: try picture(), to: try picture()) == nil)
  }

  @Test func onePixel() throws {
    let changed = try with([PixelRect(x: 17, y: 42, width: 1, height: 1)], .rgb(0xff_fffe))
    let difference = try #require(PictureDifference(from: try picture(), to: changed))
    #expect(difference.count == 1)
    #expect(difference.total == 8000)
    #expect(difference.maximum == 1)
    #expect(difference.boxes == [PixelRect(x: 17, y: 42, width: 1, height: 1)])
  }

  @Test func nearPixelsShareABoxAndFarOnesDoNot() throws {
    let changed = try with(
      [
        PixelRect(x: 2, y: 2, width: 3, height: 3), PixelRect(x: 9, y: 4, width: 2, height: 2),
        PixelRect(x: 80, y: 60, width: 10, height: 10),
      ], .black)
    let difference = try #require(PictureDifference(from: try picture(), to: changed))
    #expect(
      difference.boxes == [
        PixelRect(x: 2, y: 2, width: 9, height: 4), PixelRect(x: 80, y: 60, width: 10, height: 10),
      ])
  }

  /// Points all over make few boxes, and every point is in one.
  @Test func manyPointsMakeFewBoxes() throws {
    let reference = try picture(640, 480)
    let result = try picture(640, 480)
    for y in stride(from: Int32(0), to: 480, by: 20) {
      for x in stride(from: Int32(0), to: 640, by: 20) {
        result.fill(PixelRect(x: x, y: y, width: 1, height: 1), .black)
      }
    }
    let difference = try #require(PictureDifference(from: reference, to: result))
    #expect(difference.count == 24 * 32)
    #expect((1...32).contains(difference.boxes.count))
    #expect(difference.boxes.reduce(0) { $0 + $1.area } >= 620 * 460)
  }

  @Test func precisionIsThePartOfThePixelsThatMatch() throws {
    // 80 of 8000 pixels: 1 %.
    let changed = try with([PixelRect(x: 0, y: 0, width: 80, height: 1)], .black)
    let reference = try picture()
    #expect(PictureDifference(from: reference, to: changed, tolerance: .init(precision: 0.99)) == nil)
    #expect(PictureDifference(from: reference, to: changed, tolerance: .init(precision: 0.991)) != nil)
  }

  /// White and a grey that is 2 of L* darker: within 2 % of perceptual precision, and outside of 1 %.
  @Test func perceptualPrecisionIsADifferenceOfColor() throws {
    let reference = try picture()
    let changed = try picture(100, 80, .rgb(0xf9f9f9))
    #expect(PictureDifference(from: reference, to: changed) != nil)
    #expect(PictureDifference(from: reference, to: changed, tolerance: .init(perceptualPrecision: 0.97)) == nil)
    let difference = try #require(
      PictureDifference(from: reference, to: changed, tolerance: .init(perceptualPrecision: 0.99)))
    #expect(difference.count == 8000)
    let color = try #require(difference.colorDifference)
    #expect(abs(color - 2.1) < 0.1)
  }

  @Test func anotherSizeAlwaysDiffers() throws {
    let difference = try #require(
      PictureDifference(
        from: try picture(), to: try picture(101, 80), tolerance: .init(precision: 0, perceptualPrecision: 0)))
    #expect(difference.isOfSize)
    #expect(difference.count == 80)
    #expect(difference.boxes == [PixelRect(x: 100, y: 0, width: 1, height: 80)])
    #expect(difference.summary.hasPrefix("The sizes differ: the reference has 100 × 80 pixels, the result 101 × 80."))
  }

  @Test func theDifferenceIsHighlighted() throws {
    let reference = try picture()
    let changed = try with([PixelRect(x: 40, y: 30, width: 4, height: 4)], .black)
    let difference = try #require(PictureDifference(from: reference, to: changed))
    let drawn = try #require(difference.picture(of: reference, changed))
    #expect(drawn[41, 31] == .rgb(0xe6007e))
    #expect(drawn[10, 10] == .rgb(0xffffff))
    #expect(drawn[37, 27] == .rgb(0x0a60ff))
  }

  @Test func theInnermostPartsAreNamed() {
    let box = PixelRect(x: 10, y: 10, width: 5, height: 5)
    func part(_ name: String, _ x: Int32, _ width: Int32, _ depth: Int) -> PicturePart {
      PicturePart(name: name, frame: PixelRect(x: x, y: 0, width: width, height: 100), depth: depth)
    }
    let parts = [
      part("window", 0, 100, 0), part("form", 0, 100, 1), part("name", 0, 50, 2), part("text", 5, 40, 3),
      part("button", 60, 20, 2), part("keyboard", 0, 100, 0),
    ]
    #expect(parts.names(in: box) == ["keyboard", "text"])
    #expect(Array(parts.dropLast()).names(in: PixelRect(x: 48, y: 1, width: 20, height: 1)) == ["button", "name"])
    #expect(parts.names(in: PixelRect(x: 200, y: 1, width: 1, height: 1)).isEmpty)
  }

  @Test func linesDiffer() throws {
    let difference = try #require(LineDifference(from: "a\nb\nc\nd\ne\nf", to: "a\nb\nc\nX\ne\nf"))
    #expect(difference.count == 2)
    #expect(difference.text(context: 1) == "…\n  c\n- d\n+ X\n  e\n…")
    #expect(LineDifference(from: "a\n", to: "a\n") == nil)
    #expect(LineDifference(from: "a", to: "a\n")?.text() == "  a\n+ ")
  }
}
