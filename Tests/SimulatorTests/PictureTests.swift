import Canvas
import Foundation
import Samples
import Simulator
import Testing
import UIKit

@MainActor
@Suite(.serialized) struct PictureTests {
  private func picture(_ scale: Int, at time: Double?) throws -> Data {
    let phone = try Phone.showing("tab-sample", scale: scale)
    try phone.focus("myField")
    if let time { phone.run(until: time) } else { phone.settle() }
    let path = NSTemporaryDirectory() + "keyrise-\(UUID().uuidString).png"
    defer { try? FileManager.default.removeItem(atPath: path) }
    try phone.writePNG(to: path)
    return try Data(contentsOf: URL(fileURLWithPath: path))
  }

  @Test(arguments: [1, 2, 3])
  func theSameBytesOnEveryRun(_ scale: Int) throws {
    #expect(try picture(scale, at: 0.15) == picture(scale, at: 0.15))
    #expect(try picture(scale, at: nil) == picture(scale, at: nil))
  }

  /// A whole story, frame by frame: what damage leaves must be what a full drawing gives.
  @Test(arguments: [1, 2])
  func partialDrawingEqualsFullDrawing(_ scale: Int) throws {
    let phone = try Phone.showing("tab-sample", scale: scale)
    func check() throws {
      phone.render()
      let partial = try #require(phone.surface.copy())
      try phone.setScale(scale)
      phone.render()
      #expect(phone.surface.difference(from: partial)?.count == 0, "at \(phone.time)")
    }
    try check()
    try phone.focus("myField")
    for _ in 0..<8 {
      phone.run(for: 0.05)
      try check()
    }
    phone.settle()
    for character in "Hi there" {
      try phone.typeOnKeyboard(character)
      try check()
    }
    phone.drag(from: CGPoint(x: 280, y: 80), to: CGPoint(x: 280, y: 200), duration: 0.2)
    for _ in 0..<8 {
      phone.run(for: 0.04)
      try check()
    }
    try phone.pressReturn()
    for _ in 0..<8 {
      phone.run(for: 0.05)
      try check()
    }
  }

  @Test func anIdleSecondDrawsNothing() throws {
    let phone = try Phone.showing("tab-sample")
    phone.render()
    for _ in 0..<60 {
      phone.run(for: 1 / 60)
      #expect(phone.render().isEmpty)
    }
  }

  @Test func slidingDrawsNoMoreThanTheKeyboardsPlace() throws {
    let phone = try Phone.showing("scroll-sample")
    phone.render()
    try phone.focus("myField")
    // The first frame also draws the field's caret.
    phone.run(for: 1 / 60)
    phone.render()
    for _ in 0..<12 {
      phone.run(for: 1 / 60)
      #expect(phone.render().area <= 320 * 216)
    }
  }

  /// A look at a moment, compared with a picture that a person has looked at. Other libraries or fonts draw other pixels;
  /// then there is nothing to compare with.
  @Test(
    .enabled(if: Golden.librariesAreThose, "the goldens were made with other libraries"),
    arguments: [("rest", 1), ("half-way", 1), ("settled", 1), ("settled", 2)])
  func golden(_ moment: String, _ scale: Int) throws {
    let phone = try Phone.showing("tab-sample", scale: scale)
    if moment != "rest" { try phone.focus("myField") }
    if moment == "half-way" { phone.run(until: 0.15) } else { phone.settle() }
    phone.render()
    try Golden.compare(phone, named: "\(moment)@\(scale)x")
  }
}

/// Pictures that a person has looked at.
@MainActor
enum Golden {
  nonisolated static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().path + "/Goldens"
  nonisolated static let librariesFile = folder + "/libraries.txt"

  /// Whether the goldens were made with the libraries of this machine; true when there are none yet.
  nonisolated static var librariesAreThose: Bool {
    guard let known = try? String(contentsOfFile: librariesFile, encoding: .utf8) else { return true }
    return known == LibraryDescription.text
  }

  /// Compares, or writes the picture when there is none and fails, so that somebody looks at it.
  static func compare(_ phone: Phone, named name: String) throws {
    let path = "\(folder)/\(name).png"
    guard FileManager.default.fileExists(atPath: path) else {
      try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
      try PNG.write(phone.surface, to: path)
      try LibraryDescription.text.write(toFile: librariesFile, atomically: true, encoding: .utf8)
      Issue.record("There was no golden. Look at \(path), and commit it when it is right.")
      return
    }
    let golden = try PNG.read(path)
    let difference = phone.surface.difference(from: golden)
    if difference?.count != 0 {
      let result = NSTemporaryDirectory() + "\(name)-result.png"
      try PNG.write(phone.surface, to: result)
      Issue.record("\(name) differs: \(String(describing: difference)); golden \(path), result \(result)")
    }
  }
}

/// What the pixels of text hang on.
enum LibraryDescription {
  static var text: String {
    let fonts = ["NimbusSans-Regular.otf", "NimbusSans-Bold.otf"].map { name -> String in
      let path = "/usr/share/fonts/opentype/urw-base35/\(name)"
      let size = (try? FileManager.default.attributesOfItem(atPath: path)[.size] as? Int) ?? 0
      return "\(name) \(size) bytes"
    }
    return (["\(Phone.libraries)"] + fonts).joined(separator: "\n") + "\n"
  }
}
