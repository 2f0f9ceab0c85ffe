import Assets
import Foundation
import Simulator
import UIKit

/// A phone with a navigation controller on it.
@MainActor
struct NavigationStage {
  let phone: Phone
  let navigation: UINavigationController
  let root: LoggingController
  let log: LoggingController.Log

  init(
    _ device: String = "iphone-4.7", ios version: String? = nil, inTabs: Bool = false, language: String? = nil
  ) throws {
    var options = PhoneOptions()
    options.device = try DeviceProfile.named(device)
    options.language = language
    if let version, let number = SystemVersion(version) { options.device = options.device.running(number) }
    let log = LoggingController.Log()
    let root = LoggingController("A", log)
    var navigation: UINavigationController?
    phone = try Phone(options) {
      let made = UINavigationController(rootViewController: root)
      made.delegate = root
      navigation = made
      guard inTabs else { return made }
      let tabs = UITabBarController()
      tabs.viewControllers = [made, UIViewController()]
      return tabs
    }
    self.navigation = navigation ?? UINavigationController()
    self.root = root
    self.log = log
  }

  var bar: UINavigationBar { navigation.navigationBar }

  func push(_ controller: UIViewController, animated: Bool = true) {
    navigation.pushViewController(controller, animated: animated)
  }

  func frameOnScreen(_ view: UIView) -> CGRect { view.presentedScreenFrame }

  /// A finger from `start`, at the left edge, to `x`, which rests there before it is lifted.
  func swipe(from start: CGFloat = 4, to x: CGFloat, lifts: Bool = true) {
    phone.touch(.began, at: CGPoint(x: start, y: 300))
    for step in 1...10 {
      phone.run(for: 1 / 60)
      phone.touch(.moved, at: CGPoint(x: start + (x - start) * CGFloat(step) / 10, y: 300))
    }
    guard lifts else { return }
    phone.run(for: 0.3)
    phone.touch(.ended, at: CGPoint(x: x, y: 300))
  }
}

/// Whether two lengths are the same but for what is lost in sums.
func isNear(_ one: CGFloat, _ other: CGFloat, within tolerance: CGFloat = 0.01) -> Bool { abs(one - other) < tolerance }
