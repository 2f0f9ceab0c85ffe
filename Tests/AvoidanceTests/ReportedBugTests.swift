import Avoidance
import Foundation
import Simulator
import Testing
import UIKit

/// Public reports of bugs, each with the setup that is wrong and the one that is right.
@MainActor
@Suite(.serialized) struct ReportedBugTests {
  private func field(_ name: String, _ phone: Phone) throws -> UIView {
    func find(_ view: UIView) -> UIView? {
      view.accessibilityIdentifier == name ? view : view.subviews.lazy.compactMap(find).first
    }
    return try #require(find(phone.window))
  }

  private func frame(_ name: String, _ phone: Phone) throws -> CGRect {
    let view = try field(name, phone)
    return view.convert(view.bounds, to: nil)
  }

  private func scrollView(around name: String, _ phone: Phone) throws -> UIScrollView {
    try #require(try field(name, phone).superview as? UIScrollView)
  }

  private func keyboardTop(_ phone: Phone) -> CGFloat { Inspection(phone).keyboard.frame[1] }

  /// A tab bar with one screen: the published frames of TabScrollViewSample.
  private func tabbed() throws -> Phone {
    try Phone.tabbed("iphone-3.5") { view in
      let scrollView = view.addScrollView(CGRect(x: 0, y: 0, width: 320, height: 411), content: 411)
      scrollView.autoresizingMask = []
      scrollView.addField("myField", 20, 241, 196, 31)
      scrollView.addField("myField2", 20, 319, 196, 31)
    }
  }

  /// B01: without avoidance all of the field is under the keyboard.
  @Test func withoutAvoidanceTheFieldIsHidden() throws {
    let phone = try Phone.form { view in
      view.addScrollView(CGRect(x: 0, y: 0, width: 320, height: 460), content: 460).addField("field", 25, 327, 178, 31)
    }
    try phone.focus("field")
    phone.settle()
    let frame = try frame("field", phone)
    #expect(frame.minY == 347 && frame.maxY == 378)
    #expect(keyboardTop(phone) == 264)
  }

  /// B05: the tab bar counts once: 167 of the keyboard's 216 points lie over the scroll view. Twice the same (B06).
  @Test(arguments: [("myField", 38.0), ("myField2", 116)])
  func theTabBarCountsOnce(_ name: String, _ offset: Double) throws {
    let phone = try tabbed()
    KeyboardAvoidance.resize.install(in: phone.window)
    let scrollView = try scrollView(around: name, phone)
    for _ in 0..<2 {
      try phone.focus(name)
      phone.settle()
      #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 320, height: 244))
      #expect(scrollView.contentOffset.y == CGFloat(offset))
      try phone.dismiss()
      phone.settle()
      #expect(scrollView.frame == CGRect(x: 0, y: 0, width: 320, height: 411))
      #expect(scrollView.contentOffset.y == 0)
    }
  }

  /// B09: a bar of 36 points appears above the keys while the keyboard is up.
  @Test(arguments: [("resize", 208.0), ("inset", 460)])
  func aBarThatAppearsMovesTheFieldOn(_ name: String, _ height: Double) throws {
    let phone = try Phone.form { view in
      view.addScrollView(CGRect(x: 0, y: 0, width: 320, height: 460), content: 460).addField("field", 25, 327, 178, 31)
    }
    try #require(KeyboardAvoidance.named(name)).install(in: phone.window)
    let scrollView = try scrollView(around: "field", phone)
    try phone.focus("field")
    phone.settle()
    #expect(scrollView.contentOffset.y == 124)
    let input = try #require(try field("field", phone) as? UITextField)
    input.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 36))
    input.reloadInputViews()
    phone.settle()
    #expect(keyboardTop(phone) == 228)
    #expect(scrollView.frame.height == CGFloat(height))
    #expect(scrollView.contentOffset.y == 160)
    #expect(try frame("field", phone).minY == 20 + 167)
  }

  /// B14: what rides on the keyboard covers as much as the keyboard does.
  @Test func theButtonOnTheKeyboardCounts() {
    let table = CGRect(x: 0, y: 64, width: 320, height: 452)
    let keyboard = CGRect(x: 0, y: 352, width: 320, height: 216)
    let button = CGRect(x: 0, y: 300, width: 320, height: 52)
    func offset(_ inset: CGFloat) -> CGFloat {
      ScrollBand(offset: 0, height: 452, content: 1000, top: 0, bottom: inset).offset(revealing: 768, 799, margin: 0)
    }
    let wrong = AvoidanceGeometry.overlap(of: table, keyboard: keyboard)
    #expect(wrong == 164)
    #expect(64 + 799 - offset(wrong) - button.minY == 52)
    let right = AvoidanceGeometry.overlap(of: table, keyboard: button.union(keyboard))
    #expect(right == 216)
    #expect(offset(right) == 563)
    #expect(64 + 799 - offset(right) == button.minY)
  }

  /// B16 (a): of the keyboard's 216 points the system adds 49 for the tab bar.
  @Test func theSafeAreaIsNotAddedOnTop() throws {
    let phone = try Phone.tabbed("iphone-4.7", system: "12.0") { view in
      let scrollView = view.addScrollView(view.bounds, content: 1200)
      scrollView.addField("field", 20, 560, 200, 31).autocorrectionType = .no
    }
    KeyboardAvoidance.inset.install(in: phone.window)
    let scrollView = try scrollView(around: "field", phone)
    #expect(scrollView.adjustedContentInset.bottom == 49)
    try phone.focus("field")
    phone.settle()
    try #require(keyboardTop(phone) == 451)
    #expect(scrollView.contentInset.bottom == 167)
    #expect(scrollView.adjustedContentInset.bottom == 216)
    try phone.dismiss()
    phone.settle()
    #expect(scrollView.contentInset.bottom == 0)
  }

  /// B28: lines of 20 points; the twelfth ends at 248, the keyboard begins at 244.
  @Test(arguments: [false, true])
  func theCaretDoesNotWalkBehindTheKeyboard(_ avoids: Bool) throws {
    let phone = try Phone.form { view in
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
      text.accessibilityIdentifier = "text"
      text.font = .systemFont(ofSize: 16)
      text.text = Array(repeating: "a", count: 20).joined(separator: "\n")
      view.addSubview(text)
    }
    if avoids { KeyboardAvoidance.inset.install(in: phone.window) }
    let text = try #require(try field("text", phone) as? UITextView)
    try #require(text.font?.lineHeight == 20)
    try phone.focus("text")
    phone.settle()
    func moveCaret(toLine line: Int) throws -> CGRect {
      let place = try #require(text.position(from: text.beginningOfDocument, offset: 2 * line - 1))
      text.selectedTextRange = text.textRange(from: place, to: place)
      phone.settle()
      return text.convert(text.caretRect(for: place), to: nil)
    }
    _ = try moveCaret(toLine: 1)
    text.contentOffset = .zero
    let eleventh = try moveCaret(toLine: 11)
    #expect(eleventh.maxY <= keyboardTop(phone))
    #expect(text.contentOffset.y == 0)
    let twelfth = try moveCaret(toLine: 12)
    #expect((twelfth.maxY <= keyboardTop(phone)) == avoids)
    #expect(text.contentOffset.y == (avoids ? 4 : 0))
    let last = try moveCaret(toLine: 20)
    #expect((last.maxY <= keyboardTop(phone)) == avoids)
    if avoids { #expect(text.contentOffset.y >= 164 && text.contentOffset.y <= 172) }
    try phone.dismiss()
    phone.settle()
    #expect(text.contentOffset.y == 0 && text.contentInset.bottom == 0)
  }

  /// B31: a bar of 44 points on a number pad; the field moves by what is missing for its margin.
  @Test func theBarOnANumberPadCounts() throws {
    for hasBar in [false, true] {
      let phone = try Phone.form { view in
        let scrollView = view.addScrollView(CGRect(x: 0, y: 0, width: 320, height: 460), content: 460)
        let field = scrollView.addField("field", 20, 190, 200, 30)
        field.keyboardType = .numberPad
        if hasBar { field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44)) }
      }
      KeyboardAvoidance.resize.install(in: phone.window)
      let scrollView = try scrollView(around: "field", phone)
      try phone.focus("field")
      phone.settle()
      #expect(scrollView.frame.height == (hasBar ? 200 : 244))
      #expect(scrollView.contentOffset.y == (hasBar ? 30 : 0))
    }
  }

  /// B33: the guide lies at the safe area while there is no keyboard, and at the keyboard while there is one.
  @Test func theKeyboardLayoutGuide() throws {
    for usesSafeArea in [true, false] {
      let phone = try Phone.form("iphone-x") { view in
        view.addField("field", 20, 100, 200, 31)
        let button = UIButton(frame: .zero)
        button.accessibilityIdentifier = "button"
        button.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(button)
        view.keyboardLayoutGuide.usesBottomSafeArea = usesSafeArea
        NSLayoutConstraint.activate([
          button.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          button.heightAnchor.constraint(equalToConstant: 44),
          button.bottomAnchor.constraint(equalTo: view.keyboardLayoutGuide.topAnchor),
        ])
      }
      #expect(try frame("button", phone).maxY == (usesSafeArea ? 778 : 812))
      try phone.focus("field")
      phone.settle()
      #expect(try frame("button", phone).maxY == keyboardTop(phone))
      #expect(keyboardTop(phone) < 500)
    }
  }

  /// B42: the field is clear, the buttons are not; showing them takes 69 points.
  @Test func theButtonsBelowAreShownToo() throws {
    let phone = try Phone.form { view in
      // The root view begins 20 points below the screen's top.
      view.addField("amount", 20, 198, 280, 31)
      let button = UIButton(frame: CGRect(x: 20, y: 266, width: 130, height: 37))
      button.accessibilityIdentifier = "Save"
      view.addSubview(button)
    }
    let button = try field("Save", phone)
    let plain = KeyboardAvoidance.automatic.install(in: phone.window)
    try phone.focus("amount")
    phone.settle()
    #expect(try frame("amount", phone).minY == 218)
    #expect(try frame("Save", phone).minY >= keyboardTop(phone))
    try phone.dismiss()
    phone.settle()
    plain.remove()
    KeyboardAvoidance.automatic.alsoShowing { _ in button }.install(in: phone.window)
    try phone.focus("amount")
    phone.settle()
    #expect(try frame("amount", phone).minY == 149)
    #expect(try frame("Save", phone).maxY == 254)
  }

  /// The top of an input stays in sight, however far the rest is under the keyboard.
  @Test func theTopIsNeverMovedOutOfSight() throws {
    let phone = try Phone.form { view in view.addField("tall", 20, 60, 280, 380) }
    KeyboardAvoidance.automatic.install(in: phone.window)
    try phone.focus("tall")
    phone.settle()
    #expect(try frame("tall", phone).minY >= 20)
  }

  /// A drag that takes the keyboard away leaves the content where the finger put it, and nothing else behind.
  @Test func interactiveDismissalRestoresTheRest() throws {
    let phone = try Phone.form(system: "9.3") { view in
      let scrollView = view.addScrollView(view.bounds, content: 900)
      scrollView.keyboardDismissMode = .interactive
      scrollView.addField("field", 20, 380, 200, 31)
    }
    KeyboardAvoidance.automatic.install(in: phone.window)
    let scrollView = try scrollView(around: "field", phone)
    try phone.focus("field")
    phone.settle()
    #expect(scrollView.contentInset.bottom > 200)
    phone.drag(from: CGPoint(x: 250, y: 80), to: CGPoint(x: 250, y: 470), duration: 0.5)
    phone.settle()
    #expect(Inspection(phone).keyboard.state == "hidden")
    #expect(scrollView.contentInset.bottom == 0)
    #expect(scrollView.contentOffset.y >= 0 && scrollView.contentOffset.y <= 900 - scrollView.bounds.height)
    #expect(phone.window.rootViewController?.view.transform.isIdentity == true)
  }
}

/// Strategies on the sheets of pads, which move for the keyboard themselves.
@MainActor
@Suite(.serialized) struct SheetTests {
  /// What the keyboard covers of a sheet is counted where the sheet is when it has moved (freshOS/KeyboardLayoutGuide 43,
  /// hackiftekhar/IQKeyboardManager 234).
  @Test(arguments: ["inset", "automatic", "resize", "shift"])
  func theSheetsOwnMoveCounts(_ name: String) throws {
    let phone = try Phone.form("ipad-9.7") { _ in }
    try phone.rotate(.left)
    phone.settle()
    try #require(KeyboardAvoidance.named(name)).install(in: phone.window)
    var list: UIScrollView?
    let sheet = FormController { view in
      let scrollView = view.addScrollView(view.bounds, content: 620)
      scrollView.addField("low", 20, 570, 200, 30).autocorrectionType = .no
      list = scrollView
    }
    sheet.modalPresentationStyle = .formSheet
    phone.window.rootViewController?.present(sheet, animated: false)
    phone.settle()
    let scrollView = try #require(list)
    let rest = phone.window.traces
    try phone.focus("low")
    phone.settle()
    let keyboard = CGFloat(Inspection(phone).keyboard.frame[1])
    let field = try #require(scrollView.subviews.first { $0 is UITextField })
    #expect(field.convert(field.bounds, to: nil).maxY <= keyboard)
    #expect(field.convert(field.bounds, to: nil).maxY >= keyboard - 30)
    if name == "inset" {
      let covered = 20 + 620 - keyboard
      #expect(scrollView.contentInset.bottom == covered)
      // No blank below the content.
      #expect(scrollView.contentOffset.y <= covered)
    }
    try phone.dismiss()
    phone.settle()
    #expect(phone.window.traces == rest)
  }
}
