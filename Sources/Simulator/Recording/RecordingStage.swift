import Canvas
import Foundation
import UIKit

/// What a recording shows: the screen, and around it a drawn phone, fingers and the step's words.
@MainActor
final class RecordingStage {
  /// The picture as of the last `update`.
  let surface: Surface
  var fingers = FingerMarks()
  /// The words of the step that is played.
  var caption = ""

  private let options: RecordingOptions
  private var layout: RecordingLayout
  /// The phone that is drawn around the screen, with a hole for it.
  private var bezel: Surface?
  /// Where the words are written.
  private let band: PixelRect
  private var drawnCaption: String?
  private var damage: [PixelRect] = []
  private var isWhole = false

  private static let background = PixelColor.white

  /// A stage for a phone; one that `turns` has room for it in both ways.
  ///
  /// - Throws: `PhoneError` when there is no memory for the picture.
  init(_ phone: Phone, _ options: RecordingOptions, turns: Bool = false) throws {
    self.options = options
    layout = RecordingLayout(phone, options, turns: turns)
    let size = layout.size
    band = PixelRect(x: 0, y: size.height, width: size.width, height: layout.bandHeight)
    guard let surface = Surface(width: size.width, height: band.maxY) else {
      throw PhoneError.noSurface(size.width, band.maxY)
    }
    self.surface = surface
    surface.fill(surface.bounds, Self.background)
    try drawBezel()
  }

  private func drawBezel() throws {
    guard let look = layout.look else { return }
    let size = layout.size
    guard let bezel = Surface(width: size.width, height: size.height) else {
      throw PhoneError.noSurface(size.width, size.height)
    }
    bezel.fill(bezel.bounds, Self.background)
    look.draw(on: bezel, screen: layout.screen, scale: layout.scale)
    self.bezel = bezel
  }

  /// Something on the screen changed; in the screen's pixels.
  func screenChanged(_ damage: Damage) {
    self.damage += damage.rects.map { $0.offset(layout.screen.x, layout.screen.y) }
    guard self.damage.count > 64 else { return }
    self.damage = [self.damage.reduce(.empty) { $0.union($1) }]
  }

  /// The next `update` puts the whole picture together anew.
  func invalidate() {
    isWhole = false
    drawnCaption = nil
  }

  /// Brings the picture up to date and returns the rectangle around all that changed.
  ///
  /// - Throws: `PhoneError` when the phone was turned and there is no memory for it.
  func update(_ phone: Phone, at time: Double) throws -> PixelRect {
    phone.render()
    if try layout.follow(phone) {
      try drawBezel()
      isWhole = false
    }
    var rects = damage.map { $0.intersection(layout.screen) }
    damage.removeAll(keepingCapacity: true)
    if options.showsTouches {
      let origin = phone.visibleRect.origin
      rects += fingers.advance(to: time).map { layout.pixels($0.offsetBy(dx: -origin.x, dy: -origin.y)) }
    }
    if !isWhole {
      isWhole = true
      rects = [PixelRect(x: 0, y: 0, width: surface.width, height: band.y)]
      surface.fill(rects[0], Self.background)
    }
    for rect in rects { compose(phone, rect) }
    var changed = rects.reduce(PixelRect.empty) { $0.union($1) }
    if options.showsCaptions, drawnCaption != caption {
      drawCaption()
      changed = changed.union(band)
    }
    return changed.intersection(surface.bounds)
  }

  private func compose(_ phone: Phone, _ rect: PixelRect) {
    let screen = layout.screen
    let part = rect.intersection(screen)
    surface.draw(phone.surface, x: screen.x, y: screen.y, clip: part)
    if options.showsTouches {
      let origin = phone.visibleRect.origin
      let (x, y) = (Int32((origin.x * layout.scale).rounded()), Int32((origin.y * layout.scale).rounded()))
      fingers.draw(on: surface, x: screen.x - x, y: screen.y - y, scale: layout.scale, clip: part)
    }
    if let bezel { surface.blend(bezel, clip: rect) }
  }

  private func drawCaption() {
    drawnCaption = caption
    surface.fill(band, Self.background)
    let scale = layout.scale
    let font = UIFont.systemFont(ofSize: 15)
    let room = CGFloat(band.width) / scale - 16
    var text = Substring(caption.prefix(200))
    var line = String(text)
    while !text.isEmpty, font.width(of: line) > room {
      text = text.dropLast()
      line = text + "…"
    }
    let run = font.run(line, scale: scale)
    let width = font.width(of: line) * scale
    var list = DisplayList()
    list.text(
      run, x: Int32(((CGFloat(band.width) - width) / 2).rounded()),
      y: Int32((CGFloat(band.height) * 0.5 + 5 * scale).rounded()), Paint(.rgb(0x33373d)))
    list.draw(on: surface, x: band.x, y: band.y, clip: band)
  }
}
