import Canvas
import Foundation
import Scenarios
import TestSupport
import Testing
import UIKit

@testable import Simulator

/// Videos that ffmpeg has written and reads again.
@MainActor
@Suite(.enabled(if: VideoFilm.canBeRead, "ffmpeg is not on the PATH; Scripts/setup --tests installs it"))
struct VideoTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func film(
    _ format: String, _ text: String, _ options: RecordingOptions = RecordingOptions(),
    _ makePhone: @escaping () throws -> Phone
  ) throws -> (VideoFilm, RecordingSummary) {
    let path = folder.path + "/film." + format
    let summary = try Recording(try Scenario(text), options: options, makePhone: makePhone)
      .write(to: path, encoder: Program.path(of: "ffmpeg"))
    #expect(try folder.names() == ["film." + format])
    return (try VideoFilm(path), summary)
  }

  private static let colors: [(UIColor, UInt32)] = [
    (UIColor(red: 1, green: 0, blue: 0, alpha: 1), 0xff0000), (UIColor(red: 0, green: 1, blue: 0, alpha: 1), 0x00ff00),
    (UIColor(red: 0, green: 0, blue: 1, alpha: 1), 0x0000ff), (UIColor(white: 0.5, alpha: 1), 0x808080),
    (UIColor(white: 0, alpha: 1), 0), (UIColor(white: 1, alpha: 1), 0xffffff),
    (UIColor(red: 0.2, green: 0.78, blue: 0.35, alpha: 1), 0x33c759),
  ]

  /// Stripes from side to side; 375 × 667 pixels, which are odd, are above and below what players take for BT.709.
  private func stripes(scale: Int) throws -> Phone {
    var options = PhoneOptions()
    options.device = try .named("iphone-4.7")
    options.scale = scale
    options.showsStatusBar = true
    return try Phone(options) {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      for (index, color) in Self.colors.enumerated() {
        let stripe = UIView(frame: CGRect(x: 0, y: 40 + index * 80, width: 375, height: 80))
        stripe.backgroundColor = color.0
        controller.view.addSubview(stripe)
      }
      return controller
    }
  }

  @Test(arguments: ["mp4", "webm"], [1, 2])
  func coloursAreRightAndSidesEven(_ format: String, _ scale: Int) throws {
    let (film, summary) = try film(format, "wait 0.2") { try stripes(scale: scale) }
    #expect(film.width == (375 * scale + 1) / 2 * 2 && film.height == (667 * scale + 1) / 2 * 2)
    #expect(summary.width == film.width && summary.height == film.height)
    #expect(film.facts["pix_fmt"] == "yuv420p")
    #expect(film.facts["codec_name"] == (format == "mp4" ? "h264" : "vp9"))
    for fact in ["color_space", "color_primaries", "color_transfer"] where format == "mp4" || fact == "color_space" {
      #expect(film.facts[fact] == "bt709", "\(fact)")
    }
    #expect(film.facts["color_range"] == "tv")
    let pixels = film.pixels(film.count - 1)
    // The last column too, where it is there twice.
    for x in [5, film.width / 2, film.width - 1] {
      for (index, color) in Self.colors.enumerated() {
        let found = pixels[(80 + index * 80) * scale * film.width + x]
        for shift: UInt32 in [0, 8, 16] {
          let difference = abs(Int(found >> shift & 255) - Int(color.1 >> shift & 255))
          #expect(difference <= 6, "colour \(index) at \(x) is \(String(found, radix: 16))")
        }
      }
    }
  }

  @Test(arguments: [("mp4", 25.0), ("webm", 60), ("mp4", 7)])
  func everyPictureIsThereAtItsTime(_ format: String, _ framesPerSecond: Double) throws {
    var options = RecordingOptions()
    options.framesPerSecond = framesPerSecond
    options.hold = 0.5
    let text = "tap \"myField\"\nwait 0.4\ntype \"Hello\" over 0.4\nwait 0.2"
    let (film, summary) = try film(format, text, options) { try Phone.showing("tab-sample", scale: 1) }
    #expect(film.count == summary.frames)
    #expect(film.count == Int((summary.duration * framesPerSecond).rounded()))
    #expect(abs(film.duration - summary.duration) < 1 / framesPerSecond)
    let phone = try Phone.showing("tab-sample", scale: 1)
    var count = 0
    // Every third, since debug builds are slow to compare.
    let times = (0..<film.count).filter { $0 % 3 == 0 }.map { Double($0) / framesPerSecond }
    let observer = MomentObserver(phone, times: times) { phone, time in
      phone.render()
      let pixels = film.pixels(Int((time * framesPerSecond).rounded()))
      let surface = phone.surface
      var difference = 0
      for y in stride(from: 0, to: Int(surface.height), by: 4) {
        for x in 0..<Int(surface.width) {
          let (a, b) = (surface.pixels[y * surface.stride + x], pixels[y * film.width + x])
          difference += abs(Int(a >> 8 & 255) - Int(b >> 8 & 255))
        }
      }
      // A keyboard that stands 4 points elsewhere makes more than 2.
      #expect(Double(difference) / Double(surface.width * surface.height / 4) < 1.2, "at \(time)")
      count += 1
    }
    try ScenarioPlayer(try Scenario(text), on: phone).play()
    phone.run(for: options.hold)
    withExtendedLifetime(observer) {}
    #expect(count >= times.count - 1)
  }

  /// The program ends while it is fed.
  @Test func aProgramThatIsKilledLeavesNoFile() throws {
    let script = folder.path + "/encoder"
    let ffmpeg = try #require(Program.path(of: "ffmpeg"))
    let text = "#!/bin/bash\n(sleep 0.4; kill -9 $$) &\nexec \"\(ffmpeg)\" \"$@\"\n"
    try Data(text.utf8).write(to: URL(fileURLWithPath: script))
    chmod(script, 0o755)
    let scenario = try Scenario("tap \"myField\"\nwait 600")
    #expect(throws: RecordingError.encoderFailed("it was ended by signal 9")) {
      try Recording(scenario) { try Phone.showing("tab-sample", scale: 1) }
        .write(to: folder.path + "/film.mp4", encoder: script)
    }
    #expect(try folder.names() == ["encoder"])
  }
}
