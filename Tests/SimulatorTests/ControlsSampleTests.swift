import Assets
import Canvas
import Foundation
import Samples
import Simulator
import Testing
import UIKit

/// The sample of all controls.
@MainActor
@Suite(.serialized) struct ControlsSampleTests {
  private func phone(_ device: String, scale: Int? = nil) throws -> Phone {
    var options = PhoneOptions()
    options.device = try .named(device)
    options.scale = scale
    let sample = try #require(SampleCatalog.named("controls-sample"))
    options.sdkVersion = sample.sdkVersion.flatMap(SystemVersion.init)
    return try Phone(options) { sample.make() }
  }

  private func scroll(_ phone: Phone, to y: CGFloat) throws {
    let view = try #require(phone.window.rootViewController?.view.subviews.first as? UIScrollView)
    view.contentOffset = CGPoint(x: 0, y: y)
  }

  /// What lies behind glass changes, and the glass with it: what damage leaves must be what a full drawing gives.
  @Test func glassFollowsWhatLiesBehind() throws {
    let phone = try phone("iphone-4.7", scale: 1)
    phone.settle()
    try scroll(phone, to: 640)
    func check() throws {
      phone.render()
      let partial = try #require(phone.surface.copy())
      try phone.setScale(1)
      phone.render()
      #expect(phone.surface.difference(from: partial)?.count == 0, "at \(phone.time)")
    }
    try check()
    let glass = try #require(phone.window.subtree.first { $0 is UIVisualEffectView })
    let stripe = try #require(glass.superview?.subviews.first)
    stripe.backgroundColor = .black
    phone.run(for: 0.1)
    let before = phone.surface[40, 40]
    try check()
    #expect(before != phone.surface[40, 40] || phone.render().isEmpty)
    for step in 1...6 {
      try scroll(phone, to: 640 - CGFloat(step) * 7)
      try check()
    }
    UIView.animate(withDuration: 0.2) { glass.superview?.subviews[1].frame.origin.y = 40 }
    for _ in 0..<5 {
      phone.run(for: 0.05)
      try check()
    }
    // Nothing changes: nothing is drawn, and nothing blurred.
    phone.render()
    #expect(phone.render().isEmpty)
  }

  @Test func aFilesControlsAreBuilt() throws {
    let screen = try TemporaryStoryboard(
      views: """
        <switch opaque="NO" on="YES" id="s"><rect key="frame" x="10" y="100" width="51" height="31"/></switch>
        <slider opaque="NO" value="3" minValue="1" maxValue="5" id="l">
        <rect key="frame" x="10" y="140" width="200" height="31"/></slider>
        <stepper opaque="NO" maximumValue="9" value="4" wraps="YES" id="t">
        <rect key="frame" x="10" y="180" width="94" height="32"/></stepper>
        <segmentedControl opaque="NO" segmentControlStyle="plain" selectedSegmentIndex="1" id="g">
        <rect key="frame" x="10" y="220" width="200" height="32"/>
        <segments><segment title="One"/><segment title="Two" enabled="NO"/></segments></segmentedControl>
        <searchBar placeholder="Where?" showsScopeBar="YES" id="b"><rect key="frame" x="0" y="260" width="393" height="100"/>
        <scopeButtonTitles><string>All</string><string>Mine</string></scopeButtonTitles></searchBar>
        <pageControl numberOfPages="4" currentPage="2" id="p"><rect key="frame" x="10" y="380" width="60" height="26"/>
        </pageControl>
        <progressView opaque="NO" progress="0.25" id="r"><rect key="frame" x="10" y="420" width="200" height="4"/>
        </progressView>
        <activityIndicatorView animating="YES" style="large" id="a">
        <rect key="frame" x="10" y="440" width="37" height="37"/></activityIndicatorView>
        <datePicker datePickerMode="date" style="wheels" id="d"><rect key="frame" x="0" y="480" width="393" height="216"/>
        <date key="date" timeIntervalSinceReferenceDate="226022400"/></datePicker>
        <visualEffectView id="v"><rect key="frame" x="0" y="700" width="393" height="100"/>
        <view key="contentView" id="c"><rect key="frame" x="0" y="0" width="393" height="100"/>
        <subviews><label text="on glass" id="o"><rect key="frame" x="10" y="10" width="100" height="21"/></label></subviews>
        </view><blurEffect style="dark"/></visualEffectView>
        <textView text="some text" id="x"><rect key="frame" x="200" y="380" width="150" height="80"/>
        <textInputTraits key="textInputTraits" autocapitalizationType="words" keyboardType="emailAddress"/></textView>
        """)
    #expect(screen.storyboard.warnings.isEmpty, "\(screen.storyboard.warnings)")
    #expect(try screen.view("s", as: UISwitch.self).isOn)
    #expect(try screen.view("l", as: UISlider.self).value == 3)
    #expect(try screen.view("t", as: UIStepper.self).value == 4)
    let segments = try screen.view("g", as: UISegmentedControl.self)
    #expect(segments.selectedSegmentIndex == 1 && segments.titleForSegment(at: 0) == "One")
    #expect(!segments.isEnabledForSegment(at: 1))
    let bar = try screen.view("b", as: UISearchBar.self)
    #expect(bar.placeholder == "Where?" && bar.scopeButtonTitles == ["All", "Mine"] && bar.returnKeyType == .search)
    #expect(try screen.view("p", as: UIPageControl.self).currentPage == 2)
    #expect(try screen.view("r", as: UIProgressView.self).progress == 0.25)
    #expect(try screen.view("a", as: UIActivityIndicatorView.self).isAnimating)
    #expect(try screen.view("d", as: UIDatePicker.self).date.timeIntervalSinceReferenceDate == 226_022_400)
    let glass = try screen.view("v", as: UIVisualEffectView.self)
    #expect(glass.effect is UIBlurEffect)
    #expect(try screen.view("o", as: UILabel.self).superview === glass.contentView)
    let text = try screen.view("x", as: UITextView.self)
    #expect(text.keyboardType == .emailAddress && text.autocapitalizationType == .words)
    try screen.phone.focus("x")
    try screen.phone.type("a")
    #expect(text.text.count == 10 && text.text.contains("a"))
  }
}
