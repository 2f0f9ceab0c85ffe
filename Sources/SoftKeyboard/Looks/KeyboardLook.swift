import Canvas
import Foundation
import UIKit

/// How a keyboard is drawn: a value chosen by the device's era and the field's appearance. Lists are in pixels from the
/// view's upper left corner; a key's view has the size of the key's face.
@MainActor
struct KeyboardLook {
  /// The whole area behind the keys; it must be opaque.
  var drawBackdrop: (inout DisplayList, ContentGeometry, KeyboardBackdrop) -> Void
  var drawKey: (inout DisplayList, ContentGeometry, KeyAppearance) -> Void
  /// The balloon over a pressed key, with the key's character.
  var drawBalloon: (inout DisplayList, ContentGeometry, BalloonShape, String) -> Void

  /// The look of the phone's era. `showsOutlines`: glyphs are outlined, as from iOS 9.
  static func look(
    _ look: SystemTraits.Look, appearance: UIKeyboardAppearance, showsOutlines: Bool, isPad: Bool = false
  ) -> KeyboardLook {
    switch look {
    case .classic: .classic(appearance == .dark ? .alert : isPad ? .pad : .standard)
    case .modern: .modern(appearance == .dark ? .dark : .light, showsOutlines: showsOutlines)
    }
  }
}
