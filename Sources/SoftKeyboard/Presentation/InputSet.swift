import Foundation
import UIKit

/// What is to be on the screen for a responder.
@MainActor
struct InputSet {
  /// Where it comes to rest, in screen coordinates, points.
  var frame: CGRect
  var accessory: UIView?
  /// In points.
  var accessoryHeight: CGFloat
  /// The responder's own view in place of the keyboard.
  var inputView: UIView?
  /// Size of the keyboard or the input view, in points.
  var contentSize: CGSize
  /// False when a hardware keyboard leaves only the accessory.
  var showsContent = true
}
