import Assets
import Simulator
import Testing
import UIKit

@MainActor
struct ScrollToTopTests {
  private func phone(_ scrollViews: [UIScrollView]) throws -> Phone {
    var options = PhoneOptions()
    options.showsStatusBar = true
    let controller = UIViewController()
    for (index, scrollView) in scrollViews.enumerated() {
      scrollView.frame = CGRect(x: 0, y: CGFloat(index) * 100, width: 320, height: 100)
      scrollView.contentSize = CGSize(width: 320, height: 1000)
      scrollView.contentOffset.y = 300
      controller.view.addSubview(scrollView)
    }
    return try Phone(options) { controller }
  }

  @Test func tapOnTheStatusBarScrollsTheOnlyScrollViewToItsTop() throws {
    let scrollView = UIScrollView()
    let phone = try phone([scrollView])
    phone.tap(at: CGPoint(x: 160, y: 10))
    phone.run(for: 0.1)
    #expect(scrollView.contentOffset.y > 0 && scrollView.contentOffset.y < 300)
    phone.settle()
    #expect(scrollView.contentOffset.y == 0)
  }

  @Test func ofTwoThatWantItNoneScrolls() throws {
    let first = UIScrollView()
    let second = UIScrollView()
    let phone = try phone([first, second])
    phone.tap(at: CGPoint(x: 160, y: 10))
    phone.settle()
    #expect(first.contentOffset.y == 300 && second.contentOffset.y == 300)
    second.scrollsToTop = false
    phone.tap(at: CGPoint(x: 160, y: 10))
    phone.settle()
    #expect(first.contentOffset.y == 0 && second.contentOffset.y == 300)
  }
}
