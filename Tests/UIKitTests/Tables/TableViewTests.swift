import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized) struct TableViewTests {
  private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

  private func modernStage(scale: CGFloat = 1) -> TouchStage {
    let stage = TouchStage(systemVersion: "12.0", scale: scale)
    stage.environment.traits.look = .modern
    return stage
  }

  /// However many rows there are, only those that show have cells, and scrolling uses them again.
  @Test func onlyVisibleRowsHaveCells() {
    let stage = modernStage()
    let source = TableSource(count: 10_000)
    let table = stage.table(source) { $0.rowHeight = 44 }
    #expect(table.contentSize == CGSize(width: 320, height: 440_000))
    #expect(table.visibleCells.count == 11)
    for y in stride(from: CGFloat(0), through: 430_000, by: 1937) {
      table.contentOffset = CGPoint(x: 0, y: y)
      UIApplication.shared.layoutIfNeeded()
    }
    #expect(source.made <= 13)
    #expect(table.subviews.count <= source.made + 3)
    let last = table.indexPathsForVisibleRows?.last
    #expect(last.flatMap { table.cellForRow(at: $0)?.textLabel?.text } == "row \(last?.row ?? -1)")
    #expect(table.cellForRow(at: path(0)) == nil)
    #expect(table.rectForRow(at: path(9_999)) == CGRect(x: 0, y: 439_956, width: 320, height: 44))
    #expect(table.indexPathForRow(at: CGPoint(x: 3, y: 43.9)) == path(0))
    table.scrollToRow(at: path(9_999), at: .none, animated: false)
    #expect(table.contentOffset.y == 439_520)
    table.scrollToRow(at: path(100), at: .middle, animated: false)
    #expect(table.contentOffset.y == 4182)
  }

  @Test func aFingerSelects() {
    let stage = modernStage()
    let source = TableSource(count: 50)
    let table = stage.table(source) { $0.rowHeight = 44 }
    stage.send(.began, 100, 60)
    #expect(source.log.isEmpty)
    stage.wait(0.2)
    #expect(source.log == ["should 1", "highlight 1"])
    #expect(table.cellForRow(at: path(1))?.isHighlighted == true)
    stage.send(.ended, 100, 60)
    #expect(source.log.suffix(3) == ["willSelect 1", "didSelect 1", "unhighlight 1"])
    #expect(table.indexPathForSelectedRow == path(1))
    source.log = []
    stage.wait(1)
    stage.tap(100, 100)
    #expect(
      source.log.filter { $0.contains("elect") } == ["willSelect 2", "willDeselect 1", "didDeselect 1", "didSelect 2"])
    #expect(table.cellForRow(at: path(1))?.isSelected == false)
    // A finger that drags selects nothing.
    source.log = []
    stage.wait(1)
    stage.drag(from: CGPoint(x: 100, y: 300), by: CGPoint(x: 0, y: -80), samples: 8)
    stage.send(.ended, 100, 220)
    _ = stage.settle()
    #expect(table.contentOffset.y > 20)
    #expect(!source.log.contains { $0.hasPrefix("willSelect") })
    table.deselectRow(at: path(2), animated: false)
    #expect(table.indexPathForSelectedRow == nil)
  }

  /// Rows that turn out higher than they were taken for do not move what shows when they come in above.
  @Test func rowsFindTheirHeights() {
    let stage = modernStage(scale: 2)
    let source = TableSource(count: 200)
    source.fill = { cell, path in
      let content = cell.contentView
      cell.textLabel?.text = nil
      for old in content.subviews { old.removeFromSuperview() }
      let box = UIView(frame: .zero)
      box.translatesAutoresizingMaskIntoConstraints = false
      content.addSubview(box)
      NSLayoutConstraint.activate([
        box.topAnchor.constraint(equalTo: content.topAnchor),
        box.bottomAnchor.constraint(equalTo: content.bottomAnchor),
        box.leadingAnchor.constraint(equalTo: content.leadingAnchor),
        box.heightAnchor.constraint(equalToConstant: CGFloat(60 + path.row % 3 * 10)),
      ])
    }
    let table = stage.table(source)
    // The line takes half a point.
    #expect(table.rectForRow(at: path(0)).height == 60.5)
    #expect(table.rectForRow(at: path(1)) == CGRect(x: 0, y: 60.5, width: 320, height: 70.5))
    #expect(table.rectForRow(at: path(150)).height == 44)
    table.scrollToRow(at: path(120), at: .top, animated: false)
    UIApplication.shared.layoutIfNeeded()
    #expect(table.rectForRow(at: path(120)).minY == table.contentOffset.y)
    for _ in 0..<40 {
      guard let anchor = table.indexPathsForVisibleRows?.dropFirst(2).first else { break }
      let before = table.rectForRow(at: anchor).minY - table.contentOffset.y
      table.contentOffset.y -= 30
      UIApplication.shared.layoutIfNeeded()
      #expect(abs(table.rectForRow(at: anchor).minY - table.contentOffset.y - before - 30) < 0.01)
    }
  }

  @Test func rowsComeAndGo() {
    let stage = modernStage()
    let source = TableSource([["a", "b", "c", "d"]])
    let table = stage.table(source) { $0.rowHeight = 40 }
    let cell = table.cellForRow(at: path(2))
    table.selectRow(at: path(2), animated: false, scrollPosition: .none)
    source.sections[0] = ["new", "a", "c", "d"]
    table.performBatchUpdates {
      table.deleteRows(at: [path(1)], with: .fade)
      table.insertRows(at: [path(0)], with: .fade)
    }
    UIApplication.shared.layoutIfNeeded()
    #expect(table.cellForRow(at: path(2)) === cell)
    #expect(table.indexPathForSelectedRow == path(2))
    #expect(table.cellForRow(at: path(0))?.textLabel?.text == "new")
    let first = table.cellForRow(at: path(1))
    #expect(first?.frame.minY == 40)
    stage.wait(0.15)
    #expect(abs((first?.presented.frame.minY ?? 0) - 20) < 1)
    #expect(abs((table.cellForRow(at: path(0))?.presented.alpha ?? 0) - 0.5) < 0.05)
    #expect(stage.settle())
    UIApplication.shared.layoutIfNeeded()
    #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["new", "a", "c", "d"])
    // A data source that did something else is reported, and shown as it is.
    source.sections[0] = ["x"]
    table.deleteRows(at: [path(0)], with: .fade)
    UIApplication.shared.layoutIfNeeded()
    #expect(table.numberOfRows(inSection: 0) == 1)
    #expect(stage.environment.layoutReports.contains { $0.contains("invalid update") })
  }

  @Test func theDeleteButtonAsksTheDataSource() {
    let stage = modernStage()
    let source = TableSource([["a", "b", "c"]])
    let table = stage.table(source) { $0.rowHeight = 44 }
    table.setEditing(true, animated: false)
    UIApplication.shared.layoutIfNeeded()
    #expect(table.cellForRow(at: path(1))?.contentView.frame.minX == 38)
    stage.tap(20, 66)
    #expect(stage.settle())
    #expect(table.cellForRow(at: path(1))?.showingDeleteConfirmation == true)
    #expect(source.committed.isEmpty)
    stage.tap(300, 66)
    #expect(stage.settle())
    #expect(source.committed.map(\.1) == [path(1)])
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(table.visibleCells.compactMap { $0.textLabel?.text } == ["a", "c"])
    // A tap elsewhere takes the button away.
    stage.tap(20, 22)
    #expect(stage.settle())
    stage.tap(150, 66)
    #expect(stage.settle())
    #expect(table.cellForRow(at: path(0))?.showingDeleteConfirmation == false)
    #expect(table.numberOfRows(inSection: 0) == 2)
  }

  /// Places that files record (looks-and-formats F.4).
  @Test(arguments: [
    (
      "12.0", UITableView.Style.plain, UITableViewCell.AccessoryType.none, CGFloat(320),
      CGRect(x: 0, y: 0, width: 320, height: 43.5)
    ),
    ("10.0", .plain, .disclosureIndicator, 320, CGRect(x: 0, y: 0, width: 287, height: 43.5)),
    ("18.0", .plain, .disclosureIndicator, 414, CGRect(x: 0, y: 0, width: 383.5, height: 44)),
    ("18.0", .insetGrouped, .disclosureIndicator, 414, CGRect(x: 0, y: 0, width: 347.5, height: 44)),
    ("18.0", .plain, .checkmark, 414, CGRect(x: 0, y: 0, width: 370, height: 44)),
  ])
  func contentViewsAreAsWideAsFilesSay(
    _ version: String, _ style: UITableView.Style, _ accessory: UITableViewCell.AccessoryType, _ width: CGFloat,
    _ expected: CGRect
  ) {
    let stage = TouchStage(systemVersion: version, scale: 2)
    stage.environment.traits.look = .modern
    let source = TableSource(count: 3)
    source.fill = { cell, _ in cell.accessoryType = accessory }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 480), style: style)
    table.rowHeight = 44
    table.dataSource = source
    stage.window.addSubview(table)
    UIApplication.shared.layoutIfNeeded()
    #expect(table.cellForRow(at: path(0))?.contentView.frame == expected)
  }

  @Test func registeredClassesAreMadeByTheirOwnInitialiser() {
    let stage = modernStage()
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    stage.window.addSubview(table)
    table.register(OwnCell.self, forCellReuseIdentifier: "own")
    let cell = table.dequeueReusableCell(withIdentifier: "own", for: path(0)) as? OwnCell
    #expect(cell?.wasMadeWith == "own")
    #expect(cell?.reuseIdentifier == "own")
    #expect(table.dequeueReusableCell(withIdentifier: "other") == nil)
  }

  /// A method that a subclass of the controller overrides is asked; where it calls super, the table decides.
  @Test func controllersAnswerForSomeRows() {
    let stage = modernStage()
    let controller = SomeRows(style: .plain)
    stage.window.rootViewController = controller
    UIApplication.shared.layoutIfNeeded()
    controller.tableView.rowHeight = 30
    UIApplication.shared.layoutIfNeeded()
    #expect(controller.tableView.rectForRow(at: path(0)).height == 30)
    #expect(controller.tableView.rectForRow(at: path(1)).height == 70)
  }

  @Test func aRowWithTheFocusKeepsItsCell() {
    let stage = modernStage()
    let source = TableSource(count: 100)
    let table = stage.table(source) { $0.rowHeight = 44 }
    let field = UITextField(frame: CGRect(x: 10, y: 5, width: 200, height: 30))
    let cell = table.cellForRow(at: path(2))
    cell?.contentView.addSubview(field)
    #expect(field.becomeFirstResponder())
    table.contentOffset = CGPoint(x: 0, y: 2000)
    UIApplication.shared.layoutIfNeeded()
    #expect(field.isFirstResponder)
    table.contentOffset = .zero
    UIApplication.shared.layoutIfNeeded()
    #expect(table.cellForRow(at: path(2)) === cell)
  }
}

private final class OwnCell: UITableViewCell {
  var wasMadeWith: String?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    wasMadeWith = reuseIdentifier
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }
}

private final class SomeRows: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 4 }

  override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    indexPath.row == 1 ? 70 : super.tableView(tableView, heightForRowAt: indexPath)
  }
}
