import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite(.serialized) struct RefreshControlTests {
  @MainActor private struct Stage {
    let touch: TouchStage
    let table: UITableView
    let source: TableSource
    let control: UIRefreshControl
    let counter = Counter()

    final class Counter { var count = 0 }

    init(_ version: String = "12.0", look: SystemTraits.Look = .modern) {
      touch = TouchStage(systemVersion: version)
      touch.environment.traits.look = look
      control = UIRefreshControl()
      source = TableSource(count: 50)
      table = touch.table(source) { $0.rowHeight = 44 }
    }

    func attach() {
      let counter = counter
      control.addAction(UIAction { _ in counter.count += 1 }, for: .valueChanged)
      table.refreshControl = control
      UIApplication.shared.layoutIfNeeded()
    }
  }

  @Test func pullingRefreshesOnceAndKeepsItsRoomUntilItEnds() {
    let stage = Stage()
    stage.attach()
    #expect(stage.control.frame == CGRect(x: 0, y: -60, width: 320, height: 60))
    stage.touch.drag(from: CGPoint(x: 100, y: 20), by: CGPoint(x: 0, y: 400), samples: 40)
    // Sent under the finger; the content does not jump for the room that comes after.
    #expect(stage.counter.count == 1 && stage.control.isRefreshing)
    #expect(stage.table.contentInset == .zero)
    // It stays at the top of what shows.
    #expect(stage.control.frame.minY == stage.table.contentOffset.y && stage.control.frame.minY < -110)
    stage.touch.send(.ended, 100, 420)
    #expect(stage.touch.settle())
    #expect(stage.table.contentOffset.y == -60)
    #expect(stage.table.contentInset == UIEdgeInsets(top: 60, left: 0, bottom: 0, right: 0))
    #expect(stage.control.frame.minY == -60)
    // Scrolled up it goes along, and a pull while it refreshes asks for nothing more.
    stage.table.setContentOffset(CGPoint(x: 0, y: 300), animated: false)
    #expect(stage.control.frame.minY == -60)
    stage.table.setContentOffset(CGPoint(x: 0, y: -60), animated: false)
    stage.touch.drag(from: CGPoint(x: 100, y: 20), by: CGPoint(x: 0, y: 400), samples: 40)
    stage.touch.send(.ended, 100, 420)
    #expect(stage.touch.settle())
    #expect(stage.counter.count == 1)
    stage.control.endRefreshing()
    #expect(!stage.control.isRefreshing)
    #expect(stage.touch.settle())
    #expect(stage.table.contentOffset.y == 0 && stage.table.contentInset == .zero)
    #expect(stage.control.alpha == 1)
    // And again.
    stage.touch.drag(from: CGPoint(x: 100, y: 20), by: CGPoint(x: 0, y: 400), samples: 40)
    #expect(stage.counter.count == 2)
    stage.control.endRefreshing()
    stage.touch.send(.ended, 100, 420)
    #expect(stage.touch.settle())
    #expect(stage.table.contentOffset.y == 0 && stage.counter.count == 2)
  }

  @Test func theTitleComesWithAPull() {
    let stage = Stage()
    stage.control.attributedTitle = NSAttributedString(string: "Pull to refresh")
    stage.attach()
    let label = stage.control.subviews.first { $0 is UILabel }
    #expect(label?.alpha == 0)
    stage.touch.drag(from: CGPoint(x: 100, y: 20), by: CGPoint(x: 0, y: 150), samples: 10)
    #expect(label?.alpha == 1)
    stage.touch.send(.ended, 100, 170)
    #expect(stage.touch.settle())
    #expect(label?.alpha == 0)
    stage.control.beginRefreshing()
    #expect(label?.alpha == 1)
  }

  @Test func aShortPullAndAScrollByCodeDoNothing() {
    let stage = Stage()
    stage.attach()
    stage.touch.drag(from: CGPoint(x: 100, y: 60), by: CGPoint(x: 0, y: 90), samples: 10)
    #expect(stage.table.contentOffset.y < -20)
    stage.touch.send(.ended, 100, 150)
    #expect(stage.touch.settle())
    stage.table.setContentOffset(CGPoint(x: 0, y: -200), animated: false)
    #expect(stage.counter.count == 0 && !stage.control.isRefreshing)
  }

  /// Code that begins has to scroll to the control itself, as on iOS.
  @Test func beginningByCodeNeitherSendsNorScrolls() {
    let stage = Stage()
    stage.attach()
    stage.control.beginRefreshing()
    #expect(stage.touch.settle())
    #expect(stage.counter.count == 0 && stage.control.isRefreshing)
    #expect(stage.table.contentOffset.y == 0 && stage.table.contentInset.top == 60)
    stage.table.setContentOffset(CGPoint(x: 0, y: -60), animated: true)
    #expect(stage.touch.settle())
    #expect(stage.table.contentOffset.y == -60)
    stage.control.endRefreshing()
    // The content goes back in front of the eyes.
    #expect(stage.touch.settle())
    #expect(stage.table.contentOffset.y == 0)
    // Taken away while it refreshes it takes its room along.
    stage.control.beginRefreshing()
    stage.table.refreshControl = nil
    #expect(stage.table.contentInset.top == 0 && stage.control.superview == nil)
  }

  @Test func theDropOfTheClassicEraBreaksOffAt96Points() {
    let stage = Stage("6.0", look: .classic)
    stage.attach()
    #expect(stage.control.frame == CGRect(x: 0, y: -44, width: 320, height: 44))
    var pulled: CGFloat = 0
    stage.touch.send(.began, 100, 20)
    for y in stride(from: 25.0, through: 400, by: 5) {
      stage.touch.wait(1 / 60)
      stage.touch.send(.moved, 100, y)
      if stage.control.isRefreshing { break }
      pulled = -stage.table.contentOffset.y
    }
    #expect(stage.counter.count == 1 && pulled < 96 && pulled > 90)
    stage.touch.send(.ended, 100, 300)
    #expect(stage.touch.settle())
    #expect(stage.table.contentOffset.y == -44)
    // While it is pulled its head stays, and its tail grows thin.
    let whole = RefreshDrop(pull: 43)
    let long = RefreshDrop(pull: 95)
    #expect(whole.head == whole.tail && whole.headRadius == whole.tailRadius)
    #expect(long.tail.y - long.head.y > 40 && long.tailRadius < 4)
  }

  @Test func aSettledPhoneCanRefresh() {
    let stage = Stage()
    stage.attach()
    stage.control.beginRefreshing()
    // The wheel turns, and the phone has come to rest all the same.
    #expect(stage.touch.settle())
    stage.touch.wait(0.5)
    #expect(stage.touch.environment.timeline.isSettled)
  }
}
