import Foundation
import Testing

@testable import UIKit

@MainActor
struct TableGeometryTests {
  /// Heights by blocks agree with heights in a plain array, whatever is changed in which order.
  @Test func rowHeightsAgreeWithAPlainArray() {
    var generator = SeededGenerator(state: 7)
    for count in [0, 1, 63, 64, 65, 700] {
      var plain = (0..<count).map { _ in CGFloat(Int.random(in: 0...3, using: &generator) * 11 + 11) }
      var heights = RowHeights(count: count, standard: 22) { plain[$0] }
      for round in 0..<60 {
        if count > 0 {
          let row = Int.random(in: 0..<count, using: &generator)
          plain[row] = CGFloat(round % 5) * 10
          heights[row] = plain[row]
        }
        #expect(heights.total == plain.reduce(0, +))
        for row in [0, count / 3, count / 2, count] {
          #expect(heights.offset(of: row) == plain[..<min(row, count)].reduce(0, +))
        }
        guard heights.total > 0 else { continue }
        let place = CGFloat(Int.random(in: 0..<Int(heights.total), using: &generator)) + 0.5
        var end: CGFloat = 0
        let expected = plain.firstIndex {
          end += $0
          return place < end
        }
        #expect(heights.row(at: place) == expected)
      }
    }
    #expect(RowHeights(count: 1_000_000, standard: 44).row(at: 44 * 777_777 + 1) == 777_777)
  }

  private func geometry() -> TableGeometry {
    let sections = [3, 0, 5].map { count in
      TableGeometry.Section(header: 20, footer: 10, rows: RowHeights(count: count, standard: 40))
    }
    return TableGeometry(
      sections: sections, top: 100, bottom: 50, width: 320, sideInset: 0, floatsHeaders: true)
  }

  @Test func partsLieBelowEachOther() {
    let table = geometry()
    #expect(table.rect(ofSection: 0) == CGRect(x: 0, y: 100, width: 320, height: 150))
    #expect(table.rect(ofSection: 1) == CGRect(x: 0, y: 250, width: 320, height: 30))
    #expect(table.rect(ofRow: IndexPath(row: 4, section: 2)) == CGRect(x: 0, y: 460, width: 320, height: 40))
    #expect(table.footerViewRect() == CGRect(x: 0, y: 510, width: 320, height: 50))
    #expect(table.contentSize == CGSize(width: 320, height: 560))
    #expect(table.row(at: CGPoint(x: 5, y: 121)) == IndexPath(row: 0, section: 0))
    #expect(table.row(at: CGPoint(x: 5, y: 245)) == nil)
    #expect(
      table.rows(in: CGRect(x: 0, y: 199, width: 320, height: 142)) == [
        IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0), IndexPath(row: 0, section: 2),
        IndexPath(row: 1, section: 2),
      ])
  }

  /// A header stays at the top until the next section pushes it out.
  @Test func headersFloat() {
    let table = geometry()
    #expect(table.headerRect(of: 0, visibleTop: 50).minY == 100)
    #expect(table.headerRect(of: 0, visibleTop: 170).minY == 170)
    #expect(table.headerRect(of: 0, visibleTop: 240).minY == 230)
    #expect(table.footerRect(of: 0, visibleBottom: 200).minY == 190)
    #expect(table.footerRect(of: 0, visibleBottom: 400).minY == 240)
  }
}
