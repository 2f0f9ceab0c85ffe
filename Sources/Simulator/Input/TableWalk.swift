import Foundation
import UIKit

/// Goes through what a table or a collection shows, a screenful after the other, from the top: rows exist only while they
/// are in sight.
@MainActor
package struct TableWalk {
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
  private let table: UIScrollView
  private let way: Way
  private var page = 0
  private var y: CGFloat

  package init(_ table: UIScrollView, on phone: Phone, by way: Way) {
    self.phone = phone
    self.table = table
    self.way = way
    y = -table.adjustedContentInset.top
  }

  /// Where the end of the content is at the end of the table. Heights that were estimated are known only when their rows
  /// have been in sight.
  private var end: CGFloat { table.contentSize.height - table.bounds.height + table.adjustedContentInset.bottom }

  /// Whether all of it has been in sight.
  package var isAtEnd: Bool { y >= end }

  /// Brings the next screenful; false at the end, or when these are enough.
  package mutating func next() -> Bool {
    let inset = table.adjustedContentInset
    let height = table.bounds.height - inset.top - inset.bottom
    guard table.isScrollEnabled, page < Self.pages, height > 0, y < end else { return false }
    page += 1
    switch way {
    case .jumps:
      y = min(y + height, end)
      table.setContentOffset(CGPoint(x: table.contentOffset.x, y: y), animated: false)
      phone.environment.application.layoutIfNeeded()
    case .finger:
      guard phone.drag(table, pages: 1) else { return false }
      y = table.contentOffset.y
    }
    return true
  }
}
