import Assets
import Audit
import Foundation
import Samples
import Testing
import UIKit

/// What the audit says of screens in bars, in container views and in tables.
@MainActor
@Suite(.serialized) struct ContainerAuditTests {
  private func report(
    _ device: String = "iphone-3.5", strategies: [String] = [], _ make: @escaping @MainActor () -> UIViewController
  ) throws -> AuditReport {
    var options = AuditOptions()
    options.keyboards = [.standard]
    options.strategies = strategies
    let screen = AuditScreen(RegisteredScreen(name: "screen", sdkVersion: nil, make: make))
    return try ScreenAuditor(screen, on: DeviceProfile.named(device), .portrait, options).run()
  }

  // MARK: Bars

  /// A screen with a bar in its own view, which moves with it, and a field at the bottom.
  private final class BarScreen: UIViewController {
    let hasButton: Bool

    init(hasButton: Bool) {
      self.hasButton = hasButton
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
      let item = UINavigationItem(title: "New")
      item.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done)
      bar.items = [item]
      view.addSubview(bar)
      let field = UITextField(frame: CGRect(x: 20, y: 340, width: 200, height: 31))
      field.accessibilityIdentifier = "field"
      view.addSubview(field)
      guard hasButton else { return }
      let button = UIButton(type: .system)
      button.setTitle("Send", for: .normal)
      button.frame = CGRect(x: 20, y: 380, width: 280, height: 37)
      view.addSubview(button)
    }
  }

  /// The right item of the bar ends the form. As it is it can be seen; a screen that moves takes its bar along.
  @Test func theRightItemOfTheBarIsTheButton() throws {
    let check = try #require(try report(strategies: ["shift"]) { BarScreen(hasButton: false) }.checks.first)
    #expect(check.findings.map(\.subject) == [.input])
    let shifted = try #require(check.strategies.first)
    #expect(shifted.findings.map(\.subject) == [.button])
    #expect(shifted.findings.first?.name == "Done" && shifted.findings.first?.visible == 0)
    #expect(!shifted.cures)
  }

  /// A button below the inputs counts before it.
  @Test func aButtonBelowCountsBeforeTheBar() throws {
    let check = try #require(try report { BarScreen(hasButton: true) }.checks.first)
    #expect(check.findings.map(\.name) == [nil, "Send"])
  }

  // MARK: Files

  private static let embedding = """
    <?xml version="1.0" encoding="UTF-8"?>
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="22505"
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES" initialViewController="outer">
    <scenes>
    <scene sceneID="s1"><objects><viewController id="outer" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="v1"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
    <subviews>
    <textField opaque="NO" contentMode="scaleToFill" fixedFrame="YES" placeholder="Name" id="name">
    <rect key="frame" x="20" y="60" width="200" height="30"/></textField>
    <containerView opaque="NO" contentMode="scaleToFill" fixedFrame="YES" id="box">
    <rect key="frame" x="0.0" y="400" width="375" height="200"/>
    <connections><segue destination="inner" kind="embed" id="e1"/></connections></containerView>
    </subviews></view>
    </viewController></objects></scene>
    <scene sceneID="s2"><objects><viewController id="inner" sceneMemberID="viewController">
    <view key="view" contentMode="scaleToFill" id="v2"><rect key="frame" x="0.0" y="0.0" width="375" height="200"/>
    <subviews>
    <textField opaque="NO" contentMode="scaleToFill" fixedFrame="YES" placeholder="Code" id="code">
    <rect key="frame" x="20" y="20" width="200" height="30"/></textField>
    </subviews></view>
    </viewController></objects></scene>
    </scenes>
    </document>
    """

  /// Each screen answers for its own inputs, where they really are: alone, the inner one's would be clear.
  @Test func anEmbeddedScreenIsAuditedInItsBox() throws {
    let path = NSTemporaryDirectory() + "keyrise-\(UUID().uuidString).storyboard"
    try Self.embedding.write(toFile: path, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(atPath: path) }
    var options = AuditOptions()
    options.keyboards = [.standard]
    options.strategies = []
    let screens = try AuditScreen.screens(ofFile: path, classModules: [])
    #expect(screens.map(\.name) == ["outer", "inner"])
    let reports = try screens.map {
      try ScreenAuditor($0, on: DeviceProfile.named("iphone-4.7"), .portrait, options).run()
    }
    #expect(reports.map { $0.checks.map(\.input.id) } == [["name"], ["code"]])
    #expect(reports.allSatisfy { $0.skipped.isEmpty })
    let code = try #require(reports[1].checks.first)
    #expect(code.findings.first?.frame == [20, 420, 200, 30] && code.verdict == .hidden)
    #expect(code.input.line == 18)
  }

  // MARK: Tables

  /// Rows below the screen's end are scrolled to: with each it is the row's own field that is looked at.
  @Test func rowsOutOfSightAreScrolledTo() throws {
    let sample = try #require(SampleCatalog.named("table-sample"))
    let report = try report("iphone-4.0", strategies: ["automatic"], sample.make)
    let fields = [
      "Name", "Company", "Street", "Building", "City", "Postal code", "Telephone", "Mail", "Door code", "Remarks",
    ]
    #expect(report.checks.map(\.input.name) == fields)
    #expect(report.skipped.isEmpty)
    // The offset stays where the controller put it, as on iOS; that is another matter.
    for check in report.checks {
      #expect(check.findings.allSatisfy { $0.subject == .screen || $0.verdict == .tight }, "\(check.input.name)")
    }
  }

  private final class Rows: UIViewController, UITableViewDataSource {
    let count: Int
    let hasFields: (Int) -> Bool

    init(_ count: Int, _ hasFields: @escaping (Int) -> Bool) {
      self.count = count
      self.hasFields = hasFields
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let table = UITableView(frame: view.bounds, style: .plain)
      table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      table.rowHeight = 44
      table.dataSource = self
      table.accessibilityIdentifier = "rows"
      view.addSubview(table)
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell =
        tableView.dequeueReusableCell(withIdentifier: "row")
        ?? UITableViewCell(
          style: .default, reuseIdentifier: "row")
      for view in cell.contentView.subviews { view.removeFromSuperview() }
      guard hasFields(indexPath.row) else { return cell }
      let field = UITextField(frame: CGRect(x: 20, y: 5, width: 200, height: 29))
      field.accessibilityIdentifier = "field \(indexPath.row)"
      cell.contentView.addSubview(field)
      return cell
    }
  }

  /// Nobody makes room in a table of a plain controller: the last row is under the keyboard, and scrolled to all the same.
  @Test func theLastRowOfALongTable() throws {
    let report = try report(strategies: ["inset"]) { Rows(40) { [3, 39].contains($0) } }
    #expect(report.checks.map(\.input.name) == ["field 3", "field 39"])
    #expect(report.checks.map(\.verdict) == [.ok, .hidden])
    #expect(report.checks.last?.findings.first?.causes == ["keyboard"])
    #expect(report.checks.last?.strategies.first?.cures == true)
  }

  /// A table without an end is looked through for a while, and the report says so.
  @Test func aTableWithoutAnEnd() throws {
    let report = try report { Rows(100_000) { $0 % 100 == 0 } }
    #expect(report.checks.map(\.input.name) == ["field 0", "field 100"])
    #expect(report.skipped.map(\.input.name) == ["rows"])
    #expect(report.skipped.first?.reason == "it has more rows than were looked at")
  }

  // MARK: Collections

  private final class Items: UIViewController, UICollectionViewDataSource {
    let count: Int
    let direction: UICollectionView.ScrollDirection
    let hasFields: (Int) -> Bool

    init(_ count: Int, _ direction: UICollectionView.ScrollDirection = .vertical, _ hasFields: @escaping (Int) -> Bool)
    {
      self.count = count
      self.direction = direction
      self.hasFields = hasFields
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      let layout = UICollectionViewFlowLayout()
      layout.scrollDirection = direction
      layout.itemSize = CGSize(width: 300, height: 44)
      var frame = view.bounds
      if direction == .horizontal { frame = CGRect(x: 0, y: 100, width: frame.width, height: 60) }
      let collection = UICollectionView(frame: frame, collectionViewLayout: layout)
      collection.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "item")
      collection.dataSource = self
      collection.accessibilityIdentifier = "items"
      view.addSubview(collection)
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { count }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "item", for: indexPath)
      for view in cell.contentView.subviews { view.removeFromSuperview() }
      guard hasFields(indexPath.item) else { return cell }
      let field = UITextField(frame: CGRect(x: 20, y: 5, width: 200, height: 29))
      field.accessibilityIdentifier = "field \(indexPath.item)"
      cell.contentView.addSubview(field)
      return cell
    }
  }

  /// As in a table: the last item is under the keyboard, and scrolled to all the same.
  @Test func itemsOutOfSightAreScrolledTo() throws {
    let report = try report(strategies: ["inset"]) { Items(40) { [2, 39].contains($0) } }
    #expect(report.checks.map(\.input.name) == ["field 2", "field 39"])
    #expect(report.checks.map(\.verdict) == [.ok, .hidden])
    #expect(report.checks.last?.findings.first?.causes == ["keyboard"])
    #expect(report.checks.last?.strategies.first?.cures == true)
  }

  /// A row of cards is swiped through.
  @Test func itemsToTheSideAreScrolledTo() throws {
    let report = try report { Items(6, .horizontal) { [0, 5].contains($0) } }
    #expect(report.checks.map(\.input.name) == ["field 0", "field 5"])
    for check in report.checks {
      #expect(check.findings.allSatisfy { $0.verdict < .partlyHidden }, "\(check.findings.map(\.text))")
    }
  }

  @Test func aCollectionWithoutAnEnd() throws {
    let report = try report { Items(100_000) { $0 % 100 == 0 } }
    #expect(report.checks.map(\.input.name) == ["field 0", "field 100"])
    #expect(report.skipped.first?.reason == "it has more items than were looked at")
  }
}

/// A screen that shows a form sheet as soon as it is there.
private final class SheetScreen: UIViewController {
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard presentedViewController == nil else { return }
    let sheet = UIViewController()
    sheet.modalPresentationStyle = .formSheet
    let field = UITextField(frame: CGRect(x: 20, y: 570, width: 200, height: 31))
    field.accessibilityIdentifier = "field"
    sheet.view.addSubview(field)
    present(sheet, animated: false)
  }
}

@MainActor
@Suite(.serialized) struct SheetAuditTests {
  private func verdicts(_ orientation: ScreenOrientation) throws -> [Verdict] {
    var options = AuditOptions()
    options.keyboards = [.standard]
    options.strategies = []
    let screen = AuditScreen(RegisteredScreen(name: "screen", sdkVersion: nil) { SheetScreen() })
    let report = try ScreenAuditor(screen, on: DeviceProfile.named("ipad-9.7"), orientation, options).run()
    return try #require(report.checks.first).findings.map(\.verdict)
  }

  /// On an upright pad the sheet moves far enough for all of it; on its side it cannot.
  @Test func aSheetMovesItsLowFieldIntoSight() throws {
    #expect(try verdicts(.portrait) == [])
    #expect(try verdicts(.landscape).contains(.hidden))
  }
}
