import Simulator
import UIKit

/// The inputs of a screen that a person can type in, from the top.
@MainActor
enum InputFinder {
  static func inputs(_ phone: Phone) -> [UIView] {
    TextInput.all(in: phone.window).map(\.view)
  }
}
