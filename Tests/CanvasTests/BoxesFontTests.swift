import Assets
import Canvas
import Foundation
import Testing

/// The face in which every character is a box of 0.4 × 0.7 em.
@MainActor
@Suite struct BoxesFontTests {
  private func face() throws -> Typeface { try Typeface.open(BoxesFont.bytes, name: BoxesFont.fileName) }

  @Test(arguments: ["a", "W", ".", "é", "山", "ا", "\u{10FFFD}", "🙂"] as [Unicode.Scalar])
  func everyCharacterIsTheSameBox(_ scalar: Unicode.Scalar) throws {
    let face = try face()
    #expect(face.contains(scalar))
    #expect(face.advance(of: scalar) == 0.5)
    let placed = try #require(face.mask(of: scalar, pixels: 20))
    #expect([placed.x, placed.y, placed.mask.width, placed.mask.height] == [1, -14, 8, 14])
    #expect((0..<8 * 14).allSatisfy { placed.mask.coverage[$0] == 255 })
  }

  @Test(arguments: [" ", "\u{A0}", "\u{3000}"] as [Unicode.Scalar])
  func spacesAreEmpty(_ scalar: Unicode.Scalar) throws {
    let face = try face()
    #expect(face.advance(of: scalar) == 0.5)
    #expect(face.mask(of: scalar, pixels: 20) == nil)
  }

  @Test func theVersionIsTheFiles() throws {
    #expect(try face().version == "1.00")
  }
}
