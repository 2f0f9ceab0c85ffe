import Canvas
import Foundation
import KeyriseFiles
import Scenarios
import TestSupport
import Testing
import UIKit

@testable import Simulator

@MainActor
@Suite struct RecordingTests {
  private let scenario = "tap \"myField\"\nwait 0.3\nkeys \"Hi\"\nwait 0.2\nreturn\nwait 0.5"

  private func recording(_ text: String, _ options: RecordingOptions, scale: Int = 1) throws -> Recording {
    Recording(try Scenario(text), options: options) { try Phone.showing("tab-sample", scale: scale) }
  }

  private func pixels(_ surface: Surface) -> [UInt32] {
    (0..<Int(surface.height)).flatMap { y in
      (0..<Int(surface.width)).map { surface.pixels[y * surface.stride + $0] & 0xff_ffff }
    }
  }

  /// What the screen shows at each frame's time, found without a recorder.
  private func moments(_ text: String, _ times: [Double]) throws -> [Double: [UInt32]] {
    let phone = try Phone.showing("tab-sample")
    var found: [Double: [UInt32]] = [:]
    let observer = MomentObserver(phone, times: times) { phone, time in
      phone.render()
      found[time] = pixels(phone.surface)
    }
    try ScenarioPlayer(try Scenario(text), on: phone).play()
    try observer.finish()
    return found
  }

  /// The largest difference of a channel.
  private func distance(_ left: [UInt32], _ right: [UInt32]) -> Int {
    guard left.count == right.count else { return .max }
    var largest = 0
    for (a, b) in zip(left, right) where a != b {
      for shift: UInt32 in [0, 8, 16] { largest = max(largest, abs(Int(a >> shift & 255) - Int(b >> shift & 255))) }
    }
    return largest
  }

  @Test func aGIFShowsTheScreenAtTheTimesOfItsFrames() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/film.gif"
    let summary = try recording(scenario, RecordingOptions()).write(to: path)
    let film = try GIFFilm(path)
    #expect(film.frames.count == summary.frames)
    #expect(film.frames.count > 20)
    #expect(film.width == 320 && film.height == 460)
    #expect(abs(Double(film.duration) / 100 - summary.duration) < 0.011)
    let times = film.frames.map { Double($0.time) / 100 }
    let shown = try moments(scenario, times)
    for frame in film.frames {
      let expected = try #require(shown[Double(frame.time) / 100])
      // 255 colours for some thousand: near, and plain ground exact.
      #expect(distance(frame.pixels, expected) <= 24, "at \(frame.time)")
      #expect(frame.pixels[20 * 320 + 300] == 0xffffff)
    }
    #expect(try folder.names() == ["film.gif"])
  }

  /// A recorder looks at the phone and changes nothing, whether its times meet those of the frames or not.
  @Test(arguments: [7.0, 25, 30, 50, 60, 120])
  func recordingDoesNotChangeWhatHappens(_ framesPerSecond: Double) throws {
    let text = "tap \"myField\"\ntype \"abc\"\ndrag 250,80 to 250,40 over 0.2\nreturn\ntap \"myField2\"\nwait 0.37"
    // One phone after the other: an app hears the notifications of every keyboard in the process.
    func play(_ observe: (Phone) throws -> PhoneRecorder?) throws -> (String, [UInt32]) {
      let phone = try Phone.showing("scroll-sample-fixed")
      let recorder = try observe(phone)
      phone.observer = recorder
      try ScenarioPlayer(try Scenario(text), on: phone).play()
      phone.observer = nil
      try recorder?.check()
      return (try Inspection(phone).json(), pixels(phone.surface))
    }
    let plain = try play { _ in nil }
    var options = RecordingOptions()
    options.framesPerSecond = framesPerSecond
    options.showsTouches = true
    var count = 0
    let watched = try play { phone in
      PhoneRecorder(try RecordingStage(phone, options), framesPerSecond: framesPerSecond) { _, _, _ in count += 1 }
    }
    #expect(count > 10)
    #expect(watched.0 == plain.0)
    #expect(watched.1 == plain.1)
  }

  /// A frame is put together from what changed; it has to be what drawing everything gives.
  @Test func whatIsPutTogetherInPiecesIsTheWholePicture() throws {
    var options = RecordingOptions()
    options.showsBezel = true
    options.showsTouches = true
    options.showsCaptions = true
    let phone = try Phone.showing("tab-sample")
    let stage = try RecordingStage(phone, options)
    var count = 0
    let recorder = PhoneRecorder(stage, framesPerSecond: 25) { surface, changed, time in
      count += 1
      guard count % 7 == 0 else { return }
      let before = pixels(surface)
      stage.invalidate()
      _ = try stage.update(phone, at: time)
      #expect(pixels(surface) == before, "at \(time)")
    }
    phone.observer = recorder
    try ScenarioPlayer(try Scenario(scenario), on: phone).play()
    try recorder.check()
    #expect(count > 20)
  }

  @Test(arguments: ["iphone-3.5", "iphone-4.7", "iphone-x", "ipad-9.7"])
  func aDrawnPhoneLeavesTheScreenAsItIs(_ device: String) throws {
    var phoneOptions = PhoneOptions()
    phoneOptions.device = try .named(device)
    phoneOptions.scale = 1
    phoneOptions.showsStatusBar = true
    let phone = try Phone(phoneOptions) { UIViewController() }
    phone.window.rootViewController?.view.backgroundColor = .systemRed
    var options = RecordingOptions()
    options.showsBezel = true
    let stage = try RecordingStage(phone, options)
    _ = try stage.update(phone, at: 0)
    let (width, height) = (Int(phone.surface.width), Int(phone.surface.height))
    let left = (Int(stage.surface.width) - width) / 2
    let top = (Int(stage.surface.height) - height) / 2
    #expect(left >= 16 && top >= 16)
    // The middle row and column are the screen's own; the notch keeps to the upper edge.
    for x in 0..<width {
      #expect(
        stage.surface[Int32(left + x), Int32(top + height / 2)] == phone.surface[Int32(x), Int32(height / 2)])
    }
    for y in 60..<height {
      #expect(stage.surface[Int32(left + width / 2), Int32(top + y)] == phone.surface[Int32(width / 2), Int32(y)])
    }
    #expect(stage.surface[Int32(left - 8), Int32(top + height / 2)] == .rgb(0x0c0c0e))
    #expect(stage.surface[0, 0] == .white)
    // Nothing, a notch either, stands out above the case, and round screens have the case's colour in their corners.
    #expect(stage.surface[Int32(left + width / 2), 6] == .white)
    if device == "iphone-x" {
      for x in [left + 4, left + width - 5] {
        #expect(stage.surface[Int32(x), Int32(top + 4)] == .rgb(0x0c0c0e))
        #expect(stage.surface[Int32(x), Int32(top + height - 5)] == .rgb(0x0c0c0e))
      }
    }
  }

  @Test func anAnimatedPNGShowsTheScreenAsItIs() throws {
    let folder = try TemporaryFolder()
    let summary = try recording(scenario, RecordingOptions()).write(to: folder.path + "/film.apng")
    #expect(summary.frames > 20)
    // Programs that know no animation show the first picture, before anything is done.
    let phone = try Phone.showing("tab-sample")
    phone.render()
    #expect(pixels(try PNG.read(folder.path + "/film.apng")) == pixels(phone.surface))
    let data = try Data(contentsOf: URL(fileURLWithPath: folder.path + "/film.apng"))
    #expect(PNG.metadata(of: data) == phone.metadata)
    #expect(try folder.names() == ["film.apng"])
  }

  @Test(arguments: [UIDeviceOrientation.landscapeLeft, .landscapeRight])
  func aPhoneThatIsTurnedIsShownWhole(_ orientation: UIDeviceOrientation) throws {
    var phoneOptions = PhoneOptions()
    phoneOptions.device = try .named("iphone-4.7")
    phoneOptions.scale = 1
    phoneOptions.showsStatusBar = true
    let phone = try Phone(phoneOptions) { UIViewController() }
    phone.window.rootViewController?.view.backgroundColor = .systemRed
    var options = RecordingOptions()
    options.showsBezel = true
    let stage = try RecordingStage(phone, options, turns: true)
    let recorder = PhoneRecorder(stage, framesPerSecond: 25) { _, _, _ in }
    phone.observer = recorder
    recorder.look(at: phone)
    expectScreen(of: phone, on: stage)
    #expect(try phone.hold(orientation))
    phone.run(for: 1)
    try recorder.check()
    #expect(phone.surface.width == 667 && phone.surface.height == 375)
    expectScreen(of: phone, on: stage)
    // Nothing of how it was held before is left: the upright screen's top was 100 above the turned one's.
    #expect(stage.surface[stage.surface.width / 2, 10] == .white)
    #expect(try phone.hold(.portrait))
    phone.run(for: 1)
    try recorder.check()
    expectScreen(of: phone, on: stage)
    #expect(stage.surface[10, stage.surface.height / 2] == .white)
  }

  /// The whole screen is in the middle of the stage, in a drawn phone.
  private func expectScreen(
    of phone: Phone, on stage: RecordingStage, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let screen = phone.surface
    let (x, y) = ((stage.surface.width - screen.width) / 2, (stage.surface.height - screen.height) / 2)
    let part = stage.surface.copy(of: PixelRect(x: x, y: y, width: screen.width, height: screen.height))
    #expect(part.map(pixels) == pixels(screen), sourceLocation: sourceLocation)
    #expect(stage.surface[x - 8, y + screen.height / 2] == .rgb(0x0c0c0e), sourceLocation: sourceLocation)
    #expect(stage.surface[x + screen.width / 2, y - 8] == .rgb(0x0c0c0e), sourceLocation: sourceLocation)
  }

  @Test func aScenarioThatFailsLeavesNoFile() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/film.gif"
    let failure = try #require(throws: ScenarioFailure.self) {
      try recording("tap \"myField\"\nexpect offset 1", RecordingOptions()).write(to: path)
    }
    #expect(failure.step.line == 2)
    #expect(try folder.names().isEmpty)
    #expect(throws: FileError.self) {
      try recording("wait 0.1", RecordingOptions()).write(to: folder.path + "/no/film.gif")
    }
    #expect(throws: RecordingError.unknownFormat("film.avi")) {
      try recording("wait 1", RecordingOptions()).write(to: "film.avi")
    }
  }

  // MARK: Video

  /// A program in the place of ffmpeg.
  private func program(_ script: String, in folder: TemporaryFolder) throws -> String {
    let path = folder.path + "/encoder"
    try Data("#!/bin/sh\n\(script)\n".utf8).write(to: URL(fileURLWithPath: path))
    chmod(path, 0o755)
    return path
  }

  @Test func aVideoIsFedWithEveryPicture() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/film.mp4"
    let encoder = try program("for last; do :; done; cat > \"${last#file:}\"", in: folder)
    var options = RecordingOptions()
    options.hold = 0.2
    let summary = try recording("tap \"myField\"\nwait 0.4", options).write(to: path, encoder: encoder)
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let frameSize = 320 * 460 * 4
    #expect(summary.frames == Int((summary.duration * 25).rounded()))
    #expect(data.count == summary.frames * frameSize)
    let shown = try moments("tap \"myField\"\nwait 0.4", [0.2])
    let frame = data[5 * frameSize..<6 * frameSize]
    let pixels = stride(from: frame.startIndex, to: frame.endIndex, by: 4).map { index in
      UInt32(frame[index]) | UInt32(frame[index + 1]) << 8 | UInt32(frame[index + 2]) << 16
    }
    #expect(pixels == shown[0.2])
  }

  @Test func aVideoThatCannotBeEncodedIsAnErrorAndNoFile() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/film.webm"
    #expect(throws: RecordingError.noEncoder("webm")) {
      try recording("wait 1", RecordingOptions()).write(to: path)
    }
    let broken = try program("echo Unknown encoder >&2; exit 1", in: folder)
    #expect(throws: RecordingError.encoderFailed("Unknown encoder")) {
      try recording("tap \"myField\"\nwait 3", RecordingOptions()).write(to: path, encoder: broken)
    }
    #expect(throws: RecordingError.self) {
      try recording("wait 1", RecordingOptions()).write(to: path, encoder: folder.path + "/nothing")
    }
    // As ffmpeg 5 ends on a full disk.
    let full = try program("cat >/dev/null; echo 'Error writing trailer: No space left on device' >&2", in: folder)
    let error = try #require(throws: FileError.self) {
      try recording("wait 0.1", RecordingOptions()).write(to: path, encoder: full)
    }
    #expect(error.description.hasPrefix("cannot write \(path): No space left on device; "))
    #expect(try folder.names() == ["encoder"])
  }

  /// A program that says much before it reads is listened to, and does not stop for ever.
  /// The limit also counts the time in which other tests have the main thread.
  @Test(.timeLimit(.minutes(5))) func aProgramThatSaysMuch() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/film.mp4"
    let encoder = try program(
      "head -c 300000 /dev/zero | tr '\\0' x >&2; for last; do :; done; cat > \"${last#file:}\"", in: folder)
    let summary = try recording("wait 0.2", RecordingOptions()).write(to: path, encoder: encoder)
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    #expect(data.count == summary.frames * 320 * 460 * 4)
  }
}
