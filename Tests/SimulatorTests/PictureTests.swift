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

  @Test func everyFrameOfTheSlideIsAnotherPicture() throws {
    let phone = try Phone.showing("tab-sample")
    phone.render()
    try phone.focus("myField")
    phone.render()
    for _ in 1...14 {
      phone.run(for: 1 / 60)
      #expect(phone.render().area > 0, "at \(phone.time)")
      #expect(phone.render().area == 0, "a second look at \(phone.time)")
    }
  }

  @Test func whatIsAnimatedForEverDoesNotStopTheClock() throws {
    let phone = try Phone.showing("tab-sample")
    phone.settle()
    let begin = phone.time
    UIView.animate(withDuration: 0.5, delay: 0, options: .repeat) { phone.window.subviews.first?.alpha = 0.5 }
    #expect(!phone.settle())
    #expect(phone.time - begin == 60)
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
}
