import Canvas
import Foundation
import KeyriseFiles

/// The tutorial's story on a phone: focus, type, return. Recorded as a film strip of six moments and as a GIF.
@MainActor
public struct Demo {
  private let makePhone: () throws -> Phone
  /// Frames a second of the GIF, a divisor of 50 that players keep.
  static let framesPerSecond = 25.0

  /// A demo on phones that `makePhone` makes; the story is played three times.
  public init(makePhone: @escaping () throws -> Phone) { self.makePhone = makePhone }

  /// Writes strip.png and demo.gif into the folder, which is made when it is not there; returns their paths.
  ///
  /// - Throws: `FileError`, `PhoneError`.
  public func write(to folder: String) throws -> [String] {
    try FileWriter.makeFolder(folder)
    let strip = "\(folder)/strip.png"
    try writeStrip(to: strip)
    let animation = "\(folder)/demo.gif"
    try writeAnimation(to: animation)
    return [strip, animation]
  }

  private func writeStrip(to path: String) throws {
    let phone = try makePhone()
    var strip = FilmStrip()
    try strip.add(phone)
    let input = try firstInput(phone)
    try phone.focus(input)
    phone.run(until: phone.time + 0.125)
    try strip.add(phone)
    phone.run(until: phone.time + 0.125)
    try strip.add(phone)
    phone.settle()
    try strip.add(phone)
    try phone.type("Hello")
    try strip.add(phone)
    try phone.pressReturn()
    phone.settle()
    try strip.add(phone)
    try strip.write(to: path, metadata: phone.metadata)
  }

  private func writeAnimation(to path: String) throws {
    var histogram = GIFHistogram()
    try play { surface, changed, _ in histogram.add(surface, changed) }
    let palette = GIFPalette(histogram)
    try FileWriter.replace(path) { temporary in
      var encoder: GIFEncoder?
      var end = 0.0
      do {
        try play { surface, changed, time in
          let current =
            try encoder
            ?? GIFEncoder(path: temporary, width: surface.width, height: surface.height, palette: palette)
          encoder = current
          try current.add(surface, changed: changed, at: time)
          end = time
        }
        try encoder?.finish(at: end)
      } catch {
        encoder?.cancel()
        throw error
      }
    }
  }

  private func firstInput(_ phone: Phone) throws -> String {
    guard let input = TextInput.all(in: phone.window).first else {
      throw PhoneError.unknownInput("#1", known: [])
    }
    return "#\(input.number)"
  }

  /// Plays the story and hands out every frame that changed, with the rectangle around the change and the time.
  private func play(_ frame: (Surface, PixelRect, Double) throws -> Void) throws {
    let phone = try makePhone()
    phone.render()
    try frame(phone.surface, phone.surface.bounds, 0)
    func run(for seconds: Double) throws {
      let frames = max(1, Int((seconds * Self.framesPerSecond).rounded()))
      for _ in 0..<frames {
        phone.run(for: 1 / Self.framesPerSecond)
        let changed = phone.render().rects.reduce(PixelRect.empty) { $0.union($1) }
        if !changed.isEmpty { try frame(phone.surface, changed, phone.time) }
      }
    }
    try run(for: 0.6)
    try phone.focus(try firstInput(phone))
    try run(for: 1.2)
    for character in "Hello" {
      try phone.typeOnKeyboard(character)
      try run(for: 0.16)
    }
    try run(for: 0.5)
    try phone.pressReturn()
    try run(for: 1.4)
    // The last picture is handed out once more, so that its duration is known.
    try frame(phone.surface, phone.surface.bounds, phone.time)
  }
}
