import Testing

@testable import Scenarios

/// Numbers that are the same on every run (SplitMix64).
private struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9e37_79b9_7f4a_7c15
    var z = state
    z = (z ^ (z >> 30)) &* 0xbf58_476d_1ce4_e5b9
    z = (z ^ (z >> 27)) &* 0x94d0_49bb_1331_11eb
    return z ^ (z >> 31)
  }
}

@Suite struct ScenarioWriterTests {
  private static let alphabet = Array("aZ09 \"\\#“”\n\t\r\u{0}\u{1b}\u{2028}\u{85}山é👩‍👩‍👧,.-+")

  private static func text(_ random: inout SeededGenerator) -> String {
    String(
      (0..<Int.random(in: 0...8, using: &random)).map { _ in alphabet[Int(random.next() % UInt64(alphabet.count))] })
  }

  private static func action(_ random: inout SeededGenerator) -> ScenarioAction {
    func number(_ range: ClosedRange<Double>) -> Double {
      (Double.random(in: range, using: &random) * 10_000).rounded() / 10_000
    }
    func point() -> ScenarioPoint { ScenarioPoint(x: number(-50...500), y: number(-50...500)) }
    func target() -> ScenarioTarget {
      switch random.next() % 4 {
      case 0: return .named(text(&random))
      case 1: return .named(text(&random), number: 2)
      case 2: return .input(1)
      default: return .named("Name")
      }
    }
    let rect = ScenarioRect(x: number(0...9), y: number(0...9), width: number(0...9), height: number(0...9))
    switch random.next() % 23 {
    case 0: return .tap(target(), offset: random.next() % 2 == 0 ? point() : nil, count: 1 + Int(random.next() % 2))
    case 1: return .tap(.point(point()))
    case 2: return .press(target(), seconds: number(0...3))
    case 3: return .drag(from: point(), to: point(), seconds: number(0...3), rest: number(0...1))
    case 4:
      return .path(
        from: point(),
        (0..<3).map { index in
          let seconds = number(0...0.1)
          return index == 1 ? ScenarioWaypoint(point(), over: seconds) : ScenarioWaypoint(point(), after: seconds)
        })
    case 5: return .scroll(.left, points: number(0...99), at: random.next() % 2 == 0 ? target() : nil)
    case 6: return .scrollTo(target())
    case 7: return .type(text(&random), seconds: number(0...2))
    case 8: return .keys(text(&random))
    case 9: return .compose(text(&random))
    case 10: return .key(.forwardDelete, [.shift], times: 1 + Int(random.next() % 5))
    case 11: return .paste(random.next() % 2 == 0 ? text(&random) : nil)
    case 12: return .tab(target())
    case 13: return .wait(number(0...9))
    case 14: return .screenshot("half way")
    case 15: return .expect(.visible(target(), part: number(0...1)))
    case 16: return .expect(.text(target(), text(&random)))
    case 17: return .expect(.frame(target(), rect))
    case 18: return .expect(.screenFrame(target(), rect))
    case 19: return .expect(.offset(nil, x: number(-9...9), y: number(-9...9)))
    case 21: return .appearance(random.next() % 2 == 0 ? .dark : .light)
    case 20: return .expect(.inset(target(), bottom: number(0...300)))
    default: return .expect(.keyboardFrame(rect))
    }
  }

  @Test func whatIsWrittenIsReadBackAsTheSame() throws {
    var random = SeededGenerator(state: 5)
    for _ in 0..<2000 {
      let written = Self.action(&random)
      let read = try Scenario("\(written)")
      #expect(read.steps.map(\.action) == [written], "\(written)")
    }
    let scenario = try Scenario(
      "open \"a \\\"b\\\".xib\" scene \"#1\"\ndevice \"iPhone 6\"\nios 8.1.2\norientation landscape-left\nstyle dark\ntext-size xl\nlanguage \"ja\"\nselect all\ncut\n"
    )
    let again = try Scenario("\(scenario)")
    #expect(again.settings == scenario.settings)
    #expect(again.steps.map(\.action) == scenario.steps.map(\.action))
  }

  /// Whatever the bytes: an answer, never a trap, and steps that can be written and read again.
  @Test func noFileTrapsTheReader() throws {
    var random = SeededGenerator(state: 7)
    let lines = (0..<200).map { _ in Array("\(Self.action(&random))".utf8) }
    let odd: [UInt8] = Array("\"#,.\\{}-+0123456789e \n\r\u{0}".utf8) + [0xff, 0xe2, 0x80]
    for _ in 0..<4000 {
      var bytes = lines[Int(random.next() % UInt64(lines.count))]
      for _ in 0..<(1 + random.next() % 4) {
        let place = Int(random.next() % UInt64(bytes.count + 1))
        switch random.next() % 3 {
        case 0: bytes.insert(odd[Int(random.next() % UInt64(odd.count))], at: place)
        case 1: if place < bytes.count { bytes.remove(at: place) }
        default: bytes.insert(contentsOf: lines[Int(random.next() % UInt64(lines.count))].prefix(9), at: place)
        }
      }
      do {
        let scenario = try Scenario(reading: bytes, file: "fuzz")
        let again = try Scenario("\(scenario)")
        #expect(again.steps.map(\.action) == scenario.steps.map(\.action))
      } catch {
        #expect(error.problems.allSatisfy { $0.line >= 1 && $0.column >= 1 && !$0.message.isEmpty })
      }
    }
  }
}
