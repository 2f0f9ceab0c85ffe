import Foundation
import UIKit

/// A way of keeping the input that has the focus above the keyboard: a name and the steps that are taken, in order, when
/// the keyboard comes, changes, or the focus moves on.
///
///     KeyboardAvoidance.automatic.install(in: window)
///
/// Everything that a step changes is put back when the keyboard goes: frames, insets, offsets, constraints.
@MainActor
public struct KeyboardAvoidance {
  /// A word for lists and options.
  public var name: String
  /// What it does, in one line.
  public var summary: String
  /// What is done, in order.
  public var steps: [AvoidanceStep]
  /// Room kept between the input and the edges of what can be seen, in points.
  public var margin: CGFloat = 10
  /// What is to be seen together with the input where there is room for both, such as the button that ends a form.
  public var companion: (UIView) -> UIView? = { _ in nil }

  /// A strategy of its own.
  public init(name: String, summary: String, steps: [AvoidanceStep]) {
    self.name = name
    self.summary = summary
    self.steps = steps
  }

  /// The same strategy, showing another view with the input where there is room for both.
  public func alsoShowing(_ companion: @escaping (UIView) -> UIView?) -> KeyboardAvoidance {
    var result = self
    result.companion = companion
    return result
  }

  /// Puts the strategy to work in a window, until the window goes away or the result is removed.
  @discardableResult
  public func install(in window: UIWindow) -> KeyboardAvoidanceInstallation {
    KeyboardAvoidanceInstallation(self, in: window)
  }
}

extension KeyboardAvoidance {
  /// The tutorial's of 2012: the scroll view becomes smaller by what the keyboard hides of it.
  public static let resize = KeyboardAvoidance(
    name: "resize", summary: "make the scroll view smaller by what the keyboard covers of it",
    steps: [.resize, .reveal])
  /// Room below the content of the scroll view.
  public static let inset = KeyboardAvoidance(
    name: "inset", summary: "add what the keyboard covers to the scroll view's bottom inset",
    steps: [.inset(ownRoom: true), .reveal])
  /// The whole screen moves up, as far as the input's top stays in sight.
  public static let shift = KeyboardAvoidance(
    name: "shift", summary: "move the screen's view up until the input is clear", steps: [.shift])
  /// What is pinned to the bottom of the screen is pinned to the keyboard (iOS 15 and later have the guide).
  public static let guide = KeyboardAvoidance(
    name: "guide", summary: "hang bottom constraints on the keyboard layout guide", steps: [.hangOnKeyboard, .reveal])
  /// The nearest scroll view first, and for what is then still hidden the screen.
  public static let automatic = KeyboardAvoidance(
    name: "automatic", summary: "inset the nearest scroll view, then move the screen for the rest",
    steps: [.inset(ownRoom: false), .reveal, .shift])

  /// All of them.
  public static let all = [resize, inset, shift, guide, automatic]

  /// The strategy of that name; nil when there is none.
  public static func named(_ name: String) -> KeyboardAvoidance? { all.first { $0.name == name } }
}
