import Foundation
import UIKit

/// The button that ends a form: the first one below the last input, the widest where several stand side by side; where
/// there is none, the right one in the navigation bar.
@MainActor
struct PrimaryButton {
  let view: UIView
  /// What it is called in reports.
  let name: String

  /// - Parameter inputs: where the inputs are on the screen, points.
  static func find(_ inputs: [CGRect], in window: UIWindow) -> PrimaryButton? {
    below(inputs, in: window) ?? inBar(of: window)
  }

  private static func below(_ inputs: [CGRect], in window: UIWindow) -> PrimaryButton? {
    let end = inputs.map(\.midY).max() ?? 0
    var buttons: [UIButton] = []
    func collect(_ view: UIView) {
      if view.isHidden || view.alpha < 0.01 || view is any UITextInput || view is UITabBar { return }
      if let button = view as? UIButton {
        if button.screenFrame.minY >= end - 1, hasFace(button) { buttons.append(button) }
        return
      }
      for child in view.subviews { collect(child) }
    }
    collect(window)
    guard let top = buttons.map({ $0.screenFrame.midY }).min() else { return nil }
    let row = buttons.filter { abs($0.screenFrame.midY - top) < $0.screenFrame.height / 2 }
    return row.max { $0.screenFrame.width < $1.screenFrame.width }.map { PrimaryButton(view: $0, name: name($0)) }
  }

  /// A button without title and picture lies over something to make it touchable.
  private static func hasFace(_ button: UIButton) -> Bool {
    !(button.currentTitle ?? "").isEmpty || button.currentImage != nil || button.currentBackgroundImage != nil
  }

  private static func name(_ button: UIButton) -> String {
    firstName([button.currentTitle, button.accessibilityLabel, button.outletName, button.interfaceBuilderIdentifier])
  }

  private static func firstName(_ names: [String?]) -> String {
    names.compactMap { $0 }.first { !$0.isEmpty } ?? "button"
  }

  // MARK: Bars

  /// The outermost right item of the bar that lies in front.
  private static func inBar(of window: UIWindow) -> PrimaryButton? {
    var bars: [UINavigationBar] = []
    func collect(_ view: UIView) {
      if view.isHidden || view.alpha < 0.01 { return }
      if let bar = view as? UINavigationBar { return bars.append(bar) }
      for child in view.subviews { collect(child) }
    }
    collect(window)
    for bar in bars.reversed() {
      guard let item = bar.topItem?.rightBarButtonItem, let view = item.customView ?? item.view, view.window === window
      else { continue }
      let system = item.systemItem.map { String(describing: $0).capitalized }
      return PrimaryButton(view: view, name: firstName([item.title, system, item.accessibilityLabel]))
    }
    return nil
  }
}
