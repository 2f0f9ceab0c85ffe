import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite struct FontTests {
  @Test func weightsAreFacesOfTheirOwn() {
    UIKitEnvironment.current = UIKitEnvironment()
    UIKitEnvironment.current.traits.look = .modern
    let weights: [UIFont.Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
    let fonts = weights.map { UIFont.systemFont(ofSize: 17, weight: $0) }
    #expect(Set(fonts.map(\.fontName)).count == weights.count)
    // The heavier, the wider: every file is another.
    let widths = fonts.map { $0.width(of: "Hamburgefonstiv") }
    #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 < $1 })
    #expect(UIFont.boldSystemFont(ofSize: 17) === UIFont.systemFont(ofSize: 17, weight: .semibold))
    #expect(UIFont.systemFont(ofSize: 17) === UIFont.systemFont(ofSize: 17, weight: .regular))
  }

  @Test func monospacedCharactersAreOfOneWidth() {
    UIKitEnvironment.current = UIKitEnvironment()
    let font = UIFont.monospacedSystemFont(ofSize: 15, weight: .regular)
    #expect(font.width(of: "iiii") == font.width(of: "WWWW"))
  }

  @Test func namedFacesHaveTheirOwnLines() throws {
    UIKitEnvironment.current = UIKitEnvironment()
    UIKitEnvironment.current.traits.look = .modern
    #expect(abs(try #require(UIFont(name: "Helvetica", size: 100)).lineHeight - 115) < 0.01)
    #expect(abs(try #require(UIFont(name: "HelveticaNeue", size: 100)).lineHeight - 119.3) < 0.01)
    #expect(UIFont(name: "NoSuchFont-Regular", size: 17) == nil)
  }

  @Test func widthsAreThoseOfApplesFace() {
    UIKitEnvironment.current = UIKitEnvironment()
    UIKitEnvironment.current.traits.look = .modern
    // Recorded by Interface Builder for labels and buttons, rounded up to half points.
    let recorded: [(String, CGFloat, UIFont.Weight, CGFloat)] = [
      ("Meet with genius", 15, .regular, 117), ("What's your name?", 18, .light, 153),
      ("Didn't get it?", 14, .light, 81),
      ("Label", 13, .regular, 33), ("Password", 12, .regular, 55), ("Trouble logging In", 15, .regular, 123),
      ("Discussion", 13, .regular, 66), ("Detail", 15, .regular, 39.33),
    ]
    for (text, size, weight, width) in recorded {
      let measured = UIFont.systemFont(ofSize: size, weight: weight).width(of: text)
      #expect(abs(measured - width) < 1, "\(text): \(measured) for \(width)")
    }
  }
}
