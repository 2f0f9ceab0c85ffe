import Foundation
import UIKit

/// The button that ends a form: the first one below the last input, the widest where several stand side by side.
@MainActor
enum PrimaryButton {
  static func below(_ inputs: [UIView], in window: UIWindow) -> UIButton? {
    let end = inputs.map { $0.screenFrame.midY }.max() ?? 0
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
    return row.max { $0.screenFrame.width < $1.screenFrame.width }
  }

  /// A button without title and picture lies over something to make it touchable.
  private static func hasFace(_ button: UIButton) -> Bool {
    !(button.currentTitle ?? "").isEmpty || button.currentImage != nil || button.currentBackgroundImage != nil
  }

  /// What it is called in reports.
  static func name(_ button: UIButton) -> String {
    [button.currentTitle, button.accessibilityLabel, button.outletName, button.interfaceBuilderIdentifier]
      .compactMap { $0 }.first { !$0.isEmpty } ?? "button"
  }
}
