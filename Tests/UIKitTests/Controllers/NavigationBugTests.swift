import Assets
import Foundation
import Simulator
import Testing
import UIKit

/// Public bug reports that need bars or presentation, reduced to numbers: the wrong outcome and the right one.
@MainActor
@Suite(.serialized) struct NavigationBugTests {
  /// A screen that makes room for the keyboard, rightly or as TPKeyboardAvoiding issue 152 had it.
  private final class Room: UIViewController {
    let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 568))
    let field = UITextField(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
    private let forgetsInset: Bool
    private nonisolated(unsafe) var tokens: [any NSObjectProtocol] = []
    private var saved = UIEdgeInsets.zero

    init(forgetsInset: Bool) {
      self.forgetsInset = forgetsInset
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
      scrollView.contentSize = CGSize(width: 320, height: 1000)
      scrollView.addSubview(field)
      view = scrollView
      observe(UIResponder.keyboardWillShowNotification) { [weak self] in self?.show() }
      observe(UIResponder.keyboardWillHideNotification) { [weak self] in self?.hide() }
    }

    private func observe(_ name: Notification.Name, _ action: @escaping @MainActor () -> Void) {
      tokens.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
          MainActor.assumeIsolated { action() }
        })
    }

    private func show() {
      if !forgetsInset { saved = scrollView.contentInset }
      scrollView.contentInset.bottom = 216
    }

    private func hide() { scrollView.contentInset = saved }

    deinit { tokens.forEach(NotificationCenter.default.removeObserver) }
  }

  @Test(arguments: [true, false]) func theTopInsetIsKept(isWrong: Bool) throws {
    // B12: under a translucent bar the inset is {64, 0, 0, 0} before and after, {64, 0, 216, 0} meanwhile.
    let stage = try NavigationStage("iphone-4.0", ios: "7")
    let room = Room(forgetsInset: isWrong)
    stage.push(room)
    stage.phone.settle()
    #expect(room.scrollView.contentInset == UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
    #expect(room.scrollView.contentOffset.y == -64)
    room.field.becomeFirstResponder()
    stage.phone.settle()
    #expect(room.scrollView.contentInset == UIEdgeInsets(top: 64, left: 0, bottom: 216, right: 0))
    room.field.resignFirstResponder()
    stage.phone.settle()
    #expect(room.scrollView.contentInset.top == (isWrong ? 0 : 64))
  }

  @Test func aFormSheetLosesOnlyWhatTheKeyboardCovers() throws {
    // B24: 62 points in portrait, 278 in landscape; the keyboard's own height is too much. Who is told of the keyboard
    // finds the sheet there; when it has moved up to the status bar, in landscape it loses 54 less.
    for (orientation, height, overlap, rest) in [
      (UIInterfaceOrientation.portrait, CGFloat(264), CGFloat(62), CGFloat(62)), (.landscapeLeft, 352, 278, 224),
    ] {
      var options = PhoneOptions()
      options.device = try DeviceProfile.named("ipad-9.7").running(try #require(SystemVersion("8")))
      options.orientation = orientation
      let root = UIViewController()
      let phone = try Phone(options) { root }
      phone.keyboard.showsPredictionBar = false
      let sheet = LoggingController("B", LoggingController.Log())
      sheet.modalPresentationStyle = .formSheet
      root.present(sheet, animated: false)
      var told: CGFloat?
      let token = NotificationCenter.default.addObserver(
        forName: UIResponder.keyboardWillShowNotification, object: nil, queue: nil
      ) { _ in MainActor.assumeIsolated { told = sheet.view.screenFrame.intersection(phone.keyboard.endFrame).height } }
      sheet.field.becomeFirstResponder()
      NotificationCenter.default.removeObserver(token)
      phone.settle()
      let keyboard = phone.keyboard.frame
      #expect(keyboard.height == height)
      #expect(told == overlap)
      #expect(sheet.view.presentedScreenFrame.intersection(keyboard).height == rest)
    }
  }

  @Test func aPoppedScreenHidesItsKeyboardForTheOthers() throws {
    // wikipedia-ios pull request 6186: an inset stayed because no hide came when a focused screen was popped.
    let stage = try NavigationStage("iphone-4.0", ios: "7")
    let room = Room(forgetsInset: false)
    stage.push(room)
    stage.phone.settle()
    let second = LoggingController("B", stage.log)
    stage.push(second)
    stage.phone.settle()
    second.field.becomeFirstResponder()
    stage.phone.settle()
    #expect(room.scrollView.contentInset.bottom == 216)
    stage.navigation.popViewController(animated: true)
    stage.phone.settle()
    #expect(room.scrollView.contentInset == UIEdgeInsets(top: 64, left: 0, bottom: 0, right: 0))
  }
}
