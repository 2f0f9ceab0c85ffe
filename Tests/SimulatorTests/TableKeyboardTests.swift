import Assets
import Avoidance
import Foundation
import Simulator
import Testing
import UIKit

/// Tables and the keyboard, with the numbers of public reports (bugs.md).
@MainActor
@Suite(.serialized) struct TableKeyboardTests {
  /// A 4-inch phone of iOS 12 whose keyboard is 253 high with its prediction bar.
  private func phone(_ root: () -> UIViewController) throws -> Phone {
    var options = PhoneOptions()
    options.device = try DeviceProfile.named("retina4_0").running(SystemVersion(12))
    options.scale = 1
    return try Phone(options, root: root)
  }

  /// B17: a table controller makes room by the adjusted inset, which code that reads `contentInset` does not see.
  @Test(arguments: [false, true]) func b17TheControllerMakesRoomThatNobodySees(_ isCured: Bool) throws {
    let form = FormController(style: .plain)
    // What a navigation bar takes below the status bar.
    form.additionalSafeAreaInsets = UIEdgeInsets(top: 44)
    let phone = try phone { form }
    if isCured { KeyboardAvoidance.inset.install(in: phone.window) }
    let table = try #require(form.tableView)
    #expect(table.adjustedContentInset == UIEdgeInsets(top: 64))
    #expect(table.contentOffset.y == -64)
    let field = try #require(form.field(8))
    phone.tap(at: CGPoint(x: 100, y: 64 + 8 * 44 + 22))
    #expect(field.isFirstResponder)
    phone.settle()
    #expect(phone.keyboard.frame == CGRect(x: 0, y: 315, width: 320, height: 253))
    // A strategy adds nothing to what is there.
    #expect(table.contentInset == .zero)
    #expect(table.adjustedContentInset == UIEdgeInsets(top: 64, bottom: 253))
    #expect(table.safeAreaInsets == UIEdgeInsets(top: 64))
    // 251 points are in sight; by `contentInset` they would be 504, and row 8 far from the end of them.
    #expect(table.bounds.height - table.adjustedContentInset.top - table.adjustedContentInset.bottom == 251)
    // The strategy wants its margin below the field, which ends 7 points above the row's end.
    let margin: CGFloat = isCured ? 3 : 0
    #expect(table.contentOffset.y == 81 + margin)
    let frame = try #require(form.cell(8)).convert(CGRect(x: 0, y: 0, width: 320, height: 44), to: nil)
    #expect(frame == CGRect(x: 0, y: 271 - margin, width: 320, height: 44))
    try phone.dismiss()
    phone.settle()
    #expect(table.adjustedContentInset == UIEdgeInsets(top: 64))
  }

  /// B17, wrong: the keyboard's height is put into `contentInset` on top, or the table stands in another controller, for
  /// which nobody makes room.
  @Test func b17WhatIsAddedCountsTwice() throws {
    let form = FormController(style: .plain)
    form.additionalSafeAreaInsets = UIEdgeInsets(top: 44)
    let phone = try phone { form }
    let table = try #require(form.tableView)
    let token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { note in
      let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
      MainActor.assumeIsolated {
        table.contentInset.bottom = frame.height
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    phone.tap(at: CGPoint(x: 100, y: 64 + 8 * 44 + 22))
    phone.settle()
    #expect(table.contentInset.bottom == 253 && table.adjustedContentInset.bottom == 506)
    try phone.dismiss()

    let plain = PlainController(FormController(style: .plain))
    plain.additionalSafeAreaInsets = UIEdgeInsets(top: 44)
    let other = try self.phone { plain }
    other.tap(at: CGPoint(x: 100, y: 64 + 8 * 44 + 22))
    other.settle()
    #expect(plain.table.adjustedContentInset == UIEdgeInsets(top: 64) && plain.table.contentOffset.y == -64)
    let cell = try #require(plain.table.cellForRow(at: IndexPath(row: 8, section: 0)))
    #expect(cell.convert(cell.bounds, to: nil).minY == 416 && other.keyboard.frame.minY == 315)
  }

  /// The last row's field: in sight above the keyboard in a table controller, hidden in a table of another controller.
  @Test func theLastRow() throws {
    for isTableController in [true, false] {
      let form = FormController(style: .plain)
      let plain = PlainController(form)
      let phone = try phone { isTableController ? form : plain }
      let table = try #require(isTableController ? form.tableView : plain.table)
      table.scrollToRow(at: IndexPath(row: 19, section: 0), at: .bottom, animated: false)
      phone.settle()
      phone.tap(at: CGPoint(x: 100, y: 568 - 22))
      phone.settle()
      let cell = try #require(table.cellForRow(at: IndexPath(row: 19, section: 0)))
      let field = try #require(cell.contentView.subviews.first)
      #expect(field.isFirstResponder)
      let bottom = field.convert(field.bounds, to: nil).maxY
      let keyboard: CGFloat = 568 - 253
      #expect(isTableController ? bottom <= keyboard : bottom > keyboard + 200)
    }
  }

  /// The keyboard stays and says nothing when the focus moves on: the row that has it now is in sight all the same, all of
  /// it, as when it is tapped.
  @Test(arguments: ["5.1", "7.1", "9.3", "12"]) func theRowThatTheFocusMovesToIsInSight(_ system: String) throws {
    var options = PhoneOptions()
    options.device = try DeviceProfile.named("iphone-4.0").running(try #require(SystemVersion(system)))
    let form = FormController(style: .plain)
    let phone = try Phone(options) { form }
    #expect(form.field(1)?.becomeFirstResponder() == true)
    phone.settle()
    #expect(form.field(8)?.becomeFirstResponder() == true)
    phone.settle()
    let cell = try #require(form.cell(8))
    #expect(cell.convert(cell.bounds, to: nil).maxY == phone.keyboard.frame.minY)
  }

  /// Before iOS 11 the room is in `contentInset`, and goes again.
  @Test func beforeIOS11TheRoomIsInTheContentInset() throws {
    var options = PhoneOptions()
    options.sdkVersion = SystemVersion(5)
    let form = FormController(style: .plain)
    let phone = try Phone(options) { form }
    phone.tap(at: CGPoint(x: 100, y: 20 + 9 * 44 + 22))
    phone.settle()
    let table = try #require(form.tableView)
    #expect(table.contentInset.bottom == 216)
    // Row 9 ends at 440; the table shows 460 − 216.
    #expect(table.contentOffset.y == 196)
    try phone.dismiss()
    phone.settle()
    #expect(table.contentInset == .zero)
  }

  /// A screen that leaves with the keyboard up takes its room along.
  @Test func theRoomGoesWithTheScreen() throws {
    let form = FormController(style: .plain)
    let tabs = UITabBarController()
    tabs.viewControllers = [form, UIViewController()]
    let phone = try phone { tabs }
    phone.tap(at: CGPoint(x: 100, y: 20 + 22))
    phone.settle()
    let table = try #require(form.tableView)
    #expect(table.adjustedContentInset.bottom == 253)
    tabs.selectedIndex = 1
    phone.settle()
    #expect(table.adjustedContentInset.bottom < 60)
  }
}

/// Twenty rows of 44 points with a text field each.
@MainActor
private final class FormController: UITableViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.rowHeight = 44
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let field = UITextField(frame: CGRect(x: 10, y: 7, width: 300, height: 30))
    field.borderStyle = .roundedRect
    cell.contentView.addSubview(field)
    return cell
  }

  func cell(_ row: Int) -> UITableViewCell? { tableView.cellForRow(at: IndexPath(row: row, section: 0)) }
  func field(_ row: Int) -> UITextField? { cell(row)?.contentView.subviews.first as? UITextField }
}

/// The same rows in a table of a controller that is no table controller.
@MainActor
private final class PlainController: UIViewController {
  let table = UITableView(frame: .zero, style: .plain)
  private let rows: FormController

  init(_ rows: FormController) {
    self.rows = rows
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = view.bounds
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.rowHeight = 44
    table.dataSource = rows
    view.addSubview(table)
  }
}
