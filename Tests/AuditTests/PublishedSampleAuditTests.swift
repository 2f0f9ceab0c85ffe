import Assets
import Audit
import Foundation
import Samples
import Testing
import UIKit

/// What the audit says of the tutorial's screens, as published and corrected.
@MainActor
@Suite(.serialized) struct PublishedSampleAuditTests {
  private func report(
    _ name: String, system: String? = nil, _ keyboards: [KeyboardState] = [.standard]
  ) throws -> AuditReport {
    let sample = try #require(SampleCatalog.named(name))
    let screen = AuditScreen(
      RegisteredScreen(name: name, sdkVersion: SystemVersion(SampleCatalog.sdkVersion), make: sample.make))
    var device = DeviceProfile.default
    if let system, let version = SystemVersion(system) { device = device.running(version) }
    var options = AuditOptions()
    options.keyboards = keyboards
    return try ScreenAuditor(screen, on: device, .portrait, options).run()
  }

  private func check(_ input: String, _ report: AuditReport) throws -> AuditCheck {
    try #require(report.checks.first { $0.input.name == input && $0.keyboard == .standard })
  }

  @Test func theScrollSamplesSecondFieldIsHidden() throws {
    let report = try report("scroll-sample")
    let check = try check("myField2", report)
    let finding = try #require(check.findings.first { $0.subject == .input && $0.moment == .focus })
    #expect(check.verdict == .hidden)
    #expect(finding.verdict == .hidden)
    #expect(finding.visible == 0)
    #expect(finding.frame == [25, 297, 178, 31])
    #expect(finding.keyboard == [0, 264, 320, 216])
    #expect(finding.causes.contains("keyboard"))
    #expect(try self.check("myField", report).findings.allSatisfy { $0.verdict < .partlyHidden })
  }

  @Test func theTabSamplesSecondFieldIsClippedAndItsFrameIsNotRestored() throws {
    let check = try check("myField2", try report("tab-sample"))
    let finding = try #require(check.findings.first { $0.subject == .input })
    #expect(finding.verdict == .hidden)
    #expect(finding.causes.first?.hasPrefix("clipped by myscrollView") == true)
    let left = try #require(check.findings.first { $0.verdict == .notRestored })
    let change = try #require(left.changes.first { $0.property == "frame" })
    #expect(change.view == "myscrollView")
    #expect(change.before == [0, 0, 320, 411])
    #expect(change.after == [0, 0, 320, 460])
  }

  @Test(arguments: ["scroll-sample-fixed", "tab-sample-fixed"], ["5.1", "7.1", "9.3"])
  func theFixedOnesAreWell(_ name: String, _ system: String) throws {
    let report = try report(name, system: system, KeyboardState.allCases)
    #expect(report.checks.count >= 8)
    for check in report.checks { #expect(check.verdict == .ok, "\(check.key): \(check.findings.map(\.text))") }
  }

  /// Everything that `keyrise audit` asks for by default: four devices, both orientations, every keyboard.
  @Test(arguments: ["scroll-sample-fixed", "tab-sample-fixed"], ["iphone-3.5", "iphone-4.7", "iphone-x", "ipad-9.7"])
  func theFixedOnesAreWellEverywhere(_ name: String, _ device: String) throws {
    let sample = try #require(SampleCatalog.named(name))
    let screen = AuditScreen(
      RegisteredScreen(name: name, sdkVersion: SystemVersion(SampleCatalog.sdkVersion), make: sample.make))
    for orientation in ScreenOrientation.allCases {
      let report = try ScreenAuditor(screen, on: DeviceProfile.named(device), orientation, AuditOptions()).run()
      #expect(Set(report.checks.map(\.input.name)) == ["myField", "myField2"])
      #expect(report.checks.count >= 8 && report.skipped.isEmpty && report.problems.isEmpty)
      for check in report.checks { #expect(check.verdict == .ok, "\(check.key): \(check.findings.map(\.text))") }
    }
  }

  /// The samples make room themselves: whoever reads that a strategy does not cure them shall know that.
  @Test func whatTheScreenDoesItselfIsTold() throws {
    let published = try report("scroll-sample")
    let own = try #require(try check("myField2", published).reaction?.first)
    #expect(own.text == "frame of myscrollView was (0, 0, 320, 460), is (0, 0, 320, 244)")
    for format in [AuditFormat.text, .html] {
      #expect(try format.write(published, ReportContext()).contains(own.text), "\(format)")
    }
    #expect(try check("myField", try report("scroll-sample-fixed")).reaction?.first?.property == "inset")
    // What UIKit does by itself is no doing of the screen.
    let table = try #require(SampleCatalog.named("table-sample"))
    var options = AuditOptions()
    options.keyboards = [.standard]
    options.strategies = []
    for device in ["iphone-3.5", "iphone-x"] {
      let screen = AuditScreen(RegisteredScreen(name: "table", sdkVersion: nil, make: table.make))
      let checks = try ScreenAuditor(screen, on: DeviceProfile.named(device), .portrait, options).run().checks
      #expect(checks.count == 10 && checks.allSatisfy { $0.reaction == nil }, "\(checks.map(\.reaction))")
    }
  }

  /// The sample's form without its code: then what is put over it from outside is all there is.
  @Test func strategiesCureTheFormWithoutItsCode() throws {
    let screen = AuditScreen(
      RegisteredScreen(name: "form", sdkVersion: SystemVersion(SampleCatalog.sdkVersion)) { FormScreen() })
    var options = AuditOptions()
    options.keyboards = [.standard]
    let report = try ScreenAuditor(screen, on: .default, .portrait, options).run()
    #expect(report.checks.count == 2)
    for check in report.checks {
      #expect(check.verdict == .hidden)
      #expect(check.best == "inset")
      let cures = Set(check.strategies.filter(\.cures).map(\.strategy))
      #expect(cures == ["resize", "inset", "shift", "automatic"])
      #expect(check.strategies.filter { !$0.worsens.isEmpty }.isEmpty)
      #expect(check.reaction == nil)
    }
  }
}

/// The frames of ScrollViewSample.
private final class FormScreen: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let scrollView = UIScrollView(frame: view.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = CGSize(width: 320, height: 460)
    for (name, y) in [("field1", 327), ("field2", 401)] {
      let field = UITextField(frame: CGRect(x: 25, y: y, width: 178, height: 31))
      field.borderStyle = .roundedRect
      field.accessibilityIdentifier = name
      scrollView.addSubview(field)
    }
    view.addSubview(scrollView)
  }
}
