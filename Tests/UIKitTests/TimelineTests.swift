import Testing

@testable import UIKit

@MainActor
@Suite struct TimelineTests {
  @Test func callsComeAtTheirTimesAndInOrder() {
    let timeline = Timeline()
    var seen: [(String, Double)] = []
    timeline.schedule(after: 0.25) { seen.append(("b", timeline.now)) }
    timeline.schedule(after: 0.1) { seen.append(("a", timeline.now)) }
    timeline.schedule(after: 0.25) { seen.append(("c", timeline.now)) }
    timeline.advance(to: 1)
    #expect(seen.map(\.0) == ["a", "b", "c"])
    #expect(seen.map(\.1) == [0.1, 0.25, 0.25])
    #expect(timeline.now == 1)
  }

  @Test func framesComeSixtyTimesASecondWhileSomethingAsks() {
    let timeline = Timeline()
    final class Client {}
    let client = Client()
    var frames = 0
    timeline.addFrameClient(client) { _ in frames += 1 }
    timeline.advance(to: 1)
    #expect(frames == 60)
    timeline.removeFrameClient(client)
    timeline.advance(to: 2)
    #expect(frames == 60)
  }

  @Test func aBlinkingCaretDoesNotKeepThePhoneBusy() {
    let timeline = Timeline()
    timeline.schedule(after: 1, isAmbient: true) {}
    #expect(timeline.isSettled)
    let call = timeline.schedule(after: 1) {}
    #expect(!timeline.isSettled)
    call.cancel()
    #expect(timeline.isSettled)
  }

  @Test func aCallThatSchedulesItselfAtOnceEndsWithTheTime() {
    let timeline = Timeline()
    var count = 0
    func again() {
      count += 1
      if count < 100 { timeline.schedule(after: 0) { again() } }
    }
    again()
    timeline.advance(to: 0.1)
    #expect(count == 100)
  }
}
