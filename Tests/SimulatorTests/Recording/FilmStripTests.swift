import Canvas
import Foundation
import Testing

@testable import Simulator

@MainActor
@Suite struct FilmStripTests {
  /// Eight pictures of a turned phone at scale 3 are wider together than a picture can be.
  @Test func rowsAreNoWiderThanAPicture() {
    #expect(FilmStrip.columns(for: 20, width: 320) == 8)
    #expect(FilmStrip.columns(for: 3, width: 320) == 3)
    #expect(FilmStrip.columns(for: 0, width: 0) == 1)
    let columns = FilmStrip.columns(for: 8, width: 2556)
    #expect(columns == 6)
    #expect(8 + columns * (2556 + 8) <= Surface.largestSide)
    #expect(FilmStrip.columns(for: 8, width: 20_000) == 1)
  }

  @Test func aPictureThatIsTooLargeIsNoLackOfMemory() {
    #expect(PhoneError.noSurface(20_000, 300).description.contains("--scale"))
    #expect(!PhoneError.noSurface(200, 300).description.contains("--scale"))
  }
}
