import Assets
import Foundation
import Testing
import UIKit

@testable import Simulator

/// The dictionaries that real phones logged (uikit-facts B.6, B.7, C.2, C.4; second-reading C.3, C.5), one for one.
@MainActor
@Suite(.serialized) struct KeyboardTableTests {
  struct Row: CustomTestStringConvertible, Sendable {
    var name: String
    var device: String
    var version: String
    var hasBar: Bool? = nil
    var isFirst = true
    var orientation = UIInterfaceOrientation.portrait
    var begin: CGRect
    var end: CGRect
    var centerBegin: CGPoint?
    var centerEnd: CGPoint?
    var bounds: CGSize?
    var duration = 0.25
    var curve = 7

    var testDescription: String { name }
  }

  private nonisolated static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
  }

  nonisolated static let shows: [Row] = [
    Row(
      name: "iOS 7, 320x480, later show", device: "iphone-3.5", version: "7.0", isFirst: false,
      begin: rect(0, 480, 320, 216), end: rect(0, 264, 320, 216), centerBegin: CGPoint(x: 160, y: 588),
      centerEnd: CGPoint(x: 160, y: 372)),
    Row(
      name: "iOS 7, 320x568, first show", device: "iphone-4.0", version: "7.0", begin: rect(0, 920, 320, 216),
      end: rect(0, 352, 320, 216), centerBegin: CGPoint(x: 160, y: 1028), centerEnd: CGPoint(x: 160, y: 460),
      duration: 0.4),
    Row(
      name: "iOS 6, 320x568", device: "iphone-4.0", version: "6.0", begin: rect(0, 568, 320, 216),
      end: rect(0, 352, 320, 216), centerBegin: CGPoint(x: 160, y: 676), centerEnd: CGPoint(x: 160, y: 460), curve: 0),
    Row(
      name: "iOS 9, 320x568", device: "iphone-4.0", version: "9.3", begin: rect(0, 568, 320, 253),
      end: rect(0, 315, 320, 253), centerBegin: CGPoint(x: 160, y: 694.5), centerEnd: CGPoint(x: 160, y: 441.5)),
    Row(
      name: "iOS 9, 375x667", device: "iPhone 6", version: "9.3", begin: rect(0, 667, 375, 258),
      end: rect(0, 409, 375, 258), centerBegin: CGPoint(x: 187.5, y: 796), centerEnd: CGPoint(x: 187.5, y: 538)),
    Row(
      name: "iOS 9, 375x667, no bar", device: "iPhone 6", version: "9.3", hasBar: false, begin: rect(0, 667, 375, 216),
      end: rect(0, 451, 375, 216), centerBegin: CGPoint(x: 187.5, y: 775), centerEnd: CGPoint(x: 187.5, y: 559)),
    Row(
      name: "iOS 9, 414x736, no bar", device: "iPhone 6 Plus", version: "9.3", hasBar: false,
      begin: rect(0, 736, 414, 226), end: rect(0, 510, 414, 226), centerBegin: CGPoint(x: 207, y: 849),
      centerEnd: CGPoint(x: 207, y: 623)),
    Row(
      name: "iOS 9, 414x736", device: "iPhone 6 Plus", version: "9.3", begin: rect(0, 736, 414, 271),
      end: rect(0, 465, 414, 271), centerBegin: CGPoint(x: 207, y: 871.5), centerEnd: CGPoint(x: 207, y: 600.5)),
    Row(
      name: "iOS 11.0, 375x812", device: "iPhone X", version: "11.0", begin: rect(0, 812, 375, 333),
      end: rect(0, 479, 375, 333), centerBegin: CGPoint(x: 187.5, y: 978.5), centerEnd: CGPoint(x: 187.5, y: 645.5)),
    Row(
      name: "iOS 12, 375x812", device: "iPhone X", version: "12.0", begin: rect(0, 812, 375, 335),
      end: rect(0, 477, 375, 335)),
    Row(
      name: "iOS 12, 414x896", device: "iPhone XR", version: "12.0", begin: rect(0, 896, 414, 346),
      end: rect(0, 550, 414, 346), centerBegin: CGPoint(x: 207, y: 1069), centerEnd: CGPoint(x: 207, y: 723)),
    Row(
      name: "iOS 12, 414x896, no bar", device: "iPhone XR", version: "12.0", hasBar: false,
      begin: rect(0, 896, 414, 301), end: rect(0, 595, 414, 301)),
    Row(
      name: "iOS 14, 428x926", device: "iPhone 12 Pro Max", version: "14.1", begin: rect(0, 926, 428, 346),
      end: rect(0, 580, 428, 346), centerBegin: CGPoint(x: 214, y: 1099), centerEnd: CGPoint(x: 214, y: 753)),
    Row(
      name: "iOS 5, iPad, home button at the right", device: "ipad-9.7", version: "5.1", orientation: .landscapeRight,
      begin: rect(-352, 0, 352, 1024), end: rect(0, 0, 352, 1024), centerBegin: CGPoint(x: 512, y: 944),
      centerEnd: CGPoint(x: 512, y: 592), bounds: CGSize(width: 1024, height: 352), curve: 0),
    Row(
      name: "iOS 5, 320x480, home button at the right", device: "iphone-3.5", version: "5.1",
      orientation: .landscapeRight, begin: rect(-162, 0, 162, 480), end: rect(0, 0, 162, 480),
      bounds: CGSize(width: 480, height: 162), curve: 0),
    Row(
      name: "iOS 7, 320x480, home button at the left", device: "iphone-3.5", version: "7.0", isFirst: false,
      orientation: .landscapeLeft, begin: rect(320, 0, 162, 480), end: rect(158, 0, 162, 480),
      bounds: CGSize(width: 480, height: 162)),
    Row(
      name: "iOS 5, 320x480, home button above", device: "iphone-3.5", version: "5.1",
      orientation: .portraitUpsideDown, begin: rect(0, -216, 320, 216), end: rect(0, 0, 320, 216), curve: 0),
    Row(
      name: "iOS 8, 320x480 on its side", device: "iphone-3.5", version: "8.0", hasBar: false,
      orientation: .landscapeRight, begin: rect(0, 320, 480, 162), end: rect(0, 158, 480, 162)),
  ]

  private final class Screen: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 20, width: 200, height: 30))

    override func viewDidLoad() { view.addSubview(field) }
  }

  private func phone(
    _ device: String, _ version: String, _ orientation: UIInterfaceOrientation = .portrait
  ) throws -> (Phone, UITextField) {
    var options = PhoneOptions()
    options.device = try DeviceProfile.named(device).running(try #require(SystemVersion(version)))
    options.orientation = orientation
    options.scale = 1
    let screen = Screen()
    return (try Phone(options) { screen }, screen.field)
  }

  /// What observers of all keyboard notifications get while `action` runs.
  private func notes(_ action: () throws -> Void) rethrows -> [Notification] {
    let names = [
      UIResponder.keyboardWillChangeFrameNotification, UIResponder.keyboardWillShowNotification,
      UIResponder.keyboardDidChangeFrameNotification, UIResponder.keyboardDidShowNotification,
      UIResponder.keyboardWillHideNotification, UIResponder.keyboardDidHideNotification,
    ]
    nonisolated(unsafe) var received: [Notification] = []
    let tokens = names.map {
      NotificationCenter.default.addObserver(forName: $0, object: nil, queue: nil) { received.append($0) }
    }
    defer { tokens.forEach(NotificationCenter.default.removeObserver) }
    try action()
    return received
  }

  private func short(_ note: Notification) -> String {
    note.name.rawValue.replacingOccurrences(of: "UIKeyboard", with: "").replacingOccurrences(
      of: "Notification", with: "")
  }

  @Test(arguments: shows) func show(_ row: Row) throws {
    let (phone, field) = try phone(row.device, row.version, row.orientation)
    phone.keyboard.showsPredictionBar = row.hasBar
    if !row.isFirst {
      field.becomeFirstResponder()
      phone.settle()
      field.resignFirstResponder()
      phone.settle()
    }
    let shown = notes {
      field.becomeFirstResponder()
      phone.settle()
    }
    #expect(shown.map(short) == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    for note in shown { try expect(note, row) }
    // On the way down begin and end are exchanged.
    let hidden = notes {
      field.resignFirstResponder()
      phone.settle()
    }
    #expect(hidden.map(short) == ["WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide"])
    let info = try #require(hidden.first?.userInfo)
    #expect(rect(info, UIResponder.keyboardFrameBeginUserInfoKey) == row.end)
    #expect(rect(info, UIResponder.keyboardFrameEndUserInfoKey)?.size == row.end.size)
  }

  private func rect(_ info: [AnyHashable: Any], _ key: String) -> CGRect? { (info[key] as? NSValue)?.cgRectValue }

  private func expect(_ note: Notification, _ row: Row) throws {
    let info = try #require(note.userInfo)
    let version = try #require(SystemVersion(row.version))
    #expect(rect(info, UIResponder.keyboardFrameBeginUserInfoKey) == row.begin)
    #expect(rect(info, UIResponder.keyboardFrameEndUserInfoKey) == row.end)
    if let center = row.centerBegin {
      #expect((info["UIKeyboardCenterBeginUserInfoKey"] as? NSValue)?.cgPointValue == center)
    }
    if let center = row.centerEnd {
      #expect((info["UIKeyboardCenterEndUserInfoKey"] as? NSValue)?.cgPointValue == center)
    }
    #expect(rect(info, "UIKeyboardBoundsUserInfoKey") == CGRect(origin: .zero, size: row.bounds ?? row.end.size))
    #expect((info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue == row.duration)
    #expect((info[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue == row.curve)
    #expect((info[UIResponder.keyboardIsLocalUserInfoKey] as? NSNumber)?.boolValue == (version.major < 9 ? nil : true))
    let byHand = (info["UIKeyboardFrameChangedByUserInteraction"] as? NSNumber)?.intValue
    #expect(byHand == ((5...8).contains(version.major) ? 0 : nil))
  }

  @Test func theBarOfIOS8ComesLate() throws {
    let (phone, field) = try phone("iPhone 6", "8.0")
    let notes = notes {
      field.becomeFirstResponder()
      phone.settle()
    }
    #expect(
      notes.map(short) == [
        "WillChangeFrame", "WillShow", "WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow",
      ])
    let first = try #require(notes[1].userInfo)
    let second = try #require(notes[3].userInfo)
    #expect(rect(first, UIResponder.keyboardFrameBeginUserInfoKey) == CGRect(x: 0, y: 667, width: 375, height: 216))
    #expect(rect(first, UIResponder.keyboardFrameEndUserInfoKey) == CGRect(x: 0, y: 451, width: 375, height: 216))
    #expect((first[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue == 0.25)
    #expect((first[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue == 7)
    #expect(rect(second, UIResponder.keyboardFrameBeginUserInfoKey) == CGRect(x: 0, y: 451, width: 375, height: 216))
    #expect(rect(second, UIResponder.keyboardFrameEndUserInfoKey) == CGRect(x: 0, y: 409, width: 375, height: 258))
    #expect((second[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue == 0)
    #expect((second[UIResponder.keyboardAnimationCurveUserInfoKey] as? NSNumber)?.intValue == 0)
    #expect(phone.keyboard.frame == CGRect(x: 0, y: 409, width: 375, height: 258))
  }

  @Test func aBarThatComesWhileTheKeyboardIsUp() throws {
    let (phone, field) = try phone("iPhone X", "11.2")
    phone.keyboard.showsPredictionBar = false
    field.becomeFirstResponder()
    phone.settle()
    let notes = notes {
      phone.keyboard.showsPredictionBar = true
      phone.settle()
    }
    #expect(notes.map(short) == ["WillChangeFrame", "WillShow", "DidChangeFrame", "DidShow"])
    let row = Row(
      name: "", device: "iPhone X", version: "11.2", begin: CGRect(x: 0, y: 521, width: 375, height: 291),
      end: CGRect(x: 0, y: 477, width: 375, height: 335), centerBegin: CGPoint(x: 187.5, y: 666.5),
      centerEnd: CGPoint(x: 187.5, y: 644.5))
    for note in notes { try expect(note, row) }
  }

  /// Second-reading C.5: the log of an iPad with iOS 5.
  @Test func anIPadOfIOS5Turns() throws {
    let (phone, field) = try phone("ipad-9.7", "5.1")
    field.becomeFirstResponder()
    phone.settle()
    let start = phone.time
    let notes = try notes {
      try phone.rotate(.left)
      phone.settle()
    }
    #expect(
      notes.map(short) == [
        "WillChangeFrame", "WillHide", "DidChangeFrame", "DidHide", "WillChangeFrame", "WillShow", "DidChangeFrame",
        "DidShow",
      ])
    let infos = notes.compactMap(\.userInfo)
    for (index, info) in infos.enumerated() {
      let isDid = [2, 3, 6, 7].contains(index)
      let duration = (info[UIResponder.keyboardAnimationDurationUserInfoKey] as? NSNumber)?.doubleValue
      #expect(duration == (isDid ? nil : 0.25), "notification \(index)")
      #expect((info[UIResponder.keyboardAnimationCurveUserInfoKey] == nil) == isDid)
    }
    let down = infos[1]
    #expect(rect(down, UIResponder.keyboardFrameBeginUserInfoKey) == CGRect(x: 0, y: 760, width: 768, height: 264))
    #expect(rect(down, UIResponder.keyboardFrameEndUserInfoKey) == CGRect(x: 0, y: 1024, width: 768, height: 264))
    let shown = CGRect(x: 0, y: 0, width: 352, height: 1024)
    #expect(rect(infos[4], UIResponder.keyboardFrameBeginUserInfoKey) == shown)
    #expect(rect(infos[4], UIResponder.keyboardFrameEndUserInfoKey) == shown)
    #expect(
      rect(infos[5], UIResponder.keyboardFrameBeginUserInfoKey) == CGRect(x: -352, y: 0, width: 352, height: 1024))
    #expect(rect(infos[5], UIResponder.keyboardFrameEndUserInfoKey) == shown)
    #expect(abs(phone.time - start - 0.4) < 1e-9)
  }

  /// Uikit-facts C.4 (AF5706): on iOS 8 the pair comes twice; second-reading C.5: didHide as well on iOS 10 to 11.
  @Test(arguments: [
    ("7.0", ["WillHide", "WillShow", "DidShow"]), ("8.0", ["WillHide", "WillShow", "WillHide", "WillShow", "DidShow"]),
    ("11.0", ["WillHide", "DidHide", "WillShow", "DidShow"]), ("15.0", ["WillHide", "WillShow", "DidShow"]),
  ])
  func turnsPerVersion(_ version: String, _ expected: [String]) throws {
    let (phone, field) = try phone("iPhone 6", version)
    field.becomeFirstResponder()
    phone.settle()
    let notes = try notes {
      try phone.rotate(.right)
      phone.settle()
    }
    #expect(notes.map(short).filter { !$0.hasSuffix("ChangeFrame") } == expected)
  }

  /// Uikit-facts B.5: with a hardware keyboard a pad keeps the frame's size and shows 55 points of it; a phone posts
  /// nothing.
  @Test func aHardwareKeyboard() throws {
    let (pad, padField) = try phone("ipad-9.7", "9.3")
    pad.keyboard.isHardwareKeyboardConnected = true
    let shown = notes {
      padField.becomeFirstResponder()
      pad.settle()
    }
    let end = shown.first?.userInfo.flatMap { rect($0, UIResponder.keyboardFrameEndUserInfoKey) }
    #expect(end == CGRect(x: 0, y: 969, width: 768, height: 313))
    let (phone, field) = try phone("iPhone 6", "5.1")
    phone.keyboard.isHardwareKeyboardConnected = true
    #expect(
      notes {
        field.becomeFirstResponder()
        phone.settle()
      }.isEmpty)
    #expect(field.isFirstResponder)
  }
}
