import Assets
import Canvas
import Foundation
import Simulator
import Testing
import UIKit

/// What shines through bars, when they are clear, and how the status bar is drawn above them.
@MainActor
@Suite(.serialized) struct BarGlassTests {
  /// A controller whose view scrolls 2,000 points of red.
  private final class Red: UIViewController {
    override func loadView() {
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      scrollView.backgroundColor = .white
      scrollView.contentSize = CGSize(width: 390, height: 2_000)
      let content = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 2_000))
      content.backgroundColor = .red
      scrollView.addSubview(content)
      view = scrollView
    }

    func scroll(to y: CGFloat) { (view as? UIScrollView)?.contentOffset.y = y }
  }

  private func stage(_ version: String) throws -> (phone: Phone, bar: UINavigationBar, tabs: UITabBar, red: Red) {
    var options = PhoneOptions()
    options.scale = 1
    options.device = try DeviceProfile.named("iphone-12").running(try #require(SystemVersion(version)))
    let red = Red()
    let navigation = UINavigationController(rootViewController: red)
    let tabs = UITabBarController()
    let phone = try Phone(options) {
      tabs.viewControllers = [navigation, UIViewController()]
      return tabs
    }
    phone.settle()
    phone.render()
    return (phone, navigation.navigationBar, tabs.tabBar, red)
  }

  private func color(_ phone: Phone, x: Int32 = 20, y: Int32) -> (red: Int, green: Int) {
    let value = phone.surface[x, y].value
    return (Int(value >> 16 & 0xff), Int(value >> 8 & 0xff))
  }

  private static let red = 255
  private static let navigationRow: Int32 = 60
  private static let tabRow: Int32 = 800

  @Test func redShinesThroughBothBars() throws {
    let stage = try stage("14")
    stage.red.scroll(to: 500)
    stage.phone.settle()
    stage.phone.render()
    for row in [Self.navigationRow, Self.tabRow] {
      let glass = color(stage.phone, y: row)
      // Four fifths of nearly white over red of a strong saturation.
      #expect(glass.red > 245 && (190...205).contains(glass.green), "\(row): \(glass)")
    }
    stage.bar.isTranslucent = false
    stage.tabs.isTranslucent = false
    stage.phone.settle()
    stage.phone.render()
    for row in [Self.navigationRow, Self.tabRow] {
      #expect(color(stage.phone, y: row) == (0xf9, 0xf9), "\(row)")
    }
  }

  /// From iOS 15 bars have no ground where no content goes on below them.
  @Test func barsAreClearAtTheEndsOfTheContent() throws {
    let stage = try stage("16")
    #expect(color(stage.phone, y: Self.navigationRow) == (255, 255))
    #expect(color(stage.phone, y: Self.tabRow).green > 150)
    stage.red.scroll(to: 2_000 - stage.red.view.bounds.height + 83)
    stage.phone.settle()
    stage.phone.render()
    #expect(color(stage.phone, y: Self.navigationRow).green > 150)
    #expect(color(stage.phone, y: Self.tabRow) == (255, 255))
    let edge = UITabBarAppearance()
    edge.configureWithOpaqueBackground()
    edge.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    stage.tabs.scrollEdgeAppearance = edge
    stage.phone.render()
    #expect(color(stage.phone, y: Self.tabRow) == (0, 255))
  }

  @Test func glassThatDoesNotChangeIsNotDrawnAgain() throws {
    let stage = try stage("14")
    stage.red.scroll(to: 500)
    stage.phone.settle()
    stage.phone.render()
    let before = stage.phone.drawnPixels
    stage.phone.run(for: 1)
    stage.phone.render()
    #expect(stage.phone.drawnPixels == before)
  }

  // MARK: The status bar

  private final class Styled: UIViewController {
    var style = UIStatusBarStyle.lightContent
    override var preferredStatusBarStyle: UIStatusBarStyle { style }
  }

  private func style(_ phone: Phone) -> UIStatusBarStyle {
    phone.render()
    return UIApplication.shared.shownStatusBarStyle
  }

  @Test func barsAndControllersSayHowTheStatusBarIsDrawn() throws {
    let styled = Styled()
    let navigation = UINavigationController(rootViewController: styled)
    var options = PhoneOptions()
    options.scale = 1
    options.device = try DeviceProfile.named("iphone-12")
    let phone = try Phone(options) {
      let tabs = UITabBarController()
      tabs.viewControllers = [navigation]
      return tabs
    }
    phone.settle()
    // The bar decides while it is there, then its content.
    #expect(style(phone) == .default)
    navigation.navigationBar.barStyle = .black
    #expect(style(phone) == .lightContent)
    navigation.navigationBar.barStyle = .default
    navigation.setNavigationBarHidden(true, animated: false)
    #expect(style(phone) == .lightContent)
    styled.style = .darkContent
    styled.setNeedsStatusBarAppearanceUpdate()
    #expect(style(phone) == .darkContent)
    // A sheet leaves the screen behind in charge, unless it says that it captures the bar; what fills the screen decides.
    let sheet = Styled()
    navigation.present(sheet, animated: false)
    phone.settle()
    #expect(style(phone) == .darkContent)
    sheet.modalPresentationCapturesStatusBarAppearance = true
    #expect(style(phone) == .lightContent)
    navigation.dismiss(animated: false)
    phone.settle()
    let full = Styled()
    full.modalPresentationStyle = .fullScreen
    navigation.present(full, animated: false)
    phone.settle()
    #expect(style(phone) == .lightContent)
  }

  @Test func aLightStatusBarIsWhite() throws {
    let styled = Styled()
    styled.loadViewIfNeeded()
    styled.view.backgroundColor = .black
    var options = PhoneOptions()
    options.scale = 1
    options.device = try DeviceProfile.named("iphone-12")
    let phone = try Phone(options) { styled }
    phone.settle()
    func lightest() -> Int {
      phone.render()
      return (0..<40).flatMap { y in (0..<120).map { x in color(phone, x: Int32(x), y: Int32(y)).green } }.max() ?? 0
    }
    #expect(lightest() > 240)
    styled.style = .darkContent
    styled.setNeedsStatusBarAppearanceUpdate()
    #expect(lightest() < 20)
  }
}
