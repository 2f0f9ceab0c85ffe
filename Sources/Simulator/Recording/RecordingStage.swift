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
  private let scale: Double
  /// The screen's place in the picture, in pixels.
  private let screen: PixelRect
  /// Where the words are written.
  private let band: PixelRect
  /// The phone that is drawn around the screen, with a hole for it.
  private let bezel: Surface?
  private var drawnCaption: String?
  private var damage: [PixelRect] = []
  private var isFirst = true

  private static let background = PixelColor.white
  private static let bandHeight = 36.0
  private static let margin = 12.0

  /// - Throws: `PhoneError` when there is no memory for the picture.
  init(_ phone: Phone, _ options: RecordingOptions) throws {
    self.options = options
    scale = Double(phone.scale)
    func pixels(_ points: Double) -> Int32 { Int32((points * Double(phone.scale)).rounded()) }
    let look =
      options.showsBezel
      ? BezelLook(phone.device, isLandscape: phone.visibleRect.width > phone.visibleRect.height) : nil
    let margin = look == nil ? 0 : Self.margin
    let insets = look?.insets ?? .zero
    let size = phone.surface.bounds
    screen = PixelRect(
      x: pixels(margin + insets.left), y: pixels(margin + insets.top), width: size.width, height: size.height)
    let width = screen.maxX + pixels(margin + insets.right)
    let bottom = screen.maxY + pixels(margin + insets.bottom)
    band = PixelRect(x: 0, y: bottom, width: width, height: options.showsCaptions ? pixels(Self.bandHeight) : 0)
    guard let surface = Surface(width: width, height: band.maxY) else { throw PhoneError.noSurface(width, band.maxY) }
    self.surface = surface
    surface.fill(surface.bounds, Self.background)
    if let look {
      guard let bezel = Surface(width: width, height: bottom) else { throw PhoneError.noSurface(width, bottom) }
      bezel.fill(bezel.bounds, Self.background)
      look.draw(on: bezel, screen: screen, scale: scale)
      self.bezel = bezel
    } else {
      bezel = nil
    }
  }

  /// Something on the screen changed; in the screen's pixels.
  func screenChanged(_ damage: Damage) {
    self.damage += damage.rects.map { $0.offset(screen.x, screen.y) }
    guard self.damage.count > 64 else { return }
    self.damage = [self.damage.reduce(.empty) { $0.union($1) }]
  }

  /// The next `update` puts the whole picture together anew.
  func invalidate() {
    isFirst = true
    drawnCaption = nil
  }

  /// Brings the picture up to date and returns the rectangle around all that changed.
  func update(_ phone: Phone, at time: Double) throws -> PixelRect {
    phone.render()
    var rects = damage.map { $0.intersection(screen) }
    damage.removeAll(keepingCapacity: true)
    if options.showsTouches {
      let origin = phone.visibleRect.origin
      rects += fingers.advance(to: time).map { pixelRect($0.offsetBy(dx: -origin.x, dy: -origin.y)) }
    }
    if isFirst {
      isFirst = false
      rects = [PixelRect(x: 0, y: 0, width: surface.width, height: band.y)]
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
    surface.draw(phone.surface, x: screen.x, y: screen.y, clip: rect.intersection(screen))
    if options.showsTouches {
      let origin = phone.visibleRect.origin
      fingers.draw(
        on: surface, x: screen.x - Int32((origin.x * scale).rounded()),
        y: screen.y - Int32((origin.y * scale).rounded()),
        scale: scale, clip: rect.intersection(screen))
    }
    if let bezel { surface.blend(bezel, clip: rect) }
  }

  private func pixelRect(_ rect: CGRect) -> PixelRect {
    func pixel(_ points: CGFloat, _ rule: FloatingPointRoundingRule) -> Int32 {
      Int32(min(max((points * scale).rounded(rule), -100_000), 100_000))
    }
    let (x, y) = (pixel(rect.minX, .down), pixel(rect.minY, .down))
    return PixelRect(x: x, y: y, width: pixel(rect.maxX, .up) - x, height: pixel(rect.maxY, .up) - y)
      .offset(screen.x, screen.y).intersection(screen)
  }

  private func drawCaption() {
    drawnCaption = caption
    surface.fill(band, Self.background)
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
