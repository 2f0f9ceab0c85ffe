import Foundation
import Simulator
import Testing
import UIKit

@MainActor
@Suite(.serialized) struct PresentationTests {
  @Test func callsOfAWholeScreenComeInTheOrderOfAPublicLog() throws {
    let stage = try NavigationStage(ios: "12")
    stage.navigation.delegate = nil
    stage.log.lines = []
    let second = LoggingController("B", stage.log)
    var completions = 0
    stage.root.present(second, animated: true) { completions += 1 }
    #expect(stage.log.take() == ["B load", "A will disappear", "B will appear"])
    #expect(completions == 0 && second.isBeingPresented)
    stage.phone.settle()
    #expect(stage.log.take() == ["B did appear", "A did disappear"])
    #expect(completions == 1 && !second.isBeingPresented)
    #expect(second.presentingViewController === stage.navigation)
    #expect(stage.root.presentedViewController === second)
    #expect(second.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    second.dismiss(animated: true) { completions += 1 }
    #expect(stage.log.take() == ["B will disappear", "A will appear"])
    stage.phone.settle()
    #expect(stage.log.take() == ["A did appear", "B did disappear"])
    #expect(completions == 2 && second.view.window == nil && stage.root.presentedViewController == nil)
  }

  @Test func itComesFromBelow() throws {
    let stage = try NavigationStage("iphone-3.5")
    let second = LoggingController("B", stage.log)
    stage.root.present(second, animated: true)
    #expect(stage.frameOnScreen(second.view).minY == 480)
    stage.phone.run(for: 0.2)
    #expect(isNear(stage.frameOnScreen(second.view).minY, 250, within: 1))
    stage.phone.settle()
    #expect(stage.frameOnScreen(second.view) == CGRect(x: 0, y: 20, width: 320, height: 460))
  }

  @Test func sheetsLeaveWhatIsBelow() throws {
    let stage = try NavigationStage("iphone-x", ios: "13")
    stage.log.lines = []
    let second = LoggingController("B", stage.log)
    stage.root.present(second, animated: true)
    stage.phone.settle()
    #expect(stage.log.take() == ["B load", "B will appear", "B did appear"])
    // 10 below the status bar of 44.
    #expect(second.view.frame == CGRect(x: 0, y: 54, width: 375, height: 758))
    #expect(second.view.safeAreaInsets.bottom == 34 && second.view.safeAreaInsets.top == 0)
    // A finger pulls it down.
    stage.phone.drag(from: CGPoint(x: 180, y: 300), to: CGPoint(x: 180, y: 780), duration: 0.3)
    stage.phone.settle()
    #expect(second.view.window == nil && stage.root.presentedViewController == nil)
    #expect(stage.frameOnScreen(stage.navigation.view) == CGRect(x: 0, y: 0, width: 375, height: 812))
  }

  @Test func aSheetThatInsistsStays() throws {
    let stage = try NavigationStage("iphone-x", ios: "13")
    let second = LoggingController("B", stage.log)
    second.isModalInPresentation = true
    stage.root.present(second, animated: false)
    stage.phone.drag(from: CGPoint(x: 180, y: 300), to: CGPoint(x: 180, y: 780), duration: 0.3)
    stage.phone.settle()
    #expect(stage.frameOnScreen(second.view).minY == 54)
  }

  /// The screen below is smaller while the card is up; turning the phone meanwhile does not make it larger after.
  @Test func turningBelowACardLeavesTheScreenAsItWas() throws {
    let stage = try NavigationStage("iphone-x", ios: "13")
    let before = stage.navigation.view.frame
    stage.root.present(UIViewController(), animated: true)
    stage.phone.settle()
    for turn in [Phone.Turn.left, .right] {
      #expect(try stage.phone.rotate(turn))
      stage.phone.settle()
    }
    stage.root.dismiss(animated: true)
    stage.phone.settle()
    #expect(stage.navigation.view.frame == before)
    #expect(stage.frameOnScreen(stage.navigation.view) == before)
  }

  @Test(arguments: [("12", true), ("13", false)])
  func sheetsOfPadsGoByFingersFromIOS13(_ version: String, _ stays: Bool) throws {
    let stage = try NavigationStage("ipad-9.7", ios: version)
    let second = LoggingController("B", stage.log)
    second.modalPresentationStyle = .formSheet
    stage.root.present(second, animated: true)
    stage.phone.settle()
    stage.phone.tap(at: CGPoint(x: 20, y: 1_000))
    stage.phone.settle()
    #expect((second.view.window != nil) == stays)
  }

  @Test func padsHaveFormSheets() throws {
    let stage = try NavigationStage("ipad-9.7", ios: "12")
    let second = LoggingController("B", stage.log)
    second.modalPresentationStyle = .formSheet
    stage.root.present(second, animated: true)
    stage.phone.settle()
    #expect(second.view.frame == CGRect(x: 114, y: 202, width: 540, height: 620))
  }

  @Test func theKeyboardGoesAndComesBack() throws {
    let stage = try NavigationStage(ios: "12")
    stage.root.field.becomeFirstResponder()
    stage.phone.settle()
    let second = LoggingController("B", stage.log)
    stage.root.present(second, animated: true)
    #expect(!stage.root.field.isFirstResponder)
    stage.phone.settle()
    #expect(stage.phone.keyboard.state == .hidden)
    second.dismiss(animated: true)
    stage.phone.settle()
    #expect(stage.root.field.isFirstResponder && stage.phone.keyboard.state == .shown)
  }

  @Test func whatCannotBePresentedIsNot() throws {
    let stage = try NavigationStage(ios: "12")
    let lonely = UIViewController()
    lonely.present(UIViewController(), animated: false)
    #expect(lonely.presentedViewController == nil)
    let second = LoggingController("B", stage.log)
    stage.root.present(second, animated: false)
    let third = LoggingController("C", stage.log)
    stage.root.present(third, animated: false)
    #expect(third.presentingViewController == nil)
    second.present(third, animated: false)
    #expect(third.presentingViewController === second)
    // What is above goes with it.
    stage.root.dismiss(animated: false)
    #expect(stage.root.presentedViewController == nil && second.presentedViewController == nil)
    #expect(third.view.window == nil)
  }

  @Test func presentedControllersGoAway() throws {
    let stage = try NavigationStage(ios: "12")
    weak var second: LoggingController?
    do {
      let made = LoggingController("B", stage.log)
      second = made
      stage.root.present(made, animated: true)
    }
    stage.phone.settle()
    #expect(second != nil)
    stage.root.dismiss(animated: true)
    stage.phone.settle()
    #expect(second == nil)
  }
}
