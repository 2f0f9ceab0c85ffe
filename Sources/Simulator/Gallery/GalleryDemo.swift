import Canvas
import Foundation
import KeyriseFiles
import UIKit

/// The gallery's story: the focus goes to an input near the bottom, on to the last one, and away.
@MainActor
public struct GalleryDemo {
  private let makeGallery: () throws -> Gallery
  private let inputs: [String]

  /// - Parameters:
  ///   - inputs: the names of the inputs that get the focus, one after the other.
  public init(inputs: [String], makeGallery: @escaping () throws -> Gallery) {
    self.inputs = inputs
    self.makeGallery = makeGallery
  }

  /// Writes gallery.png and gallery.gif into the folder, which is made when it is not there; returns their paths.
  ///
  /// - Throws: `FileError`, `PhoneError`.
  public func write(to folder: String) throws -> [String] {
    try FileWriter.makeFolder(folder)
    let strip = "\(folder)/gallery.png"
    try writeStrip(to: strip)
    let animation = "\(folder)/gallery.gif"
    try writeAnimation(to: animation)
    return [strip, animation]
  }

  /// The strip: the gallery at rest, on its way, with the keyboard up, and with the focus on the next input, below each
  /// other.
  private func writeStrip(to path: String) throws {
    let gallery = try makeGallery()
    var moments: [Surface] = []
    func add() throws {
      gallery.render()
      guard let copy = gallery.surface.copy() else {
        throw PhoneError.noSurface(gallery.surface.width, gallery.surface.height)
      }
      moments.append(copy)
    }
    try add()
    for (index, input) in inputs.enumerated() {
      try focus(input, gallery)
      if index == 0 {
        gallery.run(until: (gallery.phones.first?.time ?? 0) + 0.125)
        try add()
      }
      gallery.settle()
      try add()
    }
    let height = moments.reduce(0) { $0 + $1.height }
    guard let first = moments.first, let strip = Surface(width: first.width, height: height) else {
      throw PhoneError.noSurface(moments.first?.width ?? 0, height)
    }
    var y: Int32 = 0
    for moment in moments {
      strip.draw(moment, x: 0, y: y)
      y += moment.height
    }
    try PNG.write(strip, to: path, metadata: gallery.phones.first?.metadata ?? [:])
  }

  /// The first input is tapped. On to the next one goes the focus as by a key: where nothing makes room, the keyboard
  /// lies over it.
  private func focus(_ input: String, _ gallery: Gallery) throws {
    for phone in gallery.phones {
      if phone.environment.application.firstResponder == nil {
        try phone.focus(input)
      } else {
        try phone.focusNext(input)
      }
    }
    // Whoever had to scroll to the input is later than the others.
    gallery.run(until: gallery.phones.map(\.time).max() ?? 0)
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
            try encoder ?? GIFEncoder(path: temporary, width: surface.width, height: surface.height, palette: palette)
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

  private func play(_ frame: (Surface, PixelRect, Double) throws -> Void) throws {
    let gallery = try makeGallery()
    try frame(gallery.surface, gallery.surface.bounds, 0)
    var time = 0.0
    func run(for seconds: Double) throws {
      for _ in 0..<max(1, Int((seconds * Demo.framesPerSecond).rounded())) {
        time = max(time + 1 / Demo.framesPerSecond, gallery.phones.map(\.time).max() ?? 0)
        gallery.run(until: time)
        let changed = gallery.render().reduce(PixelRect.empty) { $0.union($1) }
        if !changed.isEmpty { try frame(gallery.surface, changed, time) }
      }
    }
    try run(for: 0.6)
    for input in inputs {
      try focus(input, gallery)
      try run(for: 1.4)
    }
    for phone in gallery.phones { try phone.pressReturn() }
    try run(for: 1.4)
    try frame(gallery.surface, gallery.surface.bounds, time)
  }
}
