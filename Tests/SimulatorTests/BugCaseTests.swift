import Assets
import Foundation
import Samples
import Testing
import UIKit

@testable import Simulator

/// Public bug reports with their numbers, as they go wrong and as they are right. The names are those of the list of
/// cases; frames and heights are those of the reports.
@MainActor
@Suite(.serialized) struct BugCaseTests {
  /// A screen whose views a test makes, and what it does about the keyboard.
  private final class Screen: UIViewController {
    let build: (Screen) -> Void
    /// Called with the keyboard's end frame as the dictionary has it; nil when the keyboard goes.
    var onKeyboard: (CGRect?) -> Void = { _ in }
    private var tokens: [any NSObjectProtocol] = []

    init(_ build: @escaping (Screen) -> Void) {
      self.build = build
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      build(self)
      let names = [UIResponder.keyboardWillShowNotification, UIResponder.keyboardWillHideNotification]
      tokens = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
          let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
          MainActor.assumeIsolated { self?.onKeyboard(name == names[0] ? frame : nil) }
        }
      }
    }

    func stop() { tokens.forEach(NotificationCenter.default.removeObserver) }

    func field(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in parent: UIView? = nil) -> UITextField
    {
      let field = UITextField(frame: CGRect(x: x, y: y, width: width, height: height))
      (parent ?? view).addSubview(field)
      return field
    }

    func scrollView(_ frame: CGRect, content height: CGFloat) -> UIScrollView {
      let scrollView = UIScrollView(frame: frame)
      scrollView.contentSize = CGSize(width: frame.width, height: height)
      view.addSubview(scrollView)
      return scrollView
    }
  }

  private func phone(
    _ device: String, _ version: String? = nil, orientation: UIInterfaceOrientation = .portrait, hasBar: Bool? = nil,
    root: (Screen) -> UIViewController = { $0 }, _ build: @escaping (Screen) -> Void
  ) throws -> (Phone, Screen) {
    var options = PhoneOptions()
    options.device = try DeviceProfile.named(device)
    if let version { options.device = options.device.running(try #require(SystemVersion(version))) }
    options.orientation = orientation
    let screen = Screen(build)
    let controller = root(screen)
    let phone = try Phone(options) { controller }
    phone.keyboard.showsPredictionBar = hasBar
    return (phone, screen)
  }

  private func focus(_ field: UIView, _ phone: Phone) {
    field.becomeFirstResponder()
    phone.settle()
  }

  private func hide(_ phone: Phone) {
    phone.window.endEditing(true)
    phone.settle()
  }

  /// How much of a view's height the keyboard hides, in points.
  private func hidden(_ view: UIView, _ phone: Phone) -> CGFloat {
    let frame = view.presentedScreenFrame
    return max(0, min(frame.maxY, phone.keyboard.frame.maxY) - max(frame.minY, phone.keyboard.frame.minY))
  }

  /// What of a view lies below the keyboard's upper edge.
  private func overlap(_ view: UIView, _ keyboard: CGRect) -> CGFloat {
    guard let parent = view.superview else { return 0 }
    return max(0, view.frame.maxY - parent.convert(keyboard, from: nil).minY)
  }

  @Test(arguments: [false, true]) func b07LandscapeBeforeIOS8(_ converts: Bool) throws {
    var scrollView = UIScrollView()
    var field = UITextField()
    let (phone, screen) = try phone("iphone-3.5", "5.1", orientation: .landscapeRight) { screen in
      scrollView = screen.scrollView(CGRect(x: 0, y: 0, width: 480, height: 300), content: 460)
      field = screen.field(25, 327, 178, 31, in: scrollView)
    }
    defer { screen.stop() }
    var height: CGFloat = 0
    screen.onKeyboard = { keyboard in
      guard let keyboard else { return }
      if converts {
        #expect(screen.view.convert(keyboard, from: nil) == CGRect(x: 0, y: 138, width: 480, height: 162))
        height = 300 - screen.view.convert(keyboard, from: nil).height
        scrollView.frame.size.height = height
        scrollView.scrollRectToVisible(field.frame.offsetBy(dx: 0, dy: 10), animated: false)
      } else {
        height = 300 - keyboard.height
      }
    }
    focus(field, phone)
    #expect(height == (converts ? 138 : -180))
    guard converts else { return }
    #expect(scrollView.contentOffset.y == 230)
    #expect(field.convert(field.bounds, to: screen.view).minY == 97 && hidden(field, phone) == 0)
  }

  @Test func b08HideAfterRotation() throws {
    func scrollFrame(_ name: String) throws -> CGRect {
      let phone = try Phone.showing(name)
      try phone.focus("#1")
      phone.settle()
      try phone.rotate(.left)
      phone.settle()
      try phone.dismiss()
      phone.settle()
      return try #require(phone.window.subtree.first { $0 is UIScrollView }).frame
    }
    #expect(try scrollFrame("scroll-sample") == CGRect(x: 0, y: 0, width: 320, height: 460))
    #expect(try scrollFrame("scroll-sample-fixed") == CGRect(x: 0, y: 0, width: 480, height: 300))
  }

  @Test(arguments: [false, true]) func b12TheTopInsetIsLost(_ saves: Bool) throws {
    var scrollView = UIScrollView()
    var field = UITextField()
    let (phone, screen) = try phone("iphone-4.0", "7.0") { screen in
      scrollView = screen.scrollView(CGRect(x: 0, y: 0, width: 320, height: 568), content: 1000)
      scrollView.contentInset.top = 64
      scrollView.contentOffset.y = -64
      field = screen.field(20, 20, 200, 30, in: scrollView)
    }
    defer { screen.stop() }
    var before: UIEdgeInsets?
    screen.onKeyboard = { keyboard in
      if let keyboard {
        before = saves ? before ?? scrollView.contentInset : before
        scrollView.contentInset.bottom = self.overlap(scrollView, keyboard)
      } else {
        // The flag was set before the inset was saved, so it never was.
        scrollView.contentInset = before ?? .zero
        before = nil
      }
    }
    for _ in 0..<3 {
      focus(field, phone)
      #expect(scrollView.contentInset.bottom == 216)
      hide(phone)
      #expect(scrollView.contentInset == UIEdgeInsets(top: saves ? 64 : 0, left: 0, bottom: 0, right: 0))
      if saves { #expect(scrollView.contentOffset.y == -64) } else { break }
    }
  }

  @Test(arguments: [false, true]) func b14AButtonThatRidesOnTheKeyboard(_ looksAtTheButton: Bool) throws {
    var scrollView = UIScrollView()
    var field = UITextField()
    let button = UIView(frame: CGRect(x: 0, y: 516, width: 320, height: 52))
    let (phone, screen) = try phone("iphone-4.0", "7.0") { screen in
      scrollView = screen.scrollView(CGRect(x: 0, y: 64, width: 320, height: 452), content: 1000)
      field = screen.field(20, 768, 200, 31, in: scrollView)
      screen.view.addSubview(button)
    }
    defer { screen.stop() }
    screen.onKeyboard = { keyboard in
      guard let keyboard else { return }
      button.frame.origin.y = screen.view.convert(keyboard, from: nil).minY - 52
      let edge = looksAtTheButton ? button.frame.minY : button.frame.maxY
      scrollView.contentInset.bottom = scrollView.frame.maxY - edge
      scrollView.scrollRectToVisible(field.frame, animated: false)
    }
    focus(field, phone)
    #expect(button.frame == CGRect(x: 0, y: 300, width: 320, height: 52))
    #expect(scrollView.contentInset.bottom == (looksAtTheButton ? 216 : 164))
    let bottom = field.convert(field.bounds, to: screen.view).maxY
    #expect(min(31, max(0, bottom - button.frame.minY)) == (looksAtTheButton ? 0 : 31))
    if looksAtTheButton { #expect(scrollView.contentOffset.y == 563) }
  }

  /// The tab bar's 49 are in the safe area, which the keyboard covers too.
  @Test(arguments: [("iPhone 6", "12.0", 216.0, 167.0), ("iPhone X", "12.0", 335, 252)])
  func b16TheSafeAreaIsAddedOnTop(_ device: String, _ version: String, _ height: Double, _ right: Double) throws {
    var field = UITextField()
    func inTabs(_ screen: Screen) -> UIViewController {
      let tabs = UITabBarController()
      tabs.viewControllers = [screen]
      return tabs
    }
    let (phone, screen) = try phone(device, version, hasBar: height > 300, root: inTabs) { screen in
      field = screen.field(20, 100, 200, 30)
    }
    defer { screen.stop() }
    var wrong: CGFloat = 0
    var inset: CGFloat = 0
    screen.onKeyboard = { keyboard in
      guard let keyboard else { return }
      wrong = keyboard.height
      let bounds = screen.view.bounds
      inset = max(0, bounds.maxY - screen.view.convert(keyboard, from: nil).minY - screen.view.safeAreaInsets.bottom)
    }
    focus(field, phone)
    #expect(wrong == height && inset == right)
    // What the system adds and the inset together are the keyboard's height, no more.
    #expect(inset + screen.view.safeAreaInsets.bottom == CGFloat(height))
  }

  @Test(arguments: [false, true]) func b22RotateThenHide(_ savesBeforeItMoves: Bool) throws {
    var field = UITextField()
    let container = UIView(frame: .zero)
    let (phone, screen) = try phone("iPhone 6", "9.3", hasBar: false) { screen in
      container.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(container)
      NSLayoutConstraint.activate([
        container.heightAnchor.constraint(equalToConstant: 200),
        container.widthAnchor.constraint(equalTo: screen.view.widthAnchor),
        container.centerYAnchor.constraint(equalTo: screen.view.centerYAnchor),
      ])
      field = screen.field(20, 150, 200, 30, in: container)
    }
    defer { screen.stop() }
    var saved: CGFloat = 0
    screen.onKeyboard = { keyboard in
      guard let view = screen.view else { return }
      guard let keyboard else {
        view.frame.origin.y = saved
        return
      }
      if savesBeforeItMoves { saved = 0 }
      view.layoutIfNeeded()
      let bottom = view.frame.minY + field.convert(field.bounds, to: view).maxY
      let top = keyboard.minY - 10
      if bottom > top { view.frame.origin.y += top - bottom }
      if !savesBeforeItMoves { saved = view.frame.origin.y }
    }
    focus(field, phone)
    #expect(screen.view.frame.minY == 0 && field.convert(field.bounds, to: nil).maxY == 413.5)
    try phone.rotate(.left)
    phone.settle()
    #expect(phone.keyboard.frame == CGRect(x: 0, y: 213, width: 667, height: 162))
    #expect(screen.view.frame.minY == -64.5)
    hide(phone)
    #expect(screen.view.frame.minY == (savesBeforeItMoves ? 0 : -64.5))
  }

  @Test(arguments: [
    (UIInterfaceOrientation.landscapeRight, 620.0, 352.0, 278.0), (.portrait, 620, 264, 62),
    (.landscapeLeft, 300, 352, 0),
  ])
  func b24AFormSheet(_ how: UIInterfaceOrientation, _ height: Double, _ keyboardHeight: Double, _ right: Double) throws
  {
    var field = UITextField()
    let sheet = UIView(frame: CGRect(x: 0, y: 0, width: 540, height: 0))
    let (phone, screen) = try phone("ipad-9.7", "7.0", orientation: how) { screen in
      screen.view.addSubview(sheet)
      field = screen.field(20, 20, 200, 30, in: sheet)
    }
    defer { screen.stop() }
    let size = screen.view.bounds.size
    sheet.frame = CGRect(x: (size.width - 540) / 2, y: (size.height - 620) / 2, width: 540, height: height)
    var wrong: CGFloat = 0
    var inset: CGFloat = -1
    screen.onKeyboard = { keyboard in
      guard let keyboard else { return }
      wrong = min(keyboard.width, keyboard.height)
      inset = self.overlap(sheet, keyboard)
    }
    focus(field, phone)
    #expect(wrong == keyboardHeight && inset == right)
  }

  @Test func b33TheKeyboardsLayoutGuide() throws {
    var field = UITextField()
    let button = UIView(frame: .zero)
    let (phone, screen) = try phone("iPhone X", "12.0") { screen in
      field = screen.field(20, 100, 200, 30)
      button.translatesAutoresizingMaskIntoConstraints = false
      screen.view.addSubview(button)
      NSLayoutConstraint.activate([
        button.heightAnchor.constraint(equalToConstant: 44),
        button.widthAnchor.constraint(equalTo: screen.view.widthAnchor),
        button.bottomAnchor.constraint(equalTo: screen.view.keyboardLayoutGuide.topAnchor),
      ])
    }
    defer { screen.stop() }
    phone.render()
    #expect(button.frame == CGRect(x: 0, y: 734, width: 375, height: 44))
    focus(field, phone)
    #expect(button.frame == CGRect(x: 0, y: 433, width: 375, height: 44))
    hide(phone)
    #expect(button.frame.maxY == 778)
    screen.view.keyboardLayoutGuide.usesBottomSafeArea = false
    phone.render()
    #expect(button.frame.maxY == 812)
    // On its side, keyboard up: 171 + 38 high.
    focus(field, phone)
    try phone.rotate(.left)
    phone.settle()
    #expect(button.frame.maxY == 166)
  }

  @Test(arguments: [false, true]) func b36AChatBar(_ isPinned: Bool) throws {
    var field = UITextField()
    let bar = UIView(frame: CGRect(x: 0, y: 434, width: 320, height: 46))
    let (phone, screen) = try phone("iphone-3.5", "7.0") { screen in
      screen.view.addSubview(bar)
      field = screen.field(10, 8, 200, 30, in: bar)
    }
    defer { screen.stop() }
    screen.onKeyboard = { keyboard in
      guard isPinned else { return }
      bar.frame.origin.y = (keyboard.map { screen.view.convert($0, from: nil).minY } ?? 480) - 46
    }
    for _ in 0..<2 {
      focus(field, phone)
      #expect(bar.frame.minY == (isPinned ? 218 : 434) && hidden(field, phone) == (isPinned ? 0 : 30))
      hide(phone)
      #expect(bar.frame.minY == 434)
    }
  }

  @Test func b37TheSameFieldFiveTimes() throws {
    var scrollView = UIScrollView()
    var field = UITextField()
    let (phone, screen) = try phone("iphone-3.5", "5.1") { screen in
      scrollView = screen.scrollView(CGRect(x: 0, y: 0, width: 320, height: 460), content: 460)
      field = screen.field(25, 327, 178, 31, in: scrollView)
    }
    defer { screen.stop() }
    var original: CGFloat?
    var shows = 0
    screen.onKeyboard = { keyboard in
      if let keyboard {
        shows += 1
        original = original ?? scrollView.contentOffset.y
        scrollView.contentInset.bottom = self.overlap(scrollView, keyboard)
        scrollView.scrollRectToVisible(field.frame.offsetBy(dx: 0, dy: 10), animated: false)
      } else {
        scrollView.contentInset.bottom = 0
        scrollView.contentOffset.y = original ?? -1
        original = nil
      }
    }
    for _ in 0..<5 {
      focus(field, phone)
      #expect(scrollView.contentOffset.y == 124 && original == 0)
      // Already first responder: nothing is posted.
      #expect(field.becomeFirstResponder())
      hide(phone)
      #expect(scrollView.contentOffset.y == 0)
    }
    #expect(shows == 5)
  }

  @Test func b44ThePredictionBarMovesByItsDifference() throws {
    var scrollView = UIScrollView()
    var field = UITextField()
    let (phone, screen) = try phone("iPhone 6", "9.3", hasBar: false) { screen in
      scrollView = screen.scrollView(CGRect(x: 0, y: 0, width: 375, height: 667), content: 667)
      field = screen.field(20, 368, 200, 44, in: scrollView)
    }
    defer { screen.stop() }
    screen.onKeyboard = { keyboard in
      guard let keyboard else { return }
      scrollView.contentInset.bottom = self.overlap(scrollView, keyboard)
      scrollView.contentOffset.y = max(0, field.frame.maxY - keyboard.minY)
    }
    focus(field, phone)
    #expect(phone.keyboard.frame.minY == 451 && scrollView.contentOffset.y == 0 && hidden(field, phone) == 0)
    for _ in 0..<3 {
      phone.keyboard.showsPredictionBar = true
      phone.settle()
      #expect(phone.keyboard.frame.minY == 409 && scrollView.contentOffset.y == 3 && hidden(field, phone) == 0)
      phone.keyboard.showsPredictionBar = false
      phone.settle()
      #expect(phone.keyboard.frame.minY == 451 && scrollView.contentOffset.y == 0)
    }
    // Without moving, three points are hidden.
    screen.onKeyboard = { _ in }
    phone.keyboard.showsPredictionBar = true
    phone.settle()
    #expect(hidden(field, phone) == 3)
  }

  /// The accessory belongs to the field: the frame grows and shrinks by it when the focus moves.
  @Test func b32AnAccessoryThatOnlyOneFieldHas() throws {
    var first = UITextField()
    var second = UITextField()
    let (phone, screen) = try phone("iphone-3.5", "5.1") { screen in
      first = screen.field(20, 20, 200, 31)
      second = screen.field(20, 80, 200, 31)
      second.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    }
    defer { screen.stop() }
    var tops: [CGFloat] = []
    screen.onKeyboard = { keyboard in tops.append(keyboard?.minY ?? 480) }
    for field in [first, second, first] { focus(field, phone) }
    hide(phone)
    #expect(tops == [264, 220, 264, 480])
  }
}
