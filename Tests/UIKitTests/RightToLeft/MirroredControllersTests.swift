import Assets
import Foundation
import Simulator
import Testing

@testable import UIKit

/// Alerts and split views where the interface runs from right to left.
@MainActor
@Suite(.serialized) struct MirroredControllersTests {
  @Test func theFirstOfTwoButtonsIsAtTheRight() throws {
    let stage = try NavigationStage(ios: "12", language: "he")
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    var chosen: [String] = []
    for (title, style) in [("Delete", UIAlertAction.Style.destructive), ("Cancel", .cancel)] {
      alert.addAction(UIAlertAction(title: title, style: style) { chosen.append($0.title ?? "") })
    }
    stage.root.present(alert, animated: true)
    stage.phone.settle()
    let buttons = alert.view.subtree.compactMap { $0 as? AlertButton }
    let cancel = stage.frameOnScreen(try #require(buttons.first { $0.accessibilityLabel == "Cancel" }))
    let delete = stage.frameOnScreen(try #require(buttons.first { $0.accessibilityLabel == "Delete" }))
    #expect(delete.minX == 52 && delete.width == 135 && cancel.minX == delete.maxX)
    stage.phone.tap(at: CGPoint(x: 60, y: delete.midY))
    stage.phone.settle()
    #expect(chosen == ["Delete"])
  }

  /// Beside each other the list is at the right; over the detail a finger from the right edge brings it.
  @Test(arguments: [UIInterfaceOrientation.landscapeLeft, .portrait])
  func theListOfASplitViewIsAtTheRight(_ orientation: UIInterfaceOrientation) throws {
    var options = PhoneOptions()
    options.device = try DeviceProfile.named("ipad-9.7")
    options.language = "he"
    options.orientation = orientation
    let (list, detail) = (UIViewController(), UIViewController())
    let split = UISplitViewController()
    let phone = try Phone(options) {
      split.viewControllers = [list, detail]
      return split
    }
    phone.settle()
    let width = split.view.bounds.width
    if orientation == .portrait {
      #expect(split.displayMode == .secondaryOnly)
      phone.touch(.began, at: CGPoint(x: width - 3, y: 300))
      for x in stride(from: width - 20, to: width - 200, by: -20) {
        phone.run(for: 1 / 60)
        phone.touch(.moved, at: CGPoint(x: x, y: 300))
      }
      phone.touch(.ended, at: CGPoint(x: width - 200, y: 300))
      phone.settle()
      #expect(split.displayMode == .oneOverSecondary && detail.view.presentedScreenFrame.minX == 0)
    } else {
      #expect(split.displayMode == .oneBesideSecondary)
      #expect(isNear(detail.view.presentedScreenFrame.maxX, width - split.primaryColumnWidth - 0.5))
      #expect(detail.view.presentedScreenFrame.minX == 0)
    }
    #expect(list.view.presentedScreenFrame.maxX == width)
    #expect(list.view.presentedScreenFrame.width == split.primaryColumnWidth)
  }
}
