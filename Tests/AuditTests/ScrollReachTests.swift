import Foundation
import Testing

@testable import Audit

/// What scrolling brings into sight, in numbers.
@Suite struct ScrollReachTests {
  private static let screen = CGRect(x: 0, y: 20, width: 320, height: 244)

  private func container(
    _ frame: CGRect, offset: CGFloat = 0, to end: CGFloat
  ) -> ScrollReach.Container { ScrollReach.Container(frame: frame, offset: offset, range: 0...end) }

  @Test func withoutScrollingItIsWhatTheKeyboardLeaves() {
    let rect = CGRect(x: 0, y: 250, width: 100, height: 28)
    #expect(ScrollReach.best(of: rect, in: [], visible: Self.screen) == 0.5)
    #expect(ScrollReach.best(of: rect.offsetBy(dx: 0, dy: 200), in: [], visible: Self.screen) == 0)
  }

  @Test func aContainerScrollsAsFarAsItCan() {
    let frame = CGRect(x: 0, y: 20, width: 320, height: 460)
    let rect = CGRect(x: 0, y: 401, width: 100, height: 31)
    // 432 to 264: 168 points are missing.
    #expect(ScrollReach.best(of: rect, in: [container(frame, to: 168)], visible: Self.screen) == 1)
    let part = ScrollReach.best(of: rect, in: [container(frame, to: 152.5)], visible: Self.screen)
    #expect(abs(part - 0.5) < 1e-9)
    #expect(ScrollReach.best(of: rect, in: [container(frame, to: 100)], visible: Self.screen) == 0)
  }

  /// B41: the inner scroll view alone does not do it, the outer one brings it above the keyboard.
  @Test func nestedContainersHelpEachOther() {
    let inner = CGRect(x: 163, y: 275, width: 145, height: 188)
    let outer = CGRect(x: 158, y: 144, width: 155, height: 326)
    let field = CGRect(x: 171, y: 275 + 281, width: 128, height: 31)
    func best(_ outerEnd: CGFloat) -> Double {
      ScrollReach.best(
        of: field, in: [container(inner, to: 124), container(outer, to: outerEnd)], visible: Self.screen)
    }
    #expect(best(0) == 0)
    #expect(best(199) == 1)
  }

  @Test func whatIsClippedByItsContainerIsNotInSight() {
    let frame = CGRect(x: 0, y: 20, width: 320, height: 195)
    let rect = CGRect(x: 0, y: 220, width: 100, height: 31)
    #expect(ScrollReach.best(of: rect, in: [container(frame, to: 0)], visible: Self.screen) == 0)
    #expect(ScrollReach.best(of: rect, in: [container(frame, to: 36)], visible: Self.screen) == 1)
  }
}
