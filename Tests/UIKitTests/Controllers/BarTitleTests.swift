import Foundation
import Simulator
import Testing
import UIKit

/// How titles of navigation bars are written, and where large ones come to rest.
@MainActor
@Suite(.serialized) struct BarTitleTests {
  private func labels(_ bar: UINavigationBar, _ text: String) -> [UILabel] {
    bar.subtree.compactMap { $0 as? UILabel }.filter { $0.text == text }
  }

  @Test func titlesTakeTheBarsAttributes() throws {
    let stage = try NavigationStage(ios: "12")
    stage.bar.titleTextAttributes = [.foregroundColor: UIColor.red, .font: UIFont.systemFont(ofSize: 12)]
    stage.phone.settle()
    let title = try #require(labels(stage.bar, "A").first)
    #expect(title.textColor == .red && title.font.pointSize == 12)
    stage.bar.prefersLargeTitles = true
    stage.bar.largeTitleTextAttributes = [.foregroundColor: UIColor.green]
    stage.phone.settle()
    let large = try #require(labels(stage.bar, "A").first { $0.font.pointSize == 34 })
    #expect(large.textColor == .green)
    stage.bar.titleTextAttributes = nil
    stage.phone.settle()
    #expect(labels(stage.bar, "A").allSatisfy { $0.textColor != .red })
  }

  @Test func anAppearanceWritesTitlesFromIOS13On() throws {
    let stage = try NavigationStage(ios: "15")
    stage.bar.titleTextAttributes = [.foregroundColor: UIColor.red]
    let appearance = UINavigationBarAppearance()
    appearance.titleTextAttributes = [.foregroundColor: UIColor.green]
    stage.bar.standardAppearance = appearance
    stage.phone.settle()
    #expect(labels(stage.bar, "A").first?.textColor == .green)
    let own = UINavigationBarAppearance()
    own.titleTextAttributes = [.foregroundColor: UIColor.blue]
    stage.root.navigationItem.standardAppearance = own
    stage.phone.settle()
    #expect(labels(stage.bar, "A").first?.textColor == .blue)
  }

  @Test func aDragEndsAtALargeTitleOrAtNone() throws {
    for (way, height) in [(20.0, 96.0), (40.0, 44.0)] {
      let stage = try NavigationStage()
      let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
      scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scrollView.contentSize = CGSize(width: 375, height: 3000)
      for view in stage.root.view.subviews { view.removeFromSuperview() }
      stage.root.view.addSubview(scrollView)
      stage.bar.prefersLargeTitles = true
      stage.phone.settle()
      let top = scrollView.contentOffset.y
      #expect(top == -116 && stage.bar.frame.height == 96)
      stage.phone.touch(.began, at: CGPoint(x: 100, y: 500))
      // The first points are the pan's own.
      for step in 1...20 {
        stage.phone.run(for: 1 / 60)
        stage.phone.touch(.moved, at: CGPoint(x: 100, y: 500 - 10 - way * Double(step) / 20))
      }
      stage.phone.run(for: 0.3)
      #expect(stage.bar.frame.height < 96 && stage.bar.frame.height > 44)
      stage.phone.touch(.ended, at: CGPoint(x: 100, y: 490 - way))
      stage.phone.settle()
      #expect(Double(stage.bar.frame.height) == height)
    }
  }
}
