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

  /// A landscape screen of 320 points with a keyboard of 199: the words scroll, the buttons stay.
  @Test func whatDoesNotFitScrolls() throws {
    let stage = try NavigationStage("iphone-4.0", ios: "12")
    _ = try stage.phone.rotate(.left)
    stage.phone.settle()
    var chosen: [String] = []
    let alert = alert(.alert) { chosen.append($0) }
    for name in ["Name", "Password"] { alert.addTextField { $0.placeholder = name } }
    stage.root.present(alert, animated: true)
    stage.phone.settle()
    let panel = stage.frameOnScreen(try #require(alert.view.subviews.first))
    let keyboard = stage.phone.keyboard.frame
    #expect(panel.minY >= 0 && panel.maxY < keyboard.minY)
    let delete = try button("Delete", in: alert)
    #expect(stage.frameOnScreen(delete).maxY <= panel.maxY)
    let second = try #require(alert.textFields?.last)
    stage.phone.tap(at: try stage.phone.reach(second, named: "Password"))
    #expect(second.isFirstResponder)
    try stage.phone.type("x")
    stage.phone.settle()
    let field = stage.frameOnScreen(second)
    #expect(field.minY >= panel.minY && field.maxY <= stage.frameOnScreen(delete).minY)
    stage.phone.tap(at: try stage.phone.reach(delete, named: "Delete"))
    stage.phone.settle()
    #expect(chosen == ["Delete"])
  }

  @Test func manyChoicesScroll() throws {
    let stage = try NavigationStage("iphone-4.0", ios: "12")
    _ = try stage.phone.rotate(.left)
    stage.phone.settle()
    var chosen: [String] = []
    let alert = alert(.actionSheet) { chosen.append($0) }
    for index in 1...8 {
      alert.addAction(UIAlertAction(title: "Choice \(index)", style: .default) { chosen.append($0.title ?? "") })
    }
    stage.root.present(alert, animated: true)
    stage.phone.settle()
    #expect(stage.frameOnScreen(try #require(alert.view.subviews.first)).minY >= 0)
    stage.phone.tap(at: try stage.phone.reach(try button("Choice 8", in: alert), named: "Choice 8"))
    stage.phone.settle()
    #expect(chosen == ["Choice 8"])
  }

  @Test func longTitlesStandBelowEachOther() throws {
    let stage = try NavigationStage(ios: "12")
    let alert = UIAlertController(title: "Leave?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Stay", style: .cancel))
    alert.addAction(UIAlertAction(title: "Leave without saving", style: .destructive))
    stage.root.present(alert, animated: true)
    stage.phone.settle()
    let stay = stage.frameOnScreen(try button("Stay", in: alert))
    let leave = stage.frameOnScreen(try button("Leave without saving", in: alert))
    #expect(stay.width == 270 && leave.width == 270 && stay.minY == leave.maxY)
  }

  /// A pad's sheet of choices is a popover without the way out: that is a touch beside it.
  @Test(arguments: ["6.1", "9", "17"])
  func choicesOfAPadAreAPopover(ios: String) throws {
    let stage = try NavigationStage("ipad-9.7", ios: ios)
    let source = UIView(frame: CGRect(x: 300, y: 200, width: 100, height: 44))
    stage.root.view.addSubview(source)
    stage.phone.settle()
    for reports in [true, false] {
      var chosen: [String] = []
      let alert = alert(.actionSheet) { chosen.append($0) }
      let before = stage.phone.environment.layoutReports.count
      if !reports { alert.popoverPresentationController?.sourceView = source }
      stage.root.present(alert, animated: true)
      stage.phone.settle()
      #expect((stage.phone.environment.layoutReports.count > before) == reports)
      #expect(!alert.view.subtree.contains { $0.accessibilityLabel == "Cancel" })
      #expect(alert.view.bounds.width == 272)
      let delete = stage.frameOnScreen(try button("Delete", in: alert))
      if !reports {
        #expect(alert.popoverPresentationController?.arrowDirection == .up)
        #expect(stage.frameOnScreen(alert.view).contains(delete))
        #expect(delete.minY > stage.frameOnScreen(source).maxY)
      }
      stage.phone.tap(at: reports ? CGPoint(x: delete.midX, y: delete.midY) : CGPoint(x: 20, y: 900))
      stage.phone.settle()
      #expect(chosen == [reports ? "Delete" : "Cancel"])
      #expect(alert.view.window == nil)
    }
  }
}
