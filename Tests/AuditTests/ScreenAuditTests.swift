import Assets
import Audit
import Canvas
import Foundation
import Testing
import UIKit

/// What the audit says of screens that are made for it.
@MainActor
@Suite(.serialized) struct ScreenAuditTests {
  private final class Screen: UIViewController {
    private let fill: (UIView) -> Void

    init(_ fill: @escaping (UIView) -> Void) {
      self.fill = fill
      super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
      super.viewDidLoad()
      fill(view)
    }
  }

  private func report(
    _ device: String = "iphone-3.5", system: String? = nil, _ keyboards: [KeyboardState] = [.standard],
    strategies: [String] = [], _ fill: @escaping (UIView) -> Void
  ) throws -> AuditReport {
    var profile = try DeviceProfile.named(device)
    if let system, let version = SystemVersion(system) { profile = profile.running(version) }
    var options = AuditOptions()
    options.keyboards = keyboards
    options.strategies = strategies
    let screen = AuditScreen(RegisteredScreen(name: "screen", sdkVersion: nil) { Screen(fill) })
    return try ScreenAuditor(screen, on: profile, .portrait, options).run()
  }

  private func field(_ name: String, _ y: CGFloat, in view: UIView) -> UITextField {
    let field = UITextField(frame: CGRect(x: 120, y: y, width: 180, height: 31))
    field.borderStyle = .roundedRect
    field.accessibilityIdentifier = name
    view.addSubview(field)
    return field
  }

  private func button(_ title: String, _ y: CGFloat, in view: UIView) {
    let button = UIButton(type: .system)
    button.setTitle(title, for: .normal)
    button.frame = CGRect(x: 20, y: y, width: 280, height: 37)
    view.addSubview(button)
  }

  @Test func everyVerdictHasItsNumbers() throws {
    // The keyboard's top is at y 264 of the screen, 244 of the root view.
    let report = try report { view in
      _ = self.field("clear", 20, in: view)
      _ = self.field("eight", 244 - 8 - 31, in: view)
      self.field("tight", 0, in: view).frame = CGRect(x: 10, y: 244 - 7 - 31, width: 50, height: 31)
      self.field("partly", 0, in: view).frame = CGRect(x: 65, y: 244 - 10, width: 50, height: 31)
      _ = self.field("hidden", 300, in: view)
      self.field("disabled", 60, in: view).isEnabled = false
    }
    func finding(_ name: String) -> Finding? {
      report.checks.first { $0.input.name == name }?.findings.first
    }
    #expect(finding("clear") == nil)
    #expect(finding("eight") == nil)
    #expect(finding("tight")?.verdict == .tight)
    #expect(finding("tight")?.gap == 7)
    #expect(finding("partly")?.verdict == .partlyHidden)
    #expect(abs((finding("partly")?.visible ?? 0) - 10.0 / 31) < 0.001)
    #expect(finding("partly")?.gap == -21)
    #expect(finding("hidden")?.verdict == .hidden)
    #expect(finding("hidden")?.isReachable == false)
    #expect(finding("disabled")?.verdict == .unreachable)
    #expect(finding("disabled")?.causes == ["it is disabled"])
  }

  @Test func whatIsCoveredCannotBeReached() throws {
    let report = try report { view in
      _ = self.field("covered", 100, in: view)
      let cover = UIView(frame: CGRect(x: 0, y: 80, width: 320, height: 80))
      cover.backgroundColor = .white
      view.addSubview(cover)
    }
    let check = try #require(report.checks.first)
    #expect(check.verdict == .unreachable)
    #expect(check.findings.first?.causes.first?.contains("covered by UIView") == true)
  }

  /// What takes a part of it out of sight is named, wherever that part lies; a clip that holds it is not.
  @Test func whatCoversAnEdgeIsNamed() throws {
    let report = try report { view in
      // By its rounding, a rectangle that `contains` of Foundation denies.
      let clip = UIScrollView(frame: CGRect(x: 0, y: 50, width: 320, height: 154.2))
      view.addSubview(clip)
      self.field("edge", 0, in: clip).frame = CGRect(x: 12, y: 44, width: 200, height: 60)
      let cover = UIView(frame: CGRect(x: 0, y: 146, width: 320, height: 40))
      cover.backgroundColor = .white
      view.addSubview(cover)
    }
    #expect(report.checks.first?.findings.first?.causes == ["covered by UIView"])
  }

  /// Half a field under the status bar can be tapped at its other half.
  @Test func aFieldThatReachesUnderTheStatusBar() throws {
    let report = try report("iphone-x") { view in
      let field = self.field("top", 20, in: view)
      field.frame.size.height = 34
    }
    #expect(report.checks.map(\.verdict) == [.ok], "\(report.checks.first?.findings.map(\.text) ?? [])")
  }

  /// What lies below the screen's end in a scroll view is scrolled to, as a person does.
  @Test func scrollingCounts() throws {
    let report = try report { view in
      let scrollView = UIScrollView(frame: view.bounds)
      scrollView.contentSize = CGSize(width: 320, height: 1000)
      view.addSubview(scrollView)
      _ = self.field("far", 900, in: scrollView)
    }
    let check = try #require(report.checks.first)
    #expect(check.verdict == .hidden)
    #expect(check.findings.first?.causes == ["keyboard"])
  }

  /// B42: the field is well, the button below is a finding of its own.
  @Test func theButtonIsAFindingOfItsOwn() throws {
    let report = try report(strategies: ["shift"]) { view in
      _ = self.field("amount", 198, in: view)
      self.button("Save", 266, in: view)
    }
    let check = try #require(report.checks.first)
    #expect(check.findings.count == 1)
    let finding = try #require(check.findings.first)
    #expect(finding.subject == .button)
    #expect(finding.name == "Save")
    // None of it can be seen; the field can be typed in all the same.
    #expect(finding.visible == 0)
    #expect(finding.verdict == .partlyHidden)
    #expect(finding.gap == -59)
    #expect(check.verdict == .partlyHidden)
  }

  /// B30: field, field and button all under the keyboard of an iPhone 6 with predictions.
  @Test func theSignInScreenOfTheReport() throws {
    let report = try report("iphone-4.7", system: "9.3", strategies: ["shift"]) { view in
      _ = self.field("Username", 460, in: view)
      _ = self.field("Password", 498, in: view)
      self.button("Sign In", 534, in: view)
    }
    for check in report.checks {
      #expect(check.findings.map(\.subject) == [.input, .button])
      #expect(check.findings.first?.keyboard == [0, 409, 375, 258])
      #expect(check.strategies.first?.findings.map(\.subject) == [.button])
      #expect(check.best == "shift")
    }
  }

  /// B31: a number pad of a phone has no return key.
  @Test func aPadWithoutAWayOutIsNoted() throws {
    for (pad, hasBar, device, isNoted) in [
      (UIKeyboardType.numberPad, false, "iphone-3.5", true), (.numberPad, true, "iphone-3.5", false),
      (.default, false, "iphone-3.5", false), (.numberPad, false, "ipad-9.7", false),
    ] {
      let report = try report(device) { view in
        let field = self.field("field", 60, in: view)
        field.keyboardType = pad
        if hasBar { field.inputAccessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 44)) }
      }
      let notes = try #require(report.checks.first).notes
      #expect(notes.contains { $0.hasPrefix("no way to dismiss") } == isNoted)
    }
  }

  /// The kinds of keyboards differ in what they cover.
  @Test func everyKeyboardIsTried() throws {
    let report = try report("iphone-4.7", KeyboardState.allCases) { view in _ = self.field("field", 380, in: view) }
    let verdicts = Dictionary(uniqueKeysWithValues: report.checks.map { ($0.keyboard, $0.verdict) })
    // 667 − 260 = 407 with the bar of predictions, 451 without, 363 with an accessory view.
    #expect(verdicts[.standard] == .partlyHidden)
    #expect(verdicts[.noPrediction] == .ok)
    #expect(verdicts[.accessory] == .hidden)
    #expect(verdicts[.numberPad] == .ok)
    #expect(verdicts[.hardware] == .ok)
    // The standard keyboard has the bar already.
    #expect(verdicts[.prediction] == nil)
  }

  /// A screen that scrolls by itself and does not come back.
  @Test func whatDoesNotComeBackIsTold() throws {
    final class Stuck: UIViewController {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
      private nonisolated(unsafe) var token: (any NSObjectProtocol)?

      override func viewDidLoad() {
        super.viewDidLoad()
        scrollView.contentSize = CGSize(width: 320, height: 600)
        scrollView.contentOffset.y = 60
        let field = UITextField(frame: CGRect(x: 25, y: 327, width: 178, height: 31))
        field.accessibilityIdentifier = "field"
        scrollView.addSubview(field)
        view.addSubview(scrollView)
        token = NotificationCenter.default.addObserver(
          forName: UIResponder.keyboardDidShowNotification, object: nil, queue: nil
        ) { [weak self] _ in MainActor.assumeIsolated { self?.scrollView.contentOffset.y = 124 } }
      }

      deinit { token.map(NotificationCenter.default.removeObserver) }
    }
    var options = AuditOptions()
    options.keyboards = [.standard]
    options.strategies = []
    let screen = AuditScreen(RegisteredScreen(name: "stuck", sdkVersion: nil) { Stuck() })
    let report = try ScreenAuditor(screen, on: .default, .portrait, options).run()
    let finding = try #require(report.checks.first?.findings.first { $0.verdict == .notRestored })
    #expect(finding.changes.first?.property == "offset")
    #expect(finding.changes.first?.before == [0, 60])
    #expect(finding.changes.first?.after == [0, 124])
    #expect(finding.text == "not restored: offset of UIScrollView was (0, 60), is (0, 124)")
  }

  /// A text view as high as the screen: what counts is the caret, on the first line, the last, and far below.
  @Test func theCaretOfATextViewCounts() throws {
    let report = try report(strategies: ["inset", "automatic"]) { view in
      let text = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
      text.accessibilityIdentifier = "text"
      text.text = "One line"
      view.addSubview(text)
    }
    let check = try #require(report.checks.first)
    let long = try #require(check.findings.first { $0.moment == .longText })
    #expect(long.subject == .caret)
    #expect(long.verdict == .hidden)
    #expect(check.strategies.map(\.cures) == [true, true], "\(check.strategies.map(\.findings))")
  }

  /// A picture shows the moment that its finding is about: at the end of a long text, without and with the strategy, not
  /// the empty text that nothing is wrong with.
  @Test func thePictureShowsTheMoment() throws {
    var options = AuditOptions()
    options.keyboards = [.standard]
    options.strategies = ["inset"]
    options.takesPictures = true
    let screen = AuditScreen(
      RegisteredScreen(name: "screen", sdkVersion: nil) {
        Screen { view in
          let text = UITextView(frame: CGRect(x: 0, y: 0, width: 320, height: 460))
          text.accessibilityIdentifier = "text"
          view.addSubview(text)
        }
      })
    let report = try ScreenAuditor(screen, on: .default, .portrait, options).run()
    #expect(report.checks.first?.best == "inset")
    let picture = try #require(report.pictures?.first)
    let after = try #require(picture.after)
    #expect(picture.before != after)
    for (image, name) in [(picture.before, "before"), (after, "after")] {
      let path = NSTemporaryDirectory() + "keyrise-\(UUID().uuidString).png"
      defer { try? FileManager.default.removeItem(atPath: path) }
      try #require(Data(base64Encoded: image)).write(to: URL(fileURLWithPath: path))
      let surface = try PNG.read(path)
      let green = PixelColor.rgb(0x1f_9d_55)
      let pixels = (0..<surface.height).flatMap { y in (0..<surface.width).map { surface[$0, y] } }
      #expect(pixels.contains(green) == (name == "after"), "\(name)")
    }
  }

  /// The label to the left names the field; one that scrolls out of sight is no finding, one that cannot come back is.
  @Test func theLabelThatNamesAnInput() throws {
    let report = try report { view in
      for (text, y, height) in [("Name", 20, 31), ("Town", 213, 62)] {
        let label = UILabel(frame: CGRect(x: 20, y: y, width: 90, height: height))
        label.text = text
        view.addSubview(label)
      }
      _ = self.field("name", 20, in: view)
      _ = self.field("town", 205, in: view)
    }
    #expect(report.checks.first { $0.input.name == "name" }?.findings.isEmpty == true)
    let labels = report.checks.first { $0.input.name == "town" }?.findings.filter { $0.subject == .label } ?? []
    #expect(labels.map(\.name) == ["Town"])
    #expect(labels.first?.verdict == .partlyHidden)
  }
}
