import Avoidance
import Foundation
import Testing

/// What has to hold for any numbers, and the numbers of public reports.
@Suite struct GeometryTests {
  private static func rect(_ generator: inout Chance) -> CGRect {
    CGRect(
      x: generator.number(0...300), y: generator.number(-100...700), width: generator.number(1...320),
      height: generator.number(1...600))
  }

  private static let keyboard = CGRect(x: 0, y: 264, width: 320, height: 216)

  @Test func theOverlapIsWhatTheKeyboardTakes() {
    var chance = Chance(seed: 1)
    for _ in 0..<2000 {
      let rect = Self.rect(&chance)
      let overlap = AvoidanceGeometry.overlap(of: rect, keyboard: Self.keyboard)
      #expect(overlap >= 0 && overlap <= rect.height)
      // Without that much at its bottom the rectangle is clear of the keyboard; with a point more it is not.
      let rest = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height - overlap)
      if rect.minY < Self.keyboard.maxY { #expect(rest.maxY <= max(Self.keyboard.minY, rest.minY) + 1e-9) }
      if overlap > 0, overlap < rect.height { #expect(abs(rest.maxY - Self.keyboard.minY) < 1e-9) }
    }
  }

  @Test func theShiftShowsTheTargetAndKeepsItsTop() {
    var chance = Chance(seed: 2)
    for _ in 0..<2000 {
      let target = Self.rect(&chance)
      let margin = chance.number(0...20)
      let shift = AvoidanceGeometry.shift(target: target, keyboard: Self.keyboard, margin: margin, top: 20)
      #expect(shift >= 0)
      let moved = target.offsetBy(dx: 0, dy: -shift)
      if shift > 0 { #expect(moved.minY >= 20 - 1e-9) }
      let isClear = moved.maxY <= Self.keyboard.minY - margin + 1e-9
      #expect(isClear || moved.minY <= 20 + 1e-9)
      // What is clear already is not moved.
      if target.maxY + margin <= Self.keyboard.minY { #expect(shift == 0) }
    }
  }

  @Test func theOffsetIsTheNearestThatShows() {
    var chance = Chance(seed: 3)
    for _ in 0..<2000 {
      let content = chance.number(0...2000)
      let start = chance.number(0...max(1, content))
      let height = chance.number(1...200)
      var band = ScrollBand(
        offset: 0, height: chance.number(50...600), content: max(content, start + height),
        top: chance.number(0...80), bottom: chance.number(0...300))
      band.offset = band.clamped(chance.number(-200...2000))
      let offset = band.offset(revealing: start, start + height, margin: 10)
      #expect(band.range.contains(offset))
      // Asked again there, it stays.
      var there = band
      there.offset = offset
      #expect(abs(there.offset(revealing: start, start + height, margin: 10) - offset) < 1e-9)
      guard band.visible >= height else { continue }
      #expect(start >= offset + band.top - 1e-9)
      #expect(start + height <= offset + band.height - band.bottom + 1e-9)
      // No nearer offset shows it with its margins, as far as there is room for them.
      let margin = min(10, (band.visible - height) / 2)
      let seen = { (offset: CGFloat) in
        start - margin >= offset + band.top - 1e-9
          && start + height + margin <= offset + band.height - band.bottom + 1e-9
      }
      if seen(band.offset) { #expect(offset == band.offset) }
    }
  }

  fileprivate struct Report: Sendable {
    var view: CGRect
    var keyboard: CGRect
    var overlap: CGFloat
  }

  fileprivate static let reports = [
    // B24: form sheets of an iPad, landscape and portrait, and one that the keyboard does not meet.
    Report(
      view: CGRect(x: 242, y: 74, width: 540, height: 620), keyboard: CGRect(x: 0, y: 416, width: 1024, height: 352),
      overlap: 278),
    Report(
      view: CGRect(x: 114, y: 202, width: 540, height: 620), keyboard: CGRect(x: 0, y: 760, width: 768, height: 264),
      overlap: 62),
    Report(
      view: CGRect(x: 242, y: 74, width: 540, height: 300), keyboard: CGRect(x: 0, y: 416, width: 1024, height: 352),
      overlap: 0),
    // B05: a scroll view above a tab bar that the keyboard covers.
    Report(view: CGRect(x: 0, y: 20, width: 320, height: 411), keyboard: keyboard, overlap: 167),
  ]

  @Test(arguments: reports)
  fileprivate func theOverlapOfReports(_ report: Report) {
    #expect(AvoidanceGeometry.overlap(of: report.view, keyboard: report.keyboard) == report.overlap)
  }

  /// B16: what the system adds is not added again.
  @Test func theSystemsPartCountsOnce() {
    #expect(AvoidanceGeometry.bottomInset(overlap: 216, inset: 0, system: 49) == 167)
    #expect(AvoidanceGeometry.bottomInset(overlap: 335, inset: 0, system: 83) == 252)
    // A table view controller's adjusted inset has the keyboard in it already (B17).
    #expect(AvoidanceGeometry.bottomInset(overlap: 253, inset: 0, system: 253) == 0)
    #expect(AvoidanceGeometry.bottomInset(overlap: 100, inset: 120, system: 0) == 120)
  }
}
