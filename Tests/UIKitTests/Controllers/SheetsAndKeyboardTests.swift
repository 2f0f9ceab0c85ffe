import Assets
import Foundation
import Simulator
import Testing

@testable import UIKit

/// Form sheets and popovers of pads keep clear of the keyboard.
@MainActor
@Suite(.serialized) struct SheetsAndKeyboardTests {
  /// A pad with a controller that it shows over its screen, with a field low in it.
  @MainActor
  private struct Stage {
    let phone: Phone
    let root = UIViewController()
    let shown: UIViewController
    let field = UITextField(frame: CGRect(x: 20, y: 570, width: 200, height: 30))

    init(
      _ style: UIModalPresentationStyle, _ device: String = "ipad-9.7", ios version: String? = nil,
      _ orientation: UIInterfaceOrientation = .portrait, _ shown: UIViewController? = nil, focuses: Bool = false
    ) throws {
      var options = PhoneOptions()
      options.device = try DeviceProfile.named(device)
      if let version, let number = SystemVersion(version) { options.device = options.device.running(number) }
      options.orientation = orientation
      let root = root
      phone = try Phone(options) { root }
      self.shown = shown ?? UIViewController()
      self.shown.modalPresentationStyle = style
      self.shown.view.addSubview(field)
      field.autocorrectionType = .no
      guard style != .popover else { return }
      if focuses { field.becomeFirstResponder() }
      root.present(self.shown, animated: true)
      phone.settle()
    }

    var frame: CGRect { shown.view.presentedScreenFrame }
    var keyboardTop: CGFloat { phone.keyboard.endFrame.minY }

    func focus() {
      field.becomeFirstResponder()
      phone.settle()
    }
  }

  // MARK: Form sheets

  @Test func aSheetGoesUpAndComesBackWithTheKeyboard() throws {
    let stage = try Stage(.formSheet)
    let rest = CGRect(x: 114, y: 202, width: 540, height: 620)
    #expect(stage.frame == rest)
    stage.field.becomeFirstResponder()
    let end = try #require(stage.phone.keyboard.log.last)
    #expect(end.reportedEnd.maxY == 1024 && end.reportedEnd.minY < rest.maxY)
    stage.phone.run(for: end.duration / 4)
    #expect(stage.frame.minY < 202 && stage.frame.minY > 60)
    stage.phone.settle()
    // In the middle of what the keyboard leaves.
    #expect(stage.frame == CGRect(x: 114, y: ((stage.keyboardTop - 620) / 2).rounded(.down), width: 540, height: 620))
    stage.field.resignFirstResponder()
    stage.phone.run(for: end.duration / 4)
    #expect(stage.frame.minY < 202 && stage.frame.minY > 60)
    stage.phone.settle()
    #expect(stage.frame == rest)
  }

  /// Up to iOS 12 it goes to the status bar where the screen lies on its side, and stays on an upright one.
  @Test(arguments: [
    ("12", UIInterfaceOrientation.portrait, 202.0), ("12", .landscapeLeft, 20), ("18", .landscapeLeft, 20),
    ("6", .landscapeLeft, 20),
  ])
  func theEraSaysHowFar(_ version: String, _ orientation: UIInterfaceOrientation, _ top: Double) throws {
    let stage = try Stage(.formSheet, ios: version, orientation)
    let rest = stage.frame
    #expect(rest.size == CGSize(width: 540, height: 620))
    stage.focus()
    #expect(stage.frame.minY == CGFloat(top) && stage.frame.size == rest.size)
    stage.field.resignFirstResponder()
    stage.phone.settle()
    #expect(stage.frame == rest)
  }

  @Test func whatTheKeyboardDoesNotReachStays() throws {
    let small = UIViewController()
    small.preferredContentSize = CGSize(width: 400, height: 200)
    let stage = try Stage(.formSheet, "ipad-9.7", .portrait, small)
    stage.focus()
    #expect(stage.frame == CGRect(x: 184, y: 412, width: 400, height: 200))
    let page = try Stage(.pageSheet)
    let rest = page.frame
    page.focus()
    #expect(page.frame == rest && page.keyboardTop < rest.maxY)
  }

  @Test func neitherAHardwareKeyboardNorAnUndockedOneMovesIt() throws {
    let stage = try Stage(.formSheet)
    stage.phone.toggleHardwareKeyboard()
    stage.focus()
    #expect(stage.frame.minY == 202)
    stage.phone.toggleHardwareKeyboard()
    stage.phone.settle()
    #expect(stage.frame.minY < 202)
    stage.phone.keyboard.undock(by: 200)
    stage.phone.settle()
    #expect(stage.frame.minY == 202)
    stage.phone.keyboard.dock()
    stage.phone.settle()
    #expect(stage.frame.minY < 202)
  }

  @Test func turningTakesTheSheetAlong() throws {
    let stage = try Stage(.formSheet, "ipad-11")
    stage.focus()
    let upright = stage.frame
    #expect(try stage.phone.rotate(.left))
    stage.phone.settle()
    #expect(stage.phone.keyboard.state == .shown)
    #expect(stage.frame == CGRect(x: 327, y: 24, width: 540, height: 620))
    #expect(try stage.phone.rotate(.right))
    stage.phone.settle()
    #expect(stage.frame == upright)
    stage.field.resignFirstResponder()
    stage.phone.settle()
    #expect(stage.frame.minY == 287)
  }

  /// A screen that asks for the keyboard as it comes is above it from the beginning.
  @Test func aSheetThatComesWithTheKeyboardIsAboveIt() throws {
    let stage = try Stage(.formSheet, focuses: true)
    #expect(stage.field.isFirstResponder && stage.phone.keyboard.state == .shown)
    #expect(stage.frame.minY == ((stage.keyboardTop - 620) / 2).rounded(.down))
    stage.root.dismiss(animated: true)
    stage.phone.settle()
    #expect(stage.shown.view.window == nil && stage.phone.keyboard.state == .hidden)
    stage.root.present(stage.shown, animated: false)
    stage.phone.settle()
    #expect(stage.frame.minY == 202)
  }

  /// What a shift does to the sheet by its transform does not hold it back.
  @Test func aTransformOfTheSheetStays() throws {
    let stage = try Stage(.formSheet)
    stage.shown.view.transform = CGAffineTransform(translationX: 0, y: -10)
    stage.focus()
    #expect(stage.frame.minY == ((stage.keyboardTop - 620) / 2).rounded(.down) - 10)
  }

  /// The table of a table controller makes room for what the keyboard covers of the moved sheet.
  @Test(arguments: ["12", "18"])
  func aTableInASheetMakesRoomForTheRest(_ version: String) throws {
    let table = UITableViewController(style: .plain)
    let stage = try Stage(.formSheet, ios: version, .landscapeLeft, table)
    stage.focus()
    let overlap = stage.frame.maxY - stage.keyboardTop
    #expect(overlap > 0 && overlap < 300)
    #expect(table.tableView.adjustedContentInset.bottom == overlap)
  }

  // MARK: Popovers

  private func popover(_ anchor: CGRect, _ size: CGSize, on stage: Stage) {
    stage.shown.preferredContentSize = size
    stage.shown.popoverPresentationController?.sourceView = stage.root.view
    stage.shown.popoverPresentationController?.sourceRect = anchor
    stage.field.frame.origin.y = 20
    stage.root.present(stage.shown, animated: false)
    stage.phone.settle()
  }

  @Test func aPopoverShrinksAboveTheKeyboard() throws {
    let stage = try Stage(.popover, "ipad-9.7", .landscapeLeft)
    popover(CGRect(x: 900, y: 30, width: 80, height: 30), CGSize(width: 320, height: 480), on: stage)
    let rest = stage.frame
    #expect(rest.minY == 73 && rest.height == 480)
    stage.focus()
    #expect(stage.frame == CGRect(x: rest.minX, y: 73, width: 320, height: stage.keyboardTop - 10 - 73))
    #expect(stage.shown.popoverPresentationController?.arrowDirection == .up)
    stage.field.resignFirstResponder()
    stage.phone.settle()
    #expect(stage.frame == rest)
  }

  @Test func aPopoverMovesAboveTheKeyboardWhereThereIsRoom() throws {
    let stage = try Stage(.popover)
    popover(CGRect(x: 300, y: 600, width: 80, height: 30), CGSize(width: 320, height: 300), on: stage)
    #expect(stage.frame.minY == 643)
    stage.field.becomeFirstResponder()
    stage.phone.run(for: 0.1)
    #expect(stage.frame.minY < 643 && stage.frame.minY > 300)
    stage.phone.settle()
    // Below the anchor nothing is left: it lies above it now.
    #expect(stage.frame == CGRect(x: 180, y: 287, width: 320, height: 300))
    #expect(stage.shown.popoverPresentationController?.arrowDirection == .down)
    stage.field.resignFirstResponder()
    stage.phone.settle()
    #expect(stage.frame.minY == 643)
  }

  // MARK: Cards

  /// The frame of a phone's card ends with the screen; only its upper corners are round.
  @Test func aCardIsNotHigherThanItsScreen() throws {
    let stage = try Stage(.pageSheet, "iphone-x", ios: "13")
    stage.shown.view.backgroundColor = .red
    #expect(stage.frame == CGRect(x: 0, y: 54, width: 375, height: 758))
    #expect(stage.shown.view.safeAreaInsets.bottom == 34)
    stage.phone.render()
    let surface = stage.phone.surface
    let scale = Int(surface.width) / 375
    func isRed(_ x: Int, _ y: Int) -> Bool {
      surface.pixels[y * scale * surface.stride + x * scale] & 0xff_ffff == 0xff0000
    }
    #expect(!isRed(0, 54) && isRed(12, 66) && isRed(0, 811) && isRed(374, 811))
    stage.root.dismiss(animated: false)
    #expect(stage.shown.view.layer.cornerRadius == 0 && !stage.shown.view.clipsToBounds)
  }
}
