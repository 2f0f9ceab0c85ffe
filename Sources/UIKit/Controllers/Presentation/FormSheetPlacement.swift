import Foundation

/// Where a pad's form sheet lies: in the middle of the screen, or out of a docked keyboard's way. In the container's
/// coordinates, points.
///
/// A sheet that a keyboard would cover moves up, at most to the status bar ("the form sheet moves up to touch the status
/// bar": a report of iOS 6; "formSheet automatically adjusts its position when keyboard is shown":
/// freshOS/KeyboardLayoutGuide 43). It keeps its size, so that the keyboard may cover what is low in it
/// (podkovyrin/Keyboardy 20). Up to iOS 12 UIKit knew only whether there is a keyboard, from 13 also where it is (ivars of
/// its form sheet controller): before, a sheet went to the top where the screen lies on its side and stayed where it was on
/// an upright one (omz/Pythonista-Issues 167); since, it is centred above the keyboard (MEM).
struct FormSheetPlacement: Equatable {
  var size: CGSize
  var container: CGSize
  /// The lower edge of the status bar.
  var top: CGFloat
  /// iOS 13 and later.
  var centersAboveKeyboard: Bool

  func frame(above keyboard: CGRect?) -> CGRect {
    let width = min(size.width, container.width)
    let height = min(size.height, container.height)
    var frame = CGRect(
      x: ((container.width - width) / 2).rounded(.down), y: ((container.height - height) / 2).rounded(.down),
      width: width, height: height)
    guard let keyboard, keyboard.height > 0, keyboard.minY < frame.maxY else { return frame }
    let isUpright = container.height > container.width
    if centersAboveKeyboard {
      frame.origin.y = min(frame.minY, max(top, ((keyboard.minY - height) / 2).rounded(.down)))
    } else if !isUpright {
      frame.origin.y = min(frame.minY, top)
    }
    return frame
  }
}
