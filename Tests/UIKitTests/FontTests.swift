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
}
