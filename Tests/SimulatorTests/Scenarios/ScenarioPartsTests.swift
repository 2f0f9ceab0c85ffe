import Assets
import Foundation
import Scenarios
import Simulator
import Testing
import UIKit

/// What a person points at by its words though it is a part of something larger.
@MainActor
@Suite struct ScenarioPartsTests {
  final class Screen: UIViewController {
    let field = UITextField(frame: CGRect(x: 20, y: 60, width: 200, height: 34))
    let segments = UISegmentedControl(items: ["First", "Second", "Third"])
    let search = UISearchBar(frame: CGRect(x: 0, y: 150, width: 320, height: 56))
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 220, width: 320, height: 216))
    var cancelled = 0

    override func viewDidLoad() {
      super.viewDidLoad()
      field.accessibilityIdentifier = "field"
      field.autocapitalizationType = .none
      segments.frame = CGRect(x: 20, y: 110, width: 280, height: 32)
      segments.selectedSegmentIndex = 0
      search.showsCancelButton = true
      search.scopeButtonTitles = ["All", "Mine"]
      search.showsScopeBar = true
      search.frame.size.height = 100
      search.delegate = self
      picker.frame.origin.y = 260
      picker.datePickerMode = .time
      for part in [field, segments, search, picker] as [UIView] { view.addSubview(part) }
    }
  }

  private func play(_ text: String, device: String, version: String) throws -> (Phone, Screen) {
    var options = PhoneOptions()
    options.device = try DeviceProfile.named(device).running(try #require(SystemVersion(version)))
    let screen = Screen()
    let phone = try Phone(options) { screen }
    try ScenarioPlayer(try Scenario(text), on: phone).play()
    return (phone, screen)
  }

  @Test(arguments: ["6.1", "12.0", "17.0"]) func segmentsCancelAndRowsAreTappedByName(_ version: String) throws {
    let text = """
      tap "Second"
      tap "Mine"
      tap "Cancel"
      tap "PM"
      settle
      """
    let (_, screen) = try play(text, device: version == "6.1" ? "iphone-3.5" : "iphone-4.7", version: version)
    #expect(screen.segments.selectedSegmentIndex == 1)
    #expect(screen.search.selectedScopeButtonIndex == 1 && screen.cancelled == 1)
    #expect(screen.picker.date.timeIntervalSinceReferenceDate == 190_028_460 + 12 * 3600)
  }

  @Test func aPadsKeyboardIsTypedOnAndHidden() throws {
    for version in ["5.1", "17.0"] {
      let text = """
        tap "field"
        keys "a 1@b!"
        expect "field" text "a 1@b!"
        tap "Hide keyboard"
        settle
        expect no focus
        """
      let (phone, _) = try play(text, device: "ipad-9.7", version: version)
      #expect(phone.keyboard.state == .hidden)
    }
  }

  @Test func thePhonePadsSignsAreTyped() throws {
    var options = PhoneOptions()
    options.device = try DeviceProfile.named("iphone-4.7").running(SystemVersion(12))
    let screen = Screen()
    screen.field.keyboardType = .phonePad
    let phone = try Phone(options) { screen }
    try ScenarioPlayer(try Scenario("tap \"field\"\nkeys \"*1#\""), on: phone).play()
    #expect(screen.field.text == "*1#")
  }
}

extension ScenarioPartsTests.Screen: UISearchBarDelegate {
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar) { cancelled += 1 }
}
