import Assets
import Foundation
import Simulator
import Testing
import UIKit

/// What the suites of public bug reports have in common.
@MainActor
protocol BugSuite {}

extension BugSuite {
  /// A phone with a screen that a test builds, inside of what `root` makes of it.
  func phone(
    _ device: String, _ version: String? = nil, orientation: UIInterfaceOrientation = .portrait, hasBar: Bool? = nil,
    root: (BugScreen) -> UIViewController = { $0 }, _ build: @escaping (BugScreen) -> Void
  ) throws -> (Phone, BugScreen) {
    var options = PhoneOptions()
    options.device = try DeviceProfile.named(device)
    if let version { options.device = options.device.running(try #require(SystemVersion(version))) }
    options.orientation = orientation
    let screen = BugScreen(build)
    let controller = root(screen)
    let phone = try Phone(options) { controller }
    phone.keyboard.showsPredictionBar = hasBar
    return (phone, screen)
  }

  /// The screen as the only one of a tab bar.
  func inTabs(_ screen: BugScreen) -> UIViewController {
    let tabs = UITabBarController()
    tabs.viewControllers = [screen]
    return tabs
  }

  func focus(_ field: UIView, _ phone: Phone) {
    field.becomeFirstResponder()
    phone.settle()
  }

  func hide(_ phone: Phone) {
    phone.window.endEditing(true)
    phone.settle()
  }

  /// How much of a view's height the keyboard hides, in points.
  func hidden(_ view: UIView, _ phone: Phone) -> CGFloat {
    let frame = view.presentedScreenFrame
    return max(0, min(frame.maxY, phone.keyboard.frame.maxY) - max(frame.minY, phone.keyboard.frame.minY))
  }

  /// What of a view lies below the keyboard's upper edge.
  func overlap(_ view: UIView, _ keyboard: CGRect) -> CGFloat {
    guard let parent = view.superview else { return 0 }
    return max(0, view.frame.maxY - parent.convert(keyboard, from: nil).minY)
  }
}
