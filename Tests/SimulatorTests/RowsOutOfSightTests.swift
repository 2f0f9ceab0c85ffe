import Foundation
import Scenarios
import Simulator
import Testing
import UIKit

/// Steps name what stands in rows that are not there yet.
@MainActor
@Suite(.serialized) struct RowsOutOfSightTests {
  /// A table of code, with a field in every row.
  private final class Rows: UITableViewController {
    var count = 0

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let field = UITextField(frame: CGRect(x: 20, y: 5, width: 200, height: 30))
      field.placeholder = "row \(indexPath.row)"
      cell.contentView.addSubview(field)
      return cell
    }
  }

  private func phone(rows: Int) throws -> Phone {
    try Phone(PhoneOptions()) {
      let table = Rows(style: .plain)
      table.count = rows
      return table
    }
  }

  private func play(_ steps: String, on phone: Phone) throws {
    try ScenarioPlayer(try Scenario("open \"tab-sample\"\n" + steps), on: phone).play()
  }

  @Test func aStepScrollsToARowOfCode() throws {
    let phone = try phone(rows: 50)
    // Who only looks does not scroll.
    try play("expect \"row 30\" missing\nexpect offset 0", on: phone)
    try play("tap \"row 30\"\nexpect \"row 30\" focused\ndismiss\ntap \"row 3\"\nexpect \"row 3\" focused", on: phone)
    let failure = try #require(throws: ScenarioFailure.self) { try play("tap \"row 51\"", on: phone) }
    #expect(failure.message.contains("nothing on the screen is called \"row 51\""))
    try phone.focus("row 10")
    phone.settle()
    #expect((phone.environment.application.firstResponder as? UITextField)?.placeholder == "row 10")
  }

  /// A table is not looked through for ever.
  @Test func sixteenScreenfulsAreEnough() throws {
    let phone = try phone(rows: 400)
    #expect(throws: ScenarioFailure.self) { try play("tap \"row 390\"", on: phone) }
    let table = try #require(phone.window.rootViewController?.view as? UITableView)
    #expect(table.contentOffset.y > 4_000 && table.contentOffset.y < 16 * 460)
  }

  /// Which row it is, the file says: it may be far.
  @Test func aStepFlicksToARowOfAFile() throws {
    let cells = (0..<400).map { row in
      """
      <tableViewCell id="c\(row)" rowHeight="44"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="c\(row)" id="v\(row)">
      <rect key="frame" x="0" y="0" width="320" height="44"/><subviews>
      <textField placeholder="row \(row)" id="t\(row)"><rect key="frame" x="20" y="5" width="200" height="30"/></textField>
      </subviews></tableViewCellContentView></tableViewCell>
      """
    }
    let file = try TemporaryStoryboard(
      views: """
        <tableView dataMode="static" style="plain" rowHeight="44" id="table">
        <rect key="frame" x="0" y="0" width="393" height="852"/>
        <sections><tableViewSection id="s"><cells>\(cells.joined())</cells></tableViewSection></sections></tableView>
        """)
    try play("tap \"row 399\"\nexpect \"row 399\" focused\ntap \"row 0\"\nexpect \"row 0\" focused", on: file.phone)
  }
}
