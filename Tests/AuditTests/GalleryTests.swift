import Avoidance
import Canvas
import Foundation
import Samples
import Simulator
import Testing
import UIKit

/// The gallery: the same form on phones that differ in their strategy only.
@MainActor
@Suite(.serialized) struct GalleryTests {
  private func gallery(columns: Int) throws -> Gallery {
    let strategies: [KeyboardAvoidance?] = [nil] + KeyboardAvoidance.all.map { $0 }
    var options = PhoneOptions()
    options.scale = 1
    let phones = try strategies.map { strategy in
      let phone = try Phone(options) { GalleryScreen(caption: strategy?.name ?? "as it is") }
      strategy?.install(in: phone.window)
      return phone
    }
    return try Gallery(phones, columns: columns)
  }

  @Test func everyStrategyShowsTheField() throws {
    let gallery = try gallery(columns: 3)
    // A finger on one phone is a finger on all of them, at the same place.
    // The fifth field: 16 + 4 × 56 + 15 points below the caption of 40.
    let place = try #require(gallery.screenPoint(210, 305))
    #expect(place == CGPoint(x: 200, y: 315))
    for phone in gallery.phones {
      phone.touch(.began, at: place)
      phone.run(for: 0.05)
      phone.touch(.ended, at: place)
    }
    gallery.settle()
    for phone in gallery.phones {
      let screen = Inspection(phone)
      #expect(screen.firstResponder == "Telephone")
      let top = screen.keyboard.frame[1]
      #expect(top == 264)
    }
    let frames = gallery.phones.map { phone in
      phone.window.field("Telephone").map { $0.convert($0.bounds, to: nil) } ?? .zero
    }
    #expect(frames[0].maxY > 264)
    for (frame, strategy) in zip(frames.dropFirst(), KeyboardAvoidance.all) {
      #expect(frame.maxY <= 264 && frame.minY >= 20, "\(strategy.name): \(frame)")
    }
  }

  @Test func thePictureIsThatOfThePhones() throws {
    let gallery = try gallery(columns: 3)
    #expect(gallery.surface.width == 3 * 320 + 4 * 10)
    #expect(gallery.surface.height == 2 * 460 + 3 * 10)
    for phone in gallery.phones { try phone.focus("E-mail") }
    gallery.run(until: gallery.phones.map(\.time).max() ?? 0)
    gallery.settle()
    gallery.render()
    for (index, phone) in gallery.phones.enumerated() {
      let place = PixelRect(
        x: 10 + Int32(index % 3) * 330, y: 10 + Int32(index / 3) * 470, width: 320, height: 460)
      let part = try #require(gallery.surface.copy(of: place))
      #expect(part.difference(from: phone.surface)?.count == 0, "phone \(index)")
    }
    #expect(gallery.screenPoint(5, 5) == nil)
  }

  @Test func theDemoIsWritten() throws {
    let folder = NSTemporaryDirectory() + "keyrise-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    let demo = GalleryDemo(inputs: ["Telephone", "E-mail"]) { try gallery(columns: 6) }
    let paths = try demo.write(to: folder)
    #expect(paths.count == 2)
    let strip = try PNG.read(paths[0])
    #expect(strip.width == 6 * 330 + 10)
    #expect(strip.height == 4 * 480)
    let animation = try Data(contentsOf: URL(fileURLWithPath: paths[1]))
    #expect(animation.prefix(6) == Data("GIF89a".utf8))
  }
}

extension UIView {
  fileprivate func field(_ name: String) -> UIView? {
    accessibilityIdentifier == name ? self : subviews.lazy.compactMap { $0.field(name) }.first
  }
}
