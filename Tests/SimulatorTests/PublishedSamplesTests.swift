import Assets
import Foundation
import Samples
import Simulator
import Testing
import UIKit

/// The published samples with their flaws, in the numbers of the table.
@MainActor
@Suite(.serialized) struct PublishedSamplesTests {
  @Test func tabSampleFirstField() throws {
    let phone = try Phone.showing("tab-sample")
    try phone.focus("myField")
    phone.settle()
    let screen = Inspection(phone)
    let scrollView = try screen.view("myscrollView")
    #expect(scrollView.frame[3] == 195)
    #expect(scrollView.contentOffset == [0, 87])
    let field = try screen.view("myField")
    #expect(field.screenFrame == [20, 174, 196, 31])
    #expect(field.visible == 1)
    #expect(screen.keyboard.frame == [0, 264, 320, 216])
    #expect(screen.keyboard.state == "shown")
    #expect(screen.firstResponder == "myField")
  }

  @Test func tabSampleSecondFieldFirst() throws {
    let phone = try Phone.showing("tab-sample")
    try phone.focus("myField2")
    phone.settle()
    let screen = Inspection(phone)
    #expect(try screen.view("myscrollView").contentOffset == [0, 87])
    #expect(try screen.view("myField2").visible == 0)
  }

  @Test func tabSampleReturn() throws {
    let phone = try Phone.showing("tab-sample")
    try phone.focus("myField")
    phone.settle()
    try phone.type("Hello 日本")
    try phone.pressReturn()
    phone.settle()
    let screen = Inspection(phone)
    #expect(try screen.view("myLabel").text == "Hello 日本")
    #expect(try screen.view("myscrollView").frame == [0, 0, 320, 460])
    #expect(try screen.view("myscrollView").contentOffset == [0, 0])
    #expect(screen.keyboard.state == "hidden")
    #expect(screen.firstResponder == nil)
  }

  @Test(arguments: [("myField", 1.0, 0.0), ("myField2", 1, 0)])
  func scrollSample(_ name: String, _ first: Double, _ second: Double) throws {
    let phone = try Phone.showing("scroll-sample")
    try phone.focus(name)
    phone.settle()
    let screen = Inspection(phone)
    #expect(try screen.view("myscrollView").frame[3] == 244)
    #expect(try screen.view("myscrollView").contentOffset == [0, 124])
    #expect(try screen.view("myField").visible == first)
    #expect(try screen.view("myField2").visible == second)
  }

  @Test(arguments: [("5.1", 124.0, 0.0), ("7.0", 124, 0), ("8.0", 188, 1), ("9.3", 188, 1)])
  func typingRevealsFromIOS8(_ version: String, _ offset: Double, _ visible: Double) throws {
    let phone = try Phone.showing("scroll-sample", systemVersion: version)
    try phone.focus("myField2")
    phone.settle()
    try phone.type("a")
    phone.settle()
    let screen = Inspection(phone)
    #expect(try screen.view("myscrollView").contentOffset == [0, offset])
    #expect(try screen.view("myField2").visible == visible)
  }

  @Test func tabSampleGrowsWithEveryRound() throws {
    let phone = try Phone.showing("tab-sample")
    var seen: [[Double]] = []
    for _ in 0..<2 {
      try phone.focus("myField")
      phone.settle()
      let scrollView = try Inspection(phone).view("myscrollView")
      seen.append([scrollView.frame[3], scrollView.contentOffset?[1] ?? -1])
      try phone.pressReturn()
      phone.settle()
    }
    #expect(seen == [[195, 87], [244, 38]])
  }

  @Test func notificationsOfOneFocusAndOneDismissal() throws {
    let phone = try Phone.showing("tab-sample")
    try phone.focus("myField")
    phone.run(until: 2)
    try phone.dismiss()
    phone.settle()
    let log = Inspection(phone).notifications
    let shown = [0.0, 480, 320, 216]
    let up = [0.0, 264, 320, 216]
    let expected: [(Double, String, [Double], [Double])] = [
      (0, "keyboardWillChangeFrame", shown, up), (0, "keyboardWillShow", shown, up),
      (0.25, "keyboardDidChangeFrame", shown, up), (0.25, "keyboardDidShow", shown, up),
      (2, "keyboardWillChangeFrame", up, shown), (2, "keyboardWillHide", up, shown),
      (2.25, "keyboardDidChangeFrame", up, shown), (2.25, "keyboardDidHide", up, shown),
    ]
    #expect(log.count == expected.count)
    for (note, row) in zip(log, expected) {
      #expect(note.time == row.0)
      #expect(note.name.contains(row.1.dropFirst("keyboard".count)))
      #expect(note.begin == row.2)
      #expect(note.end == row.3)
      #expect(note.duration == 0.25)
      #expect(note.curve == 0)
    }
  }

  @Test func theKeyboardIsHalfWayUpAfterHalfItsTime() throws {
    let phone = try Phone.showing("tab-sample")
    try phone.focus("myField")
    phone.run(until: 0.125)
    #expect(Inspection(phone).keyboard.frame == [0, 372, 320, 216])
    #expect(Inspection(phone).keyboard.state == "showing")
  }
}
