import Foundation

/// Numbers that look like chance and are the same on every run (SplitMix64).
struct Chance {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var value = state
    value = (value ^ (value >> 30)) &* 0xbf58_476d_1ce4_e5b9
    value = (value ^ (value >> 27)) &* 0x94d0_49bb_1331_11eb
    return value ^ (value >> 31)
  }

  /// A number of the range, in steps of a tenth.
  mutating func number(_ range: ClosedRange<CGFloat>) -> CGFloat {
    let steps = UInt64(max(1, ((range.upperBound - range.lowerBound) * 10).rounded()))
    return range.lowerBound + CGFloat(next() % (steps + 1)) / 10
  }

  /// A number below `count`.
  mutating func index(below count: Int) -> Int { Int(next() % UInt64(max(1, count))) }
}
