import Assets
import Foundation
import Simulator
import Testing
import UIKit

/// Scroll views within each other, and tables whose controllers make room by themselves (bugs.md).
@MainActor
@Suite(.serialized) struct NestedRevealTests {
  /// B41: frames of IQKeyboardManager's screen of 2014. `avoids` is the rule of the overlap in the outer scroll view.
  private func offsets(avoids: Bool) throws -> (inner: CGFloat, outer: CGFloat, field: CGRect) {
    var options = PhoneOptions()
    options.device = try DeviceProfile.named("iphone-3.5").running(SystemVersion(8))
    options.scale = 1
    let screen = NestedScreen(avoids: avoids)
    let phone = try Phone(options) { screen }
    #expect(screen.field.becomeFirstResponder())
    phone.settle()
    return (
      screen.inner.contentOffset.y, screen.outer.contentOffset.y, screen.field.convert(screen.field.bounds, to: nil)
    )
  }

  @Test func nestedScrollViewsRevealFromTheInsideOut() throws {
    let right = try offsets(avoids: true)
    #expect(right.inner == 124)
    #expect(right.outer == 199)
    #expect(right.field == CGRect(x: 171, y: 233, width: 128, height: 31))
    // Nobody makes room: the inner one shows the field to the outer one, which thinks that it shows.
    let wrong = try offsets(avoids: false)
    #expect(wrong.inner == 124)
    #expect(wrong.outer == 0)
    #expect(wrong.field.minY > 264)
  }

  /// B12: what a bar takes at the top is there again when the keyboard has gone.
  @Test func theTopInsetSurvives() throws {
    for keeps in [false, true] {
      var options = PhoneOptions()
      options.device = try DeviceProfile.named("retina4_0").running(SystemVersion(9))
      options.scale = 1
      let screen = BarTable(keepsTop: keeps)
      let phone = try Phone(options) { screen }
      screen.table.contentInset = UIEdgeInsets(top: 64)
      screen.table.contentOffset = CGPoint(x: 0, y: -64)
      phone.settle()
      phone.tap(at: CGPoint(x: 100, y: 64 + 22))
      phone.settle()
      #expect(screen.table.contentInset == UIEdgeInsets(top: 64, bottom: 216))
      try phone.dismiss()
      phone.settle()
      #expect(screen.table.contentInset == (keeps ? UIEdgeInsets(top: 64) : .zero))
      #expect(screen.table.contentOffset.y == (keeps ? -64 : 0))
    }
  }

  /// B14: a button that rides on the keyboard covers the last row unless it counts.
  @Test func theButtonOnTheKeyboardCounts() throws {
    for counts in [false, true] {
      var options = PhoneOptions()
      options.device = try DeviceProfile.named("retina4_0").running(SystemVersion(9))
      options.scale = 1
      let screen = ButtonTable(countsButton: counts)
      let phone = try Phone(options) { screen }
      screen.table.contentOffset = CGPoint(x: 0, y: 400)
      phone.settle()
      let field = try #require(screen.field(of: 16))
      #expect(field.becomeFirstResponder())
      phone.settle()
      #expect(screen.button.frame == CGRect(x: 0, y: 300, width: 320, height: 52))
      #expect(screen.table.contentInset.bottom == (counts ? 216 : 164))
      #expect(screen.table.contentOffset.y == (counts ? 563 : 511))
      #expect(field.convert(field.bounds, to: nil).maxY == (counts ? 300 : 352))
    }
  }
}

/// A field in a scroll view in a scroll view.
@MainActor
private final class NestedScreen: UIViewController {
  let outer = UIScrollView(frame: CGRect(x: 158, y: 80, width: 155, height: 326))
  let inner = UIScrollView(frame: CGRect(x: 5, y: 131, width: 145, height: 188))
  let field = UITextField(frame: CGRect(x: 8, y: 281, width: 128, height: 31))
  private let avoids: Bool
  private nonisolated(unsafe) var token: (any NSObjectProtocol)?

  init(avoids: Bool) {
    self.avoids = avoids
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  deinit {
    if let token { NotificationCenter.default.removeObserver(token) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    let root = UIView(frame: CGRect(x: 0, y: 64, width: 320, height: 416))
    view.addSubview(root)
    root.addSubview(outer)
    outer.contentSize = CGSize(width: 155, height: 326)
    outer.addSubview(inner)
    inner.contentSize = CGSize(width: 145, height: 312)
    inner.addSubview(field)
    guard avoids else { return }
    token = NotificationCenter.default.addObserver(
      forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated {
        guard let self else { return }
        // The part of the outer view that the keyboard's 216 points cover.
        let frame = self.outer.convert(self.outer.bounds, to: nil)
        self.outer.contentInset.bottom = frame.maxY - 264
      }
    }
  }
}

/// Rows with fields in a table of a plain controller that sets insets by hand.
@MainActor
private class InsetTable: UIViewController, UITableViewDataSource {
  let table = UITableView(frame: .zero, style: .plain)
  private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []
  var fieldTop: CGFloat { 6 }

  deinit {
    for token in tokens { NotificationCenter.default.removeObserver(token) }
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.rowHeight = 44
    table.dataSource = self
    view.addSubview(table)
    for name in [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification] {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] notification in
          let isShown = notification.name == UIResponder.keyboardWillShowNotification
          MainActor.assumeIsolated { self?.keyboardMoves(isShown: isShown) }
        })
    }
  }

  func keyboardMoves(isShown: Bool) {}

  func field(of row: Int) -> UITextField? {
    table.cellForRow(at: IndexPath(row: row, section: 0))?.contentView.subviews.first as? UITextField
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 20 }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let field = UITextField(frame: CGRect(x: 10, y: fieldTop, width: 200, height: 31))
    // The report's keyboard, 216 points high.
    field.inputView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    cell.contentView.addSubview(field)
    return cell
  }
}

@MainActor
private final class BarTable: InsetTable {
  private let keepsTop: Bool

  init(keepsTop: Bool) {
    self.keepsTop = keepsTop
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = CGRect(x: 0, y: 0, width: 320, height: 568)
  }

  override func keyboardMoves(isShown: Bool) {
    if isShown {
      table.contentInset.bottom = 216
    } else if keepsTop {
      table.contentInset.bottom = 0
    } else {
      // The saved inset was never written.
      table.contentInset = .zero
      table.contentOffset = .zero
    }
  }
}

@MainActor
private final class ButtonTable: InsetTable {
  let button = UIButton(type: .custom)
  private let countsButton: Bool

  init(countsButton: Bool) {
    self.countsButton = countsButton
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    table.frame = CGRect(x: 0, y: 64, width: 320, height: 452)
    // Row 16 begins at 768 of 1000 points.
    table.rowHeight = 48
    table.tableFooterView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 40))
    button.frame = CGRect(x: 0, y: 516, width: 320, height: 52)
    button.backgroundColor = .gray
    view.addSubview(button)
  }

  override var fieldTop: CGFloat { 0 }

  override func keyboardMoves(isShown: Bool) {
    button.frame.origin.y = isShown ? 300 : 516
    let top: CGFloat = countsButton ? 300 : 352
    table.contentInset.bottom = isShown ? 516 - top : 0
  }
}
