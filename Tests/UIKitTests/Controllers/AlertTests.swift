import Foundation
import Simulator
import Testing
import UIKit

@MainActor
@Suite(.serialized) struct AlertTests {
  private func alert(_ style: UIAlertController.Style, _ chosen: @escaping @MainActor (String) -> Void)
    -> UIAlertController
  {
    let alert = UIAlertController(title: "Delete?", message: "It cannot be undone.", preferredStyle: style)
    for (title, style) in [("Delete", UIAlertAction.Style.destructive), ("Cancel", .cancel)] {
      alert.addAction(UIAlertAction(title: title, style: style) { chosen($0.title ?? "") })
    }
    return alert
  }

  private func button(_ title: String, in alert: UIAlertController) throws -> UIView {
    try #require(alert.view.subtree.first { $0 is UIControl && $0.accessibilityLabel == title })
  }

  @Test func anAlertStandsInTheMiddleAndAnswersWhenItHasGone() throws {
    let stage = try NavigationStage(ios: "12")
    var chosen: [String] = []
    let alert = alert(.alert) { chosen.append($0) }
    stage.root.present(alert, animated: true)
    stage.phone.settle()
    let cancel = stage.frameOnScreen(try button("Cancel", in: alert))
    let delete = stage.frameOnScreen(try button("Delete", in: alert))
    // 270 wide, two buttons of 44 side by side, the way out first.
    #expect(cancel.width == 135 && cancel.height == 44 && cancel.minX == 52)
    #expect(delete.minX == cancel.maxX && delete.minY == cancel.minY)
    #expect(stage.root.view.window != nil)
    stage.phone.tap(at: CGPoint(x: delete.midX, y: delete.midY))
    #expect(chosen.isEmpty)
    stage.phone.settle()
    #expect(chosen == ["Delete"] && alert.view.window == nil)
  }

  @Test func aFieldRaisesTheKeyboardAndTheAlertMakesRoom() throws {
    let stage = try NavigationStage(ios: "12")
    let alert = alert(.alert) { _ in }
    alert.addTextField { $0.placeholder = "Name" }
    stage.root.present(alert, animated: true)
    stage.phone.settle()
    let field = try #require(alert.textFields?.first)
    #expect(field.isFirstResponder)
    let keyboard = stage.phone.keyboard.frame
    let bottom = stage.frameOnScreen(try button("Cancel", in: alert)).maxY
    #expect(bottom < keyboard.minY)
    let panel = try #require(alert.view.subviews.first)
    // In the middle of what is left between status bar and keyboard.
    #expect(isNear(stage.frameOnScreen(panel).midY, 20 + (keyboard.minY - 20) / 2, within: 1))
  }

  @Test func aSheetComesFromBelowAndATouchOutsideCancels() throws {
    let stage = try NavigationStage(ios: "12")
    var chosen: [String] = []
    let alert = alert(.actionSheet) { chosen.append($0) }
    stage.root.present(alert, animated: true)
    stage.phone.settle()
    let cancel = stage.frameOnScreen(try button("Cancel", in: alert))
    #expect(cancel == CGRect(x: 8, y: 602, width: 359, height: 57))
    let delete = stage.frameOnScreen(try button("Delete", in: alert))
    #expect(delete.maxY == cancel.minY - 8)
    stage.phone.tap(at: CGPoint(x: 180, y: 200))
    stage.phone.settle()
    #expect(chosen == ["Cancel"])
  }

  @Test func onlyOneWayOut() throws {
    let stage = try NavigationStage(ios: "12")
    let alert = alert(.alert) { _ in }
    alert.addAction(UIAlertAction(title: "No", style: .cancel))
    #expect(alert.actions.count == 2)
    _ = stage
  }
}
