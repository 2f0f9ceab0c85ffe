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
  private let isSideways: Bool
  private let way: Way
  private var page = 0
  private var offset: CGFloat

  package init(_ list: CellList, on phone: Phone, by way: Way) {
    self.phone = phone
    self.list = list
    self.way = way
    isSideways = list.isSideways
    let inset = list.scrollView.adjustedContentInset
    offset = isSideways ? -inset.left : -inset.top
  }

  /// The last offset and how much is in sight at once. Sizes that were estimated are known only on the way.
  private var extent: (end: CGFloat, page: CGFloat) {
    let view = list.scrollView
    let inset = view.adjustedContentInset
    return isSideways
      ? (view.contentSize.width - view.bounds.width + inset.right, view.bounds.width - inset.left - inset.right)
      : (view.contentSize.height - view.bounds.height + inset.bottom, view.bounds.height - inset.top - inset.bottom)
  }

  /// Whether all of it has been in sight.
  package var isAtEnd: Bool { offset >= extent.end }

  /// Brings the next screenful; false at the end, or when these are enough.
  package mutating func next() -> Bool {
    let view = list.scrollView
    let extent = extent
    guard view.isScrollEnabled, page < Self.pages, extent.page > 0, offset < extent.end else { return false }
    page += 1
    switch way {
    case .jumps:
      offset = min(offset + extent.page, extent.end)
      let start = view.contentOffset
      view.setContentOffset(
        isSideways ? CGPoint(x: offset, y: start.y) : CGPoint(x: start.x, y: offset), animated: false)
      phone.environment.application.layoutIfNeeded()
    case .finger:
      guard phone.turnPage(of: view, isSideways: isSideways) else { return false }
      offset = isSideways ? view.contentOffset.x : view.contentOffset.y
    }
    return true
  }
}
