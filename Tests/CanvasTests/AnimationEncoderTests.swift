import Foundation
import TestSupport
import Testing

@testable import Canvas

@MainActor
@Suite struct AnimationEncoderTests {
  /// Pictures that change in places, with few colours.
  @MainActor
  private struct Changes {
    let surface: Surface
    private var state: UInt64 = 3

    init() throws {
      surface = try #require(Surface(width: 61, height: 47))
      surface.fill(surface.bounds, .rgb(0xffffff))
    }

    mutating func next() -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 40)
    }

    /// Draws something and returns a rectangle around it, at times a larger one.
    mutating func change() -> PixelRect {
      let rect = PixelRect(
        x: Int32(next() % 70) - 5, y: Int32(next() % 50) - 3, width: Int32(next() % 30), height: Int32(next() % 20))
      surface.fill(rect, .rgb(UInt32(next() % 5) * 0x33_2211))
      return next() % 3 == 0 ? rect.inset(-4, -4) : rect
    }
  }

  private func pixels(_ surface: Surface) -> [UInt32] {
    (0..<Int(surface.height)).flatMap { y in
      (0..<Int(surface.width)).map { surface.pixels[y * surface.stride + $0] & 0xff_ffff }
    }
  }

  @Test func aGIFShowsThePicturesThatWereDrawn() throws {
    let place = try TemporaryFolder()
    let path = place.path + "/film.gif"
    var histogram = GIFHistogram()
    var first = try Changes()
    histogram.add(first.surface, first.surface.bounds)
    for _ in 0..<40 { histogram.add(first.surface, first.change()) }
    var changes = try Changes()
    let encoder = try GIFEncoder(path: path, width: 61, height: 47, palette: GIFPalette(histogram))
    var shown: [Int: [UInt32]] = [:]
    try encoder.add(changes.surface, changed: changes.surface.bounds, at: 0)
    shown[0] = pixels(changes.surface)
    for index in 1...40 {
      try encoder.add(changes.surface, changed: changes.change(), at: Double(index) * 0.04)
      shown[index * 4] = pixels(changes.surface)
    }
    try encoder.finish(at: 2)
    let film = try GIFFilm(path)
    #expect(film.frames.count == encoder.frameCount)
    #expect(film.frames.count > 20)
    for frame in film.frames { #expect(shown[frame.time] == frame.pixels, "at \(frame.time)") }
    // What is shown between two frames is the earlier one.
    for (time, pixels) in shown {
      #expect(film.frames.last { $0.time <= time }?.pixels == pixels, "at \(time)")
    }
    #expect(film.duration == 200)
  }

  @Test func anAnimatedPNGShowsThePicturesThatWereDrawn() throws {
    let place = try TemporaryFolder()
    let path = place.path + "/film.png"
    var changes = try Changes()
    let encoder = try APNGEncoder(path: path, width: 61, height: 47, metadata: ["Device": "test"])
    var shown: [Int: [UInt32]] = [:]
    try encoder.add(changes.surface, changed: changes.surface.bounds, at: 0)
    shown[0] = pixels(changes.surface)
    for index in 1...40 {
      try encoder.add(changes.surface, changed: changes.change(), at: Double(index) / 25)
      shown[index * 40] = pixels(changes.surface)
    }
    try encoder.finish(at: 2)
    let film = try APNGFilm(path)
    #expect(film.frames.count == encoder.frameCount)
    #expect(film.frameCount == encoder.frameCount)
    #expect(film.frames.count > 20)
    for frame in film.frames { #expect(shown[frame.time] == frame.pixels, "at \(frame.time)") }
    for (time, pixels) in shown {
      #expect(film.frames.last { $0.time <= time }?.pixels == pixels, "at \(time)")
    }
    #expect(film.duration == 2000)
    #expect(film.chunkNames.contains("tEXt"))
    // Programs that know no animation show the first picture.
    let first = try PNG.read(path)
    #expect(pixels(first) == shown[0])
  }

  @Test func onlyWhatChangesIsWritten() throws {
    let place = try TemporaryFolder()
    let path = place.path + "/film.gif"
    let surface = try #require(Surface(width: 200, height: 200))
    var histogram = GIFHistogram()
    for y in 0..<200 { surface.fill(PixelRect(x: 0, y: Int32(y), width: 200, height: 1), .rgb(UInt32(y) * 0x010101)) }
    histogram.add(surface, surface.bounds)
    let encoder = try GIFEncoder(path: path, width: 200, height: 200, palette: GIFPalette(histogram))
    try encoder.add(surface, changed: surface.bounds, at: 0)
    for index in 1...50 {
      surface.fill(PixelRect(x: 10, y: 10, width: 5, height: 5), .rgb(index % 2 == 0 ? 0 : 0x404040))
      // Far too large a rectangle, and in the second call nothing that changes.
      try encoder.add(surface, changed: surface.bounds, at: Double(index))
      try encoder.add(surface, changed: surface.bounds, at: Double(index) + 0.5)
    }
    try encoder.finish(at: 51)
    let film = try GIFFilm(path)
    #expect(film.frames.count == 51)
    #expect(film.frames.dropFirst().allSatisfy { $0.rect == PixelRect(x: 10, y: 10, width: 5, height: 5) })
  }

  @Test func aPaletteKeepsPlainColoursAndFindsNearOnes() throws {
    let surface = try #require(Surface(width: 256, height: 256))
    surface.fill(surface.bounds, .rgb(0xf7f8fa))
    // 20,000 colours in a corner.
    for y in 0..<140 {
      for x in 0..<140 {
        let color = UInt32(x * 0x01_0001 + y * 0x0100)
        surface.pixels[y * surface.stride + x] = 0xff00_0000 | color
      }
    }
    var histogram = GIFHistogram()
    histogram.add(surface, surface.bounds)
    var palette = GIFPalette(histogram)
    #expect(palette.colors.count == 255)
    #expect(palette.colors[Int(palette.place(of: 0xf7f8fa))] == 0xf7f8fa)
    for color: UInt32 in [0x102030, 0x507050, 0x8b008b] {
      let found = palette.colors[Int(palette.place(of: color))]
      for shift: UInt32 in [16, 8, 0] {
        let (near, exact) = (Int(found >> shift & 255), Int(color >> shift & 255))
        #expect(abs(near - exact) <= 24)
      }
      #expect(palette.colors[Int(palette.place(of: color))] == found)
    }
  }

  @Test func colorsWithoutEndAreToldApartLessFinely() throws {
    let surface = try #require(Surface(width: 512, height: 512))
    for y in 0..<512 {
      for x in 0..<512 {
        let color = UInt32(y * 512 + x) &* 61
        surface.pixels[y * surface.stride + x] = color | 0xff00_0000
      }
    }
    var histogram = GIFHistogram()
    histogram.add(surface, surface.bounds)
    #expect(histogram.counts.count <= 1 << 15)
    #expect(histogram.counts.values.reduce(0, +) == 512 * 512)
  }
}
