import Foundation
import Testing

@testable import UIKit

@Suite("Scroll geometry")
struct ScrollGeometryTests {
  private func geometry(
    _ height: CGFloat, content: CGFloat, top: CGFloat = 0, bottom: CGFloat = 0
  ) -> ScrollGeometry {
    ScrollGeometry(
      size: CGSize(width: 320, height: height), content: CGSize(width: 320, height: content),
      insets: UIEdgeInsets(top: top, left: 0, bottom: bottom, right: 0))
  }

  @Test(
    "The legal offsets",
    arguments: [
      (480, 2000, 0, 0, 0, 1520), (480, 100, 0, 0, 0, 0), (480, 480, 0, 0, 0, 0), (480, 2000, 64, 49, -64, 1569),
      (480, 100, 64, 49, -64, -64), (480, 460, 64, 0, -64, -20), (0, 0, 0, 0, 0, 0),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGFloat, CGFloat)])
  func range(height: CGFloat, content: CGFloat, top: CGFloat, bottom: CGFloat, low: CGFloat, high: CGFloat) {
    #expect(geometry(height, content: content, top: top, bottom: bottom).range(.vertical) == low...high)
  }

  @Test(
    "Revealing a rectangle",
    arguments: [
      // The published samples: 460 − 216 = 244 and 411 − 216 = 195 high.
      (244, 460, 0, 0, CGRect(x: 20, y: 337, width: 280, height: 31), 124),
      (195, 411, 0, 0, CGRect(x: 20, y: 251, width: 196, height: 31), 87),
      // Above: the near edge comes to the start. Visible: nothing.
      (195, 411, 0, 100, CGRect(x: 0, y: 20, width: 10, height: 31), 20),
      (195, 411, 0, 50, CGRect(x: 0, y: 60, width: 10, height: 31), 50),
      // The inset at the bottom counts.
      (460, 460, 216, 0, CGRect(x: 0, y: 300, width: 10, height: 31), 87),
      // Higher than the view: its far edge, when that is out of sight; no move when both are.
      (100, 1000, 0, 0, CGRect(x: 0, y: 50, width: 10, height: 300), 250),
      (100, 1000, 0, 100, CGRect(x: 0, y: 50, width: 10, height: 300), 100),
      (100, 1000, 0, 300, CGRect(x: 0, y: 50, width: 10, height: 300), 50),
      // Partly outside of the content, wholly outside, empty, no number.
      (100, 1000, 0, 0, CGRect(x: 0, y: 950, width: 10, height: 300), 900),
      (100, 1000, 0, 7, CGRect(x: 0, y: 1950, width: 10, height: 300), 7),
      (100, 1000, 0, 7, CGRect(x: 0, y: 500, width: 0, height: 0), 7),
      (100, 1000, 0, 7, CGRect(x: 0, y: 500, width: 1, height: 1), 401),
      (100, 1000, 0, 7, CGRect(x: 0, y: CGFloat.nan, width: 1, height: 1), 7),
    ] as [(CGFloat, CGFloat, CGFloat, CGFloat, CGRect, CGFloat)])
  func reveal(
    height: CGFloat, content: CGFloat, bottom: CGFloat, offset: CGFloat, rect: CGRect, expected: CGFloat
  ) {
    let geometry = geometry(height, content: content, bottom: bottom)
    #expect(geometry.offset(revealing: rect, from: CGPoint(x: 0, y: offset)) == CGPoint(x: 0, y: expected))
  }

  @Test("What is revealed is legal, and visible when it fits, over random geometry")
  func revealAlways() {
    var random = SeededGenerator(state: 3)
    for _ in 0..<2000 {
      func number(_ range: ClosedRange<CGFloat>) -> CGFloat { CGFloat.random(in: range, using: &random).rounded() }
      let geometry = ScrollGeometry(
        size: CGSize(width: number(1...400), height: number(1...600)),
        content: CGSize(width: number(0...900), height: number(0...1500)),
        insets: UIEdgeInsets(
          top: number(0...100), left: number(0...20), bottom: number(0...250), right: number(0...20)))
      let start = geometry.clamped(CGPoint(x: number(-100...900), y: number(-100...1500)))
      let rect = CGRect(x: number(0...900), y: number(0...1500), width: number(0...300), height: number(0...300))
      let offset = geometry.offset(revealing: rect, from: start)
      #expect(geometry.clamped(offset) == offset)
      #expect(geometry.offset(revealing: rect, from: offset) == offset)
      let part = rect.intersection(CGRect(origin: .zero, size: geometry.content))
      guard !part.isNull, !part.isEmpty else {
        #expect(offset == start)
        continue
      }
      for axis in ScrollAxis.allCases {
        let low = offset[axis] + geometry.insets.start(axis)
        let high = offset[axis] + geometry.size[axis] - geometry.insets.end(axis)
        if part.end(axis) - part.start(axis) <= high - low {
          #expect(part.start(axis) >= low && part.end(axis) <= high)
        }
      }
    }
  }

  @Test("Pages: the nearest at rest, the next in the direction of a fling")
  func pages() {
    let geometry = ScrollGeometry(
      size: CGSize(width: 320, height: 480), content: CGSize(width: 960, height: 480), insets: .zero)
    #expect(geometry.page(from: 150, velocity: 0, .horizontal) == 0)
    #expect(geometry.page(from: 170, velocity: 0, .horizontal) == 320)
    #expect(geometry.page(from: 40, velocity: 500, .horizontal) == 320)
    #expect(geometry.page(from: 300, velocity: -500, .horizontal) == 0)
    #expect(geometry.page(from: 650, velocity: 500, .horizontal) == 640)
    #expect(geometry.page(from: -20, velocity: -500, .horizontal) == 0)
  }

  @Test("An indicator is as long as its part of the content, moves along its track and shrinks past an edge")
  func indicator() {
    let bar = ScrollIndicatorGeometry(length: 480, content: 960, range: 0...480, start: 1, end: 1, least: 7)
    #expect(bar.place(at: 0) == (1, 239))
    #expect(bar.place(at: 480) == (240, 239))
    #expect(bar.place(at: 240) == (120.5, 239))
    #expect(bar.place(at: -39) == (1, 200))
    #expect(bar.place(at: 519) == (279, 200))
    #expect(bar.place(at: -1000) == (1, 7))
    let long = ScrollIndicatorGeometry(length: 480, content: 100_000, range: 0...99_520, start: 0, end: 0, least: 7)
    #expect(long.place(at: 0).length == 36)
    let none = ScrollIndicatorGeometry(length: 4, content: 0, range: 0...0, start: 3, end: 3, least: 7)
    #expect(none.place(at: 50) == (3, 0))
  }
}
