import Canvas
import Foundation
import Simulator
import Snapshots
import Testing
import UIKit

/// Each way in which a snapshot can fail, with what is said, what is kept and what is left alone.
@MainActor
@Suite(.serialized) struct SnapshotFailureTests {
  @Test func aMissingReferenceIsRecordedAndFailsOnce() throws {
    let bench = try SnapshotBench()
    defer { bench.remove() }
    let reference = bench.place().reference
    #expect(reference == bench.package + "/Tests/FormTests/__Snapshots__/FormTests/form.rest.png")
    let message = try #require(bench.verify(try bench.phone()))
    #expect(message.hasPrefix("There was no reference. The snapshot FormTests/form.rest is recorded: \(reference)."))
    #expect(bench.failures.records().map(\.kind) == [.recorded])
    #expect(bench.verify(try bench.phone()) == nil)
    #expect(bench.failures.records().isEmpty)
    let metadata = PNG.metadata(of: try #require(bench.bytes(reference)))
    #expect(metadata["Device"] == "iphone-3.5")
    #expect(metadata["Scale"] == "1")
    #expect(metadata["Fonts"] == "boxes.ttf 1.00")
    #expect(metadata["Libraries"] == Phone.libraries)
  }

  @Test func aMissingReferenceThatMayNotBeRecorded() throws {
    let bench = try SnapshotBench()
    defer { bench.remove() }
    let message = try #require(bench.verify(try bench.phone(), recording: .never))
    #expect(message.hasPrefix("There is no reference for FormTests/form.rest, and none may be recorded"))
    #expect(message.contains("keyrise accept 'FormTests/form.rest'"))
    #expect(bench.bytes(bench.place().reference) == nil)
    let acceptance = Acceptance(bench.failures)
    for replacement in try acceptance.replacements(named: ["form.rest"]) { try acceptance.make(replacement) }
    #expect(bench.verify(try bench.phone(), recording: .never) == nil)
  }

  @Test func aChangedPixel() throws {
    let bench = try SnapshotBench()
    defer { bench.remove() }
    let phone = try bench.phone()
    try bench.record(phone)
    let changed = try #require(phone.surface.copy())
    // On the field's white, which is at (20, 200) of the window.
    changed.fill(PixelRect(x: 100, y: 215, width: 1, height: 1), .rgb(0xffff_f0 & 0xffffff))
    let reference = bench.place().reference
    try PNG.write(changed, to: reference, metadata: phone.metadata)
    let before = bench.bytes(reference)
    let message = try #require(bench.verify(phone))
    let lines = message.split(separator: "\n").map(String.init)
    #expect(lines[0] == "The snapshot FormTests/form.rest differs from its reference.")
    #expect(lines[1].hasPrefix("1 of 147200 pixels differ (less than 0.01 %), at most by "))
    #expect(lines[2] == "  at (100, 215), 1 × 1 pixels: UITextField nameField")
    #expect(lines.last == "To accept the result: keyrise accept 'FormTests/form.rest'")
    #expect(bench.bytes(reference) == before)
    let folder = bench.failures.path + "/FormTests/FormTests/form.rest"
    #expect(
      bench.files(in: folder) == [
        "difference.png", "fragment.html", "record.json", "reference.png", "result.png", "side-by-side.png",
      ])
    #expect(bench.bytes(folder + "/reference.png") == before)
    #expect(try PNG.read(folder + "/side-by-side.png").width == 3 * 320 + 4 * 8)
    let page = try bench.page()
    #expect(page.components(separatedBy: "src=\"data:image/png;base64,").count == 4)
    #expect(page.contains("type=\"range\""))
    #expect(page.contains("<pre>keyrise accept 'FormTests/form.rest'</pre>"))
    #expect(!page.contains("http") && !page.contains("<script") && !page.contains("src=\"/"))
  }

  @Test func aMovedView() throws {
    let bench = try SnapshotBench()
    defer { bench.remove() }
    try bench.record(try bench.phone())
    let message = try #require(bench.verify(try bench.phone(labelX: 21)))
    #expect(message.contains(": UILabel \"Name\""))
    #expect(!message.contains("UITextField"))
  }

  /// What explains the difference is said before the difference.
  @Test func anotherSize() throws {
    let bench = try SnapshotBench()
    defer { bench.remove() }
    try bench.record(try bench.phone())
    let message = try #require(bench.verify(try bench.phone(scale: 2)))
    let lines = message.split(separator: "\n").map(String.init)
    #expect(lines[0] == "The scale differs: the reference was made with 1, the result with 2.")
    #expect(lines[2].hasPrefix("The sizes differ: the reference has 320 × 460 pixels, the result 640 × 920."))
  }

  @Test func otherFontsAreSaidFirst() throws {
    let bench = try SnapshotBench()
    defer { bench.remove() }
    let phone = try bench.phone()
    var metadata = phone.metadata
    metadata["Fonts"] = "boxes.ttf 0.90"
    metadata["Libraries"] = "SDL 2.0.1"
    phone.render()
    let other = try #require(phone.surface.copy())
    other.fill(PixelRect(x: 0, y: 0, width: 9, height: 9), .black)
    try FileManager.default.createDirectory(
      atPath: URL(fileURLWithPath: bench.place().reference).deletingLastPathComponent().path,
      withIntermediateDirectories: true)
    try PNG.write(other, to: bench.place().reference, metadata: metadata)
    let message = try #require(bench.verify(phone))
    #expect(
      message.hasPrefix(
        "The fonts differ: the reference was made with boxes.ttf 0.90, the result with boxes.ttf 1.00.\n"
          + "The libraries differ: the reference was made with SDL 2.0.1, the result with \(Phone.libraries).\n"
          + "The snapshot FormTests/form.rest differs"))
    // As long as the pixels are the same, nothing fails.
    try PNG.write(phone.surface, to: bench.place().reference, metadata: metadata)
    #expect(bench.verify(phone) == nil)
  }

  @Test(arguments: ["", "this is no picture", "\u{89}PNG\r\n"])
  func anUnreadableReferenceIsLeftAlone(_ content: String) throws {
    let bench = try SnapshotBench()
    defer { bench.remove() }
    try bench.record(try bench.phone())
    let reference = bench.place().reference
    try content.write(toFile: reference, atomically: true, encoding: .utf8)
    let message = try #require(bench.verify(try bench.phone()))
    #expect(
      message.hasPrefix(
        "The reference of FormTests/form.rest cannot be read: not a PNG file; pictures are read as PNG only."))
    #expect(bench.bytes(reference) == Data(content.utf8))
    #expect(bench.failures.records().map(\.kind) == [.unreadable])
    let acceptance = Acceptance(bench.failures)
    for replacement in acceptance.replacements().possible { try acceptance.make(replacement) }
    #expect(bench.verify(try bench.phone()) == nil)
  }

  /// Half of a picture is none.
  @Test func aTruncatedReference() throws {
    let bench = try SnapshotBench()
    defer { bench.remove() }
    try bench.record(try bench.phone())
    let reference = bench.place().reference
    let whole = try #require(bench.bytes(reference))
    try whole.prefix(whole.count / 2).write(to: URL(fileURLWithPath: reference))
    let message = try #require(bench.verify(try bench.phone()))
    #expect(message.hasPrefix("The reference of FormTests/form.rest cannot be read: "))
    #expect(bench.bytes(reference)?.count == whole.count / 2)
  }

  @Test func aReferenceThatIsAFolder() throws {
    let bench = try SnapshotBench()
    defer { bench.remove() }
    try FileManager.default.createDirectory(atPath: bench.place().reference, withIntermediateDirectories: true)
    let message = try #require(bench.verify(try bench.phone()))
    #expect(message.hasPrefix("The reference of FormTests/form.rest cannot be read: it is a folder; name a file."))
  }

  @Test func recordingFailedOnesReplacesWhatDiffers() throws {
    let bench = try SnapshotBench()
    defer { bench.remove() }
    try bench.record(try bench.phone())
    let moved = try bench.phone(labelX: 21)
    let message = try #require(bench.verify(moved, recording: .failed))
    #expect(message.contains("differs from its reference"))
    #expect(message.contains("is recorded"))
    #expect(bench.verify(moved) == nil)
    #expect(bench.verify(moved, recording: .failed) == nil)
    #expect(try #require(bench.verify(moved, recording: .all)).hasPrefix("Recording is on."))
  }

  @Test func aSnapshotThatCannotBeTaken() throws {
    let bench = try SnapshotBench()
    defer { bench.remove() }
    let message = SnapshotVerifier(recording: .missing, failures: bench.failures).verify(
      { try bench.phone() }, as: .filmStrip(at: [0.2, 0.1]), at: bench.place())
    #expect(
      message?.hasPrefix("The snapshot FormTests/form.rest cannot be taken: the times of a film strip rise") == true)
    #expect(bench.bytes(bench.place().reference) == nil)
  }

  @Test func textsSayWhichLinesDiffer() throws {
    let bench = try SnapshotBench()
    defer { bench.remove() }
    let verifier = SnapshotVerifier(recording: .missing, failures: bench.failures)
    let place = SnapshotPlace(
      testFile: bench.package + "/Tests/FormTests/FormTests.swift", testName: "form()", name: "1", pathExtension: "txt")
    #expect(verifier.verify({ "a\nb\n" }, as: .lines, at: place) != nil)
    let message = verifier.verify({ "a\n<c>\n" }, as: .lines, at: place) ?? ""
    #expect(message.contains("2 lines differ.\n  a\n- b\n+ <c>"))
    let page = try bench.page()
    #expect(page.contains("<ins>+ &lt;c&gt;</ins>"))
  }
}
