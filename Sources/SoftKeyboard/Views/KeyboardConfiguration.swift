import Assets
import Foundation
import UIKit

/// What a keyboard view is built for; another one means another view.
struct KeyboardConfiguration: Equatable {
  var look = SystemTraits.Look.classic
  var appearance = UIKeyboardAppearance.default
  /// Shift and delete are outlined (iOS 9).
  var showsOutlines = false
  /// The letters on the keys are small when shift is off (iOS 9).
  var capsFollowShift = false
  var isPad = false
  var isLandscape = false
  /// Pixels per point.
  var scale: CGFloat = 1
  var type = UIKeyboardType.default
  /// In points.
  var size = CGSize.zero
  var backdrop = KeyboardBackdrop()
  var geometry = KeyboardGeometry()

  /// The keys' part of the view, in points.
  var keyArea: CGRect {
    CGRect(
      x: 0, y: backdrop.barHeight, width: size.width,
      height: max(0, size.height - backdrop.barHeight - backdrop.bottomZoneHeight))
  }

  /// Whether a number pad's keys stand apart: phones with a home indicator (looks-and-formats F.2, MEM).
  var hasSeparatePadKeys: Bool { look == .modern && backdrop.bottomZoneHeight > 0 }

  /// The look's name in the data files.
  var deviceLook: DeviceLook { look == .classic ? .classic : .modern }
}
