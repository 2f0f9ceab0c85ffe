import Foundation
import UIKit

/// Goes through what a table or a collection shows, a screenful after the other, from the start: cells exist only while
/// they are in sight.
@MainActor
package struct CellWalk {
  /// How the content moves on.
  package enum Way {
    /// At once, as code does it.
    case jumps
    /// Under a finger.
    case finger
  }

  /// So many screenfuls are looked at.
  package static let pages = 16

  private let phone: Phone
  private let list: CellList
  private let axis: ScrollAxis
  private let way: Way
  private var page = 0
  private var offset: CGFloat

  package init(_ list: CellList, on phone: Phone, by way: Way) {
    self.phone = phone
    self.list = list
    self.way = way
    axis = list.axis
    offset = -list.scrollView.adjustedContentInset.start(axis)
  }

  /// The last offset. Sizes that were estimated are known only on the way.
  private var end: CGFloat {
    let view = list.scrollView
    return view.contentSize[axis] - view.bounds.size[axis] + view.adjustedContentInset.end(axis)
  }

  /// Whether all of it has been in sight.
  package var isAtEnd: Bool { offset >= end }

  /// Brings the next screenful; false at the end, or when these are enough.
  package mutating func next() -> Bool {
    let view = list.scrollView
    let screenful = list.page(axis)
    guard view.isScrollEnabled, page < Self.pages, screenful > 0, !isAtEnd else { return false }
    page += 1
    switch way {
    case .jumps:
      offset = min(offset + screenful, end)
      var place = view.contentOffset
      place[axis] = offset
      view.setContentOffset(place, animated: false)
      phone.environment.application.layoutIfNeeded()
    case .finger:
      guard phone.turnPage(of: view, axis) else { return false }
      offset = view.contentOffset[axis]
    }
    return true
  }
}
