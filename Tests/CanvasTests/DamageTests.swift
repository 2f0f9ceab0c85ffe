import Testing

@testable import Canvas

@Suite struct DamageTests {
  @Test func whatIsInsideAddsNothing() {
    var damage = Damage()
    damage.add(PixelRect(x: 0, y: 0, width: 10, height: 10))
    damage.add(PixelRect(x: 2, y: 2, width: 3, height: 3))
    #expect(damage.rects == [PixelRect(x: 0, y: 0, width: 10, height: 10)])
  }

  @Test func neighboursMergeAndFarOnesDoNot() {
    var damage = Damage()
    damage.add(PixelRect(x: 0, y: 0, width: 10, height: 10))
    damage.add(PixelRect(x: 10, y: 0, width: 10, height: 10))
    damage.add(PixelRect(x: 200, y: 200, width: 10, height: 10))
    #expect(damage.rects.count == 2)
    #expect(damage.area == 300)
  }

  @Test func everyAddedPixelIsCovered() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<200 {
      var damage = Damage()
      var added: [PixelRect] = []
      for _ in 0..<40 {
        let rect = PixelRect.random(in: 100, using: &generator)
        damage.add(rect)
        added.append(rect)
        #expect(damage.rects.count <= Damage.limit)
      }
      for rect in added {
        let rest = damage.rects.reduce([rect]) { pieces, hole in pieces.flatMap { $0.subtracting(hole) } }
        #expect(rest.isEmpty)
      }
    }
  }

  @Test func subtractingKeepsTheArea() {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<500 {
      let rect = PixelRect.random(in: 50, using: &generator)
      let hole = PixelRect.random(in: 50, using: &generator)
      let rest = rect.subtracting(hole)
      #expect(rest.reduce(0) { $0 + $1.area } == rect.area - rect.intersection(hole).area)
    }
  }
}

/// The same numbers on every run.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed &* 0x9e37_79b9_7f4a_7c15 | 1 }

  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

extension PixelRect {
  static func random(in side: Int32, using generator: inout SeededGenerator) -> PixelRect {
    let x = Int32.random(in: 0..<side, using: &generator)
    let y = Int32.random(in: 0..<side, using: &generator)
    return PixelRect(
      x: x, y: y, width: Int32.random(in: 1...side - x, using: &generator),
      height: Int32.random(in: 1...side - y, using: &generator))
  }
}
