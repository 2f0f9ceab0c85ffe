import Canvas
import Foundation
import Testing
import UIKit

@testable import KeyriseTesting

/// The assertions from Swift Testing.
@MainActor
@Suite(.snapshots) struct SwiftTestingSnapshotTests {
  private func phone() -> Phone { Phone(.iPhone3_5, fonts: .boxes, app: SignUpViewController()) }

  @Test func texts() {
    let phone = phone()
    assertSnapshot(of: phone, as: .accessibilityTree)
    phone.tap(.view("Name"))
    phone.settle()
    phone.type("山田 花子")
    assertSnapshot(of: phone, as: .accessibilityTree)
  }

  @Test func controllersAndViewsOnDevices() {
    assertSnapshot(of: SignUpViewController(), as: .image(on: boxes(.iPhone4_0, scale: 1)))
    let view = UIView()
    view.backgroundColor = .yellow
    assertSnapshot(of: view, as: .image(on: .iPhone3_5))
  }

  private func boxes(_ device: DeviceProfile, scale: Int) -> PhoneOptions {
    var options = PhoneOptions()
    options.device = device
    options.scale = scale
    options.fonts = .boxes
    return options
  }

  @Test func aFailureIsAnIssueAtTheAssertion() {
    let folder = NSTemporaryDirectory() + "keyrise-\(UUID().uuidString)"
    defer { try? FileManager.default.removeItem(atPath: folder) }
    withKnownIssue {
      assertSnapshot(of: "no reference", as: .lines, named: "none", record: .never)
    } matching: { issue in
      issue.comments.contains { $0.rawValue.contains("There is no reference for SwiftTestingSnapshotTests/") }
        && issue.sourceLocation?.fileName == "SwiftTestingSnapshotTests.swift"
    }
    // The failure is known: nobody has to accept it.
    FailureFolder.usual(
      environment: ProcessInfo.processInfo.environment,
      package: SnapshotPlace.package(of: URL(fileURLWithPath: #filePath).deletingLastPathComponent().path)
    ).remove("KeyriseTestingTests/SwiftTestingSnapshotTests/aFailureIsAnIssueAtTheAssertion.none")
  }

  @Test(arguments: [1, 2]) func aTestWithArgumentsNamesItsSnapshots(_ number: Int) {
    let message = verifySnapshot(of: "\(number)", as: .lines)
    #expect(message?.contains("has arguments, and its runs have no order") == true)
  }

  /// A test that runs again (`--repetitions`) finds the references of its first run.
  @Test func everyRunCountsFromOne() async {
    let counter = SnapshotCounter()
    for _ in 0..<40 {
      let numbers = await Task { (0..<2).map { _ in counter.next(testFile: "f", testName: "t()") } }.value
      #expect(numbers == [1, 2])
    }
  }

  @Test func whatAPersonCannotDoIsAFailure() {
    let phone = phone()
    withKnownIssue {
      phone.tap(.field("Nobody"))
    } matching: { issue in
      issue.comments.contains {
        $0.rawValue == "No text input is called 'Nobody'; the screen has: Name, Password."
      }
    }
    withKnownIssue {
      phone.type("a")
    } matching: {
      $0.comments.contains { $0.rawValue.contains("no text input has the focus") }
    }
    withKnownIssue {
      phone.tap(.view("signUp"))
    } matching: {
      $0.comments.contains { $0.rawValue == "'signUp' cannot be tapped: it is disabled." }
    }
  }

  @Test func elementsAreFoundByTheirNames() throws {
    let phone = phone()
    #expect(phone.visibleFraction(of: .view("signUp")) == 1)
    #expect(phone.visibleFraction(of: .view("Sign up")) == 1)
    phone.tap(.field("#2"))
    phone.settle()
    #expect(phone.visibleFraction(of: .field("Password")) == 1)
    #expect(phone.visibleFraction(of: .view("Sign up")) < 1)
    #expect(phone.visibleFraction(of: .point(10, 470)) == 1)
    #expect(phone.visibleFraction(of: .point(10, 481)) == 0)
  }

  /// The same characters in boxes, chosen before or after the app was made.
  @Test func fontsCanBeChangedLater() throws {
    let before = phone()
    let after = Phone(.iPhone3_5, app: SignUpViewController())
    after.render()
    after.fonts = .boxes
    for phone in [before, after] {
      phone.tap(.field("Name"))
      phone.settle()
      phone.type("Mina")
      phone.settle()
      phone.render()
    }
    #expect(before.surface.isSame(as: after.surface))
    #expect(after.metadata["Fonts"] == "boxes.ttf 1.00")
    after.fonts = .system
    after.render()
    #expect(!before.surface.isSame(as: after.surface))
  }

  /// A picture is opaque: what is written as one reads back the same.
  @Test func picturesAreOpaqueAndComeBackTheSame() throws {
    for device in [DeviceProfile.iPhone3_5, .iPhone4_0, .iPhone14Pro] {
      let phone = Phone(device, fonts: .boxes, app: SignUpViewController())
      phone.tap(.field("Name"))
      phone.settle()
      phone.render()
      let back = try PNG.decode(try PNG.encode(phone.surface, effort: .small))
      #expect(back.isSame(as: phone.surface), "\(device.id)")
    }
  }
}
