import Assets
import Canvas
import Foundation
import UIKit

/// Where the parts of a recording's picture are, in pixels.
@MainActor
struct RecordingLayout {
  let scale: Double
  /// The picture without the words below.
  let size: PixelRect
  /// The height of the words below; 0 without them.
  let bandHeight: Int32
  /// The screen's place.
  private(set) var screen = PixelRect.empty
  /// How the phone around the screen is drawn; nil when it is not.
  private(set) var look: BezelLook?

  private let hasBezel: Bool
  private var orientation: UIInterfaceOrientation

  private static let margin = 12.0
  private static let wordsHeight = 36.0

  init(_ phone: Phone, _ options: RecordingOptions, turns: Bool) {
    let scale = Double(phone.scale)
    self.scale = scale
    hasBezel = options.showsBezel
    orientation = phone.environment.traits.interfaceOrientation
    bandHeight = options.showsCaptions ? Int32((Self.wordsHeight * scale).rounded()) : 0
    let look = options.showsBezel ? BezelLook(phone.device, orientation) : nil
    let insets = look?.insets ?? .zero
    let margin = look == nil ? 0 : Self.margin * 2
    let picture = phone.surface.bounds
    func side(_ pixels: Int32, _ points: Double) -> Int32 { pixels + Int32(((points + margin) * scale).rounded()) }
    var width = side(picture.width, insets.left + insets.right)
    var height = side(picture.height, insets.top + insets.bottom)
    if turns {
      // The screen without a status bar is another one in another orientation; this holds both.
      width = max(width, height) + Int32((phone.screenRoom * scale).rounded(.up))
      height = width
    }
    size = PixelRect(x: 0, y: 0, width: width, height: height)
    place(picture, look)
  }

  private mutating func place(_ picture: PixelRect, _ look: BezelLook?) {
    self.look = look
    let insets = look?.insets ?? .zero
    let (x, y) = ((insets.left - insets.right) / 2 * scale, (insets.top - insets.bottom) / 2 * scale)
    screen = PixelRect(
      x: (size.width - picture.width) / 2 + Int32(x.rounded()),
      y: (size.height - picture.height) / 2 + Int32(y.rounded()), width: picture.width, height: picture.height)
  }

  /// Follows a phone that was turned; false when nothing is another.
  mutating func follow(_ phone: Phone) throws -> Bool {
    let picture = phone.surface.bounds
    let now = phone.environment.traits.interfaceOrientation
    guard now != orientation || picture.width != screen.width || picture.height != screen.height else { return false }
    orientation = now
    place(picture, hasBezel ? BezelLook(phone.device, now) : nil)
    return true
  }

  /// A rectangle of the visible screen, in points, as whole pixels of the picture.
  func pixels(_ rect: CGRect) -> PixelRect {
    func pixel(_ points: CGFloat, _ rule: FloatingPointRoundingRule) -> Int32 {
      Int32(min(max((points * scale).rounded(rule), -100_000), 100_000))
    }
    let (x, y) = (pixel(rect.minX, .down), pixel(rect.minY, .down))
    return PixelRect(x: x, y: y, width: pixel(rect.maxX, .up) - x, height: pixel(rect.maxY, .up) - y)
      .offset(screen.x, screen.y).intersection(screen)
  }
}

extension Phone {
  /// What the screen has more than is shown: the status bar of devices whose root views begin below it.
  fileprivate var screenRoom: Double {
    let screen = environment.traits.screenSize
    return Double(max(screen.width - visibleRect.width, screen.height - visibleRect.height, 0))
  }
}
