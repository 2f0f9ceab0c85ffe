import Foundation
import Samples
import Simulator
import Testing
import UIKit

/// The corrected samples: whatever is focused is in sight, and afterwards all is as before.
@MainActor
@Suite(.serialized) struct FixedSamplesTests {
  private nonisolated static let orders = [
    ["myField"], ["myField2"], ["myField", "myField2"], ["myField2", "myField"],
    ["myField", "myField2", "myField"],
  ]

  @Test(arguments: ["tab-sample-fixed", "scroll-sample-fixed"], orders)
  func theFocusedFieldIsInSight(_ sample: String, _ order: [String]) throws {
    for version in ["5.1", "6.1", "7.1", "8.4", "9.3"] {
      let phone = try Phone.showing(sample, systemVersion: version)
      let before = try Inspection(phone).view("myscrollView")
      for name in order {
        try phone.focus(name)
        phone.settle()
        #expect(try Inspection(phone).view(name).visible == 1, "\(name) of \(order) on iOS \(version)")
      }
      #expect(Inspection(phone).keyboard.state == "shown")
      try phone.pressReturn()
      phone.settle()
      let after = try Inspection(phone).view("myscrollView")
      #expect(after.frame == before.frame)
      #expect(after.contentInset == before.contentInset)
      #expect(after.contentOffset == before.contentOffset)
      #expect(Inspection(phone).keyboard.state == "hidden")
    }
  }

  @Test func movingTheFocusDoesNotBounceTheKeyboard() throws {
    let phone = try Phone.showing("scroll-sample-fixed")
    try phone.focus("myField")
    phone.settle()
    let count = Inspection(phone).notifications.count
    try phone.focus("myField2")
    for _ in 0..<30 {
      phone.run(for: 1 / 60)
      #expect(Inspection(phone).keyboard.frame == [0, 264, 320, 216])
    }
    #expect(!Inspection(phone).notifications.dropFirst(count).contains { $0.name.contains("Hide") })
  }
}
