import Foundation
import KeyriseFiles
import Testing

@testable import Canvas

@MainActor
@Suite struct EncodingTests {
  private final class Folder {
    let path = NSTemporaryDirectory() + "keyrise-\(UUID().uuidString)"

    init() throws { try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(atPath: path) }
  }

  private let place: Folder

  init() throws { place = try Folder() }

  private func folder() throws -> String { place.path }

  private func picture() throws -> Surface {
    let surface = try #require(Surface(width: 20, height: 10))
    surface.fill(surface.bounds, .rgb(0x336699))
    surface.fill(PixelRect(x: 3, y: 2, width: 5, height: 5), .rgb(0xff8000))
    return surface
  }

  @Test func aPNGComesBackAsItWas() throws {
    let path = try folder() + "/picture.png"
    let surface = try picture()
    try PNG.write(surface, to: path, metadata: ["Device": "test", "Comment": "日本"])
    let read = try PNG.read(path)
    #expect(read.difference(from: surface)?.count == 0)
  }

  /// Also what no packer makes smaller.
  @Test(arguments: [PNG.Effort.fast, .small], [true, false])
  func aPictureOfNoiseComesBackAsItWas(effort: PNG.Effort, isOpaque: Bool) throws {
    var random: UInt64 = 1
    for (width, height) in [(1, 1), (3, 1), (1, 300), (701, 467)] as [(Int32, Int32)] {
      let surface = try #require(Surface(width: width, height: height))
      for y in 0..<height {
        for x in 0..<width {
          random = random &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          surface.fill(PixelRect(x: x, y: y, width: 1, height: 1), .rgb(UInt32(truncatingIfNeeded: random >> 40)))
        }
      }
      let bytes = try PNG.encode(surface, isOpaque: isOpaque, effort: effort)
      #expect(try PNG.decode(bytes).difference(from: surface)?.count == 0)
      #expect(bytes.count < Int(width * height) * 4 + Int(height) + 200)
    }
  }

  @Test func anUnwritablePlaceIsAnErrorThatNamesIt() throws {
    let surface = try picture()
    #expect {
      try PNG.write(surface, to: "/nowhere/at/all.png")
    } throws: { error in
      "\(error)".contains("/nowhere/at/all.png") && "\(error)".contains("No such file")
    }
  }

  @Test func aBrokenPNGIsAnError() throws {
    let path = try folder() + "/broken.png"
    let whole = try folder() + "/whole.png"
    try PNG.write(try picture(), to: whole)
    let bytes = try Data(contentsOf: URL(fileURLWithPath: whole))
    for length in [0, 4, 8, 20, 40, bytes.count - 20] {
      try bytes.prefix(length).write(to: URL(fileURLWithPath: path))
      #expect(throws: FileError.self) { try PNG.read(path) }
    }
  }

  @Test func aGIFHasAHeaderAndItsFrames() throws {
    let path = try folder() + "/film.gif"
    let surface = try picture()
    var histogram = GIFHistogram()
    histogram.add(surface, surface.bounds)
    let encoder = try GIFEncoder(path: path, width: 20, height: 10, palette: GIFPalette(histogram))
    try encoder.add(surface, changed: surface.bounds, at: 0)
    surface.fill(PixelRect(x: 0, y: 0, width: 2, height: 2), .rgb(0xff8000))
    try encoder.add(surface, changed: PixelRect(x: 0, y: 0, width: 2, height: 2), at: 0.5)
    try encoder.finish(at: 1)
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(data.prefix(6).elementsEqual("GIF89a".utf8))
    #expect(data.last == 0x3b)
    #expect(data.count > 800)
  }

  @Test func writingReplacesWholeFilesOnly() throws {
    let path = try folder() + "/text"
    try FileWriter.write(Array("one".utf8), to: path)
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try FileWriter.replace(path) { temporary in
        try Data("half".utf8).write(to: URL(fileURLWithPath: temporary))
        throw Stop()
      }
    }
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "one")
    let names = try FileManager.default.contentsOfDirectory(atPath: (path as NSString).deletingLastPathComponent)
    #expect(names == ["text"])
  }

  @Test func devicesPipesAndFoldersAreNotReplaced() throws {
    let pipe = try folder() + "/pipe"
    #expect(mkfifo(pipe, 0o600) == 0)
    #expect(throws: FileError.self) { try FileWriter.write([1], to: pipe) }
    #expect(throws: FileError.self) { try FileWriter.write([1], to: try folder()) }
    #expect(throws: FileError.self) { try FileWriter.write([1], to: "") }
    var status = stat()
    #expect(lstat(pipe, &status) == 0 && status.st_mode & S_IFMT == S_IFIFO)
  }

  @Test func aLinkStaysALinkAndItsTargetIsWritten() throws {
    let target = try folder() + "/target"
    let link = try folder() + "/link"
    try FileWriter.write([1], to: target)
    #expect(symlink(target, link) == 0)
    try FileWriter.write([2], to: link)
    #expect(try Data(contentsOf: URL(fileURLWithPath: target)) == Data([2]))
    var status = stat()
    #expect(lstat(link, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK)
  }
}
