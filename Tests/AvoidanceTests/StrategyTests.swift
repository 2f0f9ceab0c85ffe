import Avoidance
import Foundation
import Simulator
import Testing
import UIKit

/// The strategies at work: what they show, and that nothing of them stays.
@MainActor
@Suite(.serialized) struct StrategyTests {
  private nonisolated static let names = ["resize", "inset", "shift", "guide", "automatic"]

  private func strategy(_ name: String) throws -> KeyboardAvoidance { try #require(KeyboardAvoidance.named(name)) }

  /// A long form in a scroll view, two fields of which the keyboard covers both.
  private func longForm(_ system: String?) throws -> Phone {
    try Phone.form(system: system) { view in
      let scrollView = view.addScrollView(view.bounds, content: 700)
      scrollView.addField("one", 25, 327, 178, 31)
      scrollView.addField("two", 25, 401, 178, 31)
    }
  }

  private func field(_ name: String, _ phone: Phone) throws -> UIView {
    func find(_ view: UIView) -> UIView? {
      view.accessibilityIdentifier == name ? view : view.subviews.lazy.compactMap(find).first
    }
    return try #require(find(phone.window))
  }

  private func top(_ name: String, _ phone: Phone) throws -> CGFloat {
    let view = try field(name, phone)
    return view.convert(view.bounds, to: nil).minY
  }

  @Test(arguments: ["resize", "inset", "automatic", "shift"], ["5.1", "7.1", "9.3", "12.0"])
  func theFocusedFieldIsClear(_ name: String, _ system: String) throws {
    let phone = try longForm(system)
    try strategy(name).install(in: phone.window)
    for input in ["one", "two", "one"] {
      try phone.focus(input)
      phone.settle()
      let field = try field(input, phone)
      let frame = field.convert(field.bounds, to: nil)
      #expect(frame.maxY <= Inspection(phone).keyboard.frame[1] - 8, "\(input) with \(name) on \(system)")
      #expect(frame.minY >= 20)
    }
  }

  /// I1, I2, I3: nothing stays after the keyboard has gone, however often it came.
  @Test(arguments: names, ["5.1", "12.0"])
  func everythingIsAsBefore(_ name: String, _ system: String) throws {
    let phone = try longForm(system)
    try strategy(name).install(in: phone.window)
    let before = phone.window.traces
    var during: [[String]] = []
    for _ in 0..<5 {
      try phone.focus("one")
      phone.settle()
      during.append(phone.window.traces)
      try phone.dismiss()
      phone.settle()
      #expect(phone.window.traces == before)
    }
    #expect(Set(during).count == 1)
  }

  /// The order in which observers hear of the keyboard is not fixed: the app may put things back first.
  @Test(arguments: ["resize", "inset", "automatic", "shift"], [true, false])
  func anAppThatPutsThingsBackItselfIsNotCorrected(_ name: String, _ isAppFirst: Bool) throws {
    let phone = try longForm("12.0")
    let scrollView = try #require(try field("one", phone).superview as? UIScrollView)
    let root = try #require(scrollView.superview)
    let frame = scrollView.frame
    let putBack: @MainActor @Sendable () -> Void = {
      scrollView.contentInset = .zero
      scrollView.scrollIndicatorInsets = .zero
      scrollView.frame = frame
      root.transform = .identity
    }
    let center = NotificationCenter.default
    func observe() -> any NSObjectProtocol {
      center.addObserver(forName: UIResponder.keyboardWillHideNotification, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated(putBack)
      }
    }
    var observer: (any NSObjectProtocol)?
    if isAppFirst { observer = observe() }
    try strategy(name).install(in: phone.window)
    if !isAppFirst { observer = observe() }
    defer { observer.map(center.removeObserver) }
    let before = phone.window.traces
    for _ in 0..<5 {
      try phone.focus("two")
      phone.settle()
      #expect(phone.window.traces != before)
      try phone.dismiss()
      phone.settle()
      #expect(phone.window.traces == before)
    }
  }

  @Test(arguments: names)
  func aSecondNoticeChangesNothing(_ name: String) throws {
    let phone = try longForm("12.0")
    try strategy(name).install(in: phone.window)
    try phone.focus("two")
    phone.settle()
    let first = phone.window.traces
    for note in [UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification] {
      NotificationCenter.default.post(
        name: note, object: nil, userInfo: [UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: keyboard(phone))])
    }
    phone.settle()
    #expect(phone.window.traces == first)
  }

  private func keyboard(_ phone: Phone) -> CGRect {
    let frame = Inspection(phone).keyboard.frame
    return CGRect(x: frame[0], y: frame[1], width: frame[2], height: frame[3])
  }

  @Test(arguments: names)
  func removedInTheMiddleItLeavesNothing(_ name: String) throws {
    let phone = try longForm("6.1")
    let before = phone.window.traces
    let installation = try strategy(name).install(in: phone.window)
    try phone.focus("two")
    phone.settle()
    installation.remove()
    #expect(phone.window.traces == before)
    try phone.dismiss()
    phone.settle()
    try phone.focus("two")
    phone.settle()
    #expect(phone.window.traces == before)
  }

  /// The keyboard of one phone does not move the screen of another in the same process.
  @Test func aStrangersKeyboardIsNotMine() throws {
    let one = try longForm("6.1")
    KeyboardAvoidance.automatic.install(in: one.window)
    let before = one.window.traces
    let other = try longForm("6.1")
    KeyboardAvoidance.automatic.install(in: other.window)
    try other.focus("two")
    other.settle()
    #expect(one.window.traces == before)
    #expect(other.window.traces != before)
  }

  @Test func aWindowThatHasGoneIsLetGo() throws {
    weak var installation: KeyboardAvoidanceInstallation?
    do {
      let phone = try longForm(nil)
      installation = KeyboardAvoidance.shift.install(in: phone.window)
      #expect(installation != nil)
    }
    // The next notice finds no window.
    let phone = try longForm(nil)
    try phone.focus("one")
    #expect(installation == nil)
  }

  // MARK: Public reports

  /// B02, B03: each field gets its own offset, also while the keyboard stays.
  @Test(arguments: ["resize", "inset", "automatic"])
  func everyFieldIsTheTarget(_ name: String) throws {
    let phone = try Phone.form { view in
      let scrollView = view.addScrollView(CGRect(x: 0, y: 0, width: 320, height: 460), content: 460)
      scrollView.addField("field1", 25, 327, 178, 31)
      scrollView.addField("field2", 25, 401, 178, 31)
    }
    try strategy(name).install(in: phone.window)
    let scrollView = try #require(try field("field1", phone).superview as? UIScrollView)
    try phone.focus("field1")
    phone.settle()
    #expect(scrollView.contentOffset.y == 124)
    #expect(scrollView.frame.height == (name == "resize" ? 244 : 460))
    try phone.focus("field2")
    phone.settle()
    #expect(scrollView.contentOffset.y == 198)
    #expect(try top("field2", phone) == 20 + 203)
  }

  /// B04: a legal offset comes back too.
  @Test(arguments: ["resize", "inset", "automatic"])
  func theOffsetComesBack(_ name: String) throws {
    let phone = try Phone.form { view in
      let scrollView = view.addScrollView(CGRect(x: 0, y: 0, width: 320, height: 460), content: 600)
      scrollView.addField("field1", 25, 327, 178, 31)
      scrollView.contentOffset.y = 60
    }
    try strategy(name).install(in: phone.window)
    let scrollView = try #require(try field("field1", phone).superview as? UIScrollView)
    try phone.focus("field1")
    phone.settle()
    #expect(scrollView.contentOffset.y == 124)
    try phone.dismiss()
    phone.settle()
    #expect(scrollView.contentOffset.y == 60)
  }

  /// B12: the top inset is nobody's to change.
  @Test func theTopInsetStays() throws {
    let phone = try Phone.form("iphone-4.0", system: "7.1") { view in
      let scrollView = view.addScrollView(view.bounds, content: 1200)
      scrollView.contentInset.top = 64
      scrollView.contentOffset.y = -64
      scrollView.addField("field", 20, 400, 200, 30)
    }
    KeyboardAvoidance.inset.install(in: phone.window)
    let scrollView = try #require(try field("field", phone).superview as? UIScrollView)
    try phone.focus("field")
    phone.settle()
    #expect(scrollView.contentInset == UIEdgeInsets(top: 64, left: 0, bottom: 216, right: 0))
    try phone.dismiss()
    phone.settle()
    #expect(scrollView.contentInset == UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    #expect(scrollView.contentOffset.y == -64)
  }

  /// B30: without a scroll view the screen moves by 129; by 169 when the button is to be seen too.
  @Test(arguments: [(false, -129.0), (true, -169)])
  func theScreenMoves(_ withButton: Bool, _ expected: Double) throws {
    let phone = try Phone.form("iphone-4.7", system: "9.3") { view in
      view.addField("Username", 16, 460, 343, 30)
      view.addField("Password", 16, 498, 343, 30)
      let button = UIButton(frame: CGRect(x: 16, y: 534, width: 343, height: 34))
      button.accessibilityIdentifier = "Sign In"
      view.addSubview(button)
    }
    let button = try field("Sign In", phone)
    KeyboardAvoidance.shift.alsoShowing { _ in withButton ? button : nil }.install(in: phone.window)
    try phone.focus("Password")
    phone.settle()
    try #require(Inspection(phone).keyboard.frame == [0, 409, 375, 258])
    let root = try #require(phone.window.rootViewController?.view)
    #expect(root.frame.minY == CGFloat(expected))
    let frame = button.convert(button.bounds, to: nil)
    #expect(max(0, frame.maxY - 409) == (withButton ? 0 : 30))
    try phone.dismiss()
    phone.settle()
    #expect(root.frame.minY == 0)
  }

  /// B36: what is pinned to the bottom rides on the keyboard.
  @Test func theBarRidesOnTheKeyboard() throws {
    let phone = try Phone.form(system: "9.3") { view in
      let bar = UIView(frame: .zero)
      bar.accessibilityIdentifier = "bar"
      bar.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(bar)
      bar.addField("field", 8, 8, 200, 30)
      NSLayoutConstraint.activate([
        bar.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        bar.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        bar.heightAnchor.constraint(equalToConstant: 46), bar.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      ])
    }
    KeyboardAvoidance.guide.install(in: phone.window)
    #expect(try top("bar", phone) == 434)
    try phone.focus("field")
    phone.settle()
    #expect(keyboard(phone).minY - 46 == (try top("bar", phone)))
    try phone.dismiss()
    phone.settle()
    #expect(try top("bar", phone) == 434)
  }

  /// B37: five times the same.
  @Test func fiveTimesTheSame() throws {
    let phone = try Phone.form { view in
      view.addScrollView(CGRect(x: 0, y: 0, width: 320, height: 460), content: 460).addField("field", 25, 327, 178, 31)
    }
    KeyboardAvoidance.automatic.install(in: phone.window)
    let scrollView = try #require(try field("field", phone).superview as? UIScrollView)
    for _ in 0..<5 {
      try phone.focus("field")
      phone.settle()
      #expect(scrollView.contentOffset.y == 124)
      try phone.dismiss()
      phone.settle()
      #expect(scrollView.contentOffset.y == 0)
    }
  }

  /// B41: of two nested scroll views the inner one is scrolled, the outer one makes room.
  @Test func nestedFromTheInsideOut() throws {
    let phone = try Phone.form { view in
      let outer = view.addScrollView(CGRect(x: 158, y: 124, width: 155, height: 326), content: 326)
      let inner = outer.addScrollView(CGRect(x: 5, y: 131, width: 145, height: 188), content: 312)
      inner.addField("field", 8, 281, 128, 31)
    }
    KeyboardAvoidance.inset.install(in: phone.window)
    let inner = try #require(try field("field", phone).superview as? UIScrollView)
    let outer = try #require(inner.superview as? UIScrollView)
    inner.contentOffset.y = 100
    try phone.focus("field")
    phone.settle()
    #expect(inner.contentOffset.y == 124)
    #expect(inner.contentInset.bottom == 0)
    #expect(outer.contentInset.bottom == 206)
    #expect(outer.contentOffset.y == 206)
    #expect(try top("field", phone) == 226)
    try phone.dismiss()
    phone.settle()
    #expect(inner.contentOffset.y == 100)
    #expect(outer.contentOffset.y == 0)
  }

  /// B44: three points of prediction bar are three points of movement, and back.
  @Test func thePredictionBarMovesByItsPart() throws {
    let phone = try Phone.form("iphone-4.7", system: "9.3") { view in view.addField("E-mail", 16, 368, 343, 44) }
    var strategy = KeyboardAvoidance.shift
    strategy.margin = 0
    strategy.install(in: phone.window)
    let root = try #require(phone.window.rootViewController?.view)
    let field = try #require(try field("E-mail", phone) as? UITextField)
    field.autocorrectionType = .no
    try phone.focus("E-mail")
    phone.settle()
    #expect(keyboard(phone).minY == 451)
    #expect(root.frame.minY == 0)
    field.autocorrectionType = .default
    field.reloadInputViews()
    phone.settle()
    try #require(keyboard(phone).height > 216)
    #expect(root.frame.minY == min(0, keyboard(phone).minY - 412))
    field.autocorrectionType = .no
    field.reloadInputViews()
    phone.settle()
    #expect(root.frame.minY == 0)
  }
}
