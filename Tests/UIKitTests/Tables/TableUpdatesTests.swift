import Foundation
import Testing

@testable import UIKit

@MainActor
struct TableUpdatesTests {
  /// Rows keep their identity through changes of chance: where they go agrees with what a plain array does.
  @Test func placesAgreeWithAPlainArray() {
    var generator = SeededGenerator(state: 3)
    for _ in 0..<300 {
      let count = Int.random(in: 0...12, using: &generator)
      let old = Array(0..<count)
      var updates = TableUpdates()
      for row in old where Int.random(in: 0..<3, using: &generator) == 0 {
        updates.deletedRows[IndexPath(row: row, section: 0)] = .automatic
      }
      var new: [Int?] = old.filter { updates.deletedRows[IndexPath(row: $0, section: 0)] == nil }
      for _ in 0..<Int.random(in: 0...4, using: &generator) {
        new.insert(nil, at: Int.random(in: 0...new.count, using: &generator))
      }
      for (row, value) in new.enumerated() where value == nil {
        updates.insertedRows[IndexPath(row: row, section: 0)] = .automatic
      }
      #expect(updates.contradiction(before: [count], after: [new.count]) == nil)
      #expect(updates.contradiction(before: [count], after: [new.count + 1]) != nil)
      for row in old {
        let expected = new.firstIndex(of: row).map { IndexPath(row: $0, section: 0) }
        #expect(updates.newPath(IndexPath(row: row, section: 0)) == expected)
      }
      for (row, value) in new.enumerated() {
        #expect(updates.oldPath(IndexPath(row: row, section: 0)) == value.map { IndexPath(row: $0, section: 0) })
      }
    }
  }

  @Test func sectionsMoveTheirRows() {
    var updates = TableUpdates()
    updates.deletedSections[0] = .fade
    updates.insertedSections[1] = .fade
    #expect(updates.newPath(IndexPath(row: 4, section: 0)) == nil)
    #expect(updates.newPath(IndexPath(row: 4, section: 1)) == IndexPath(row: 4, section: 0))
    #expect(updates.newPath(IndexPath(row: 4, section: 2)) == IndexPath(row: 4, section: 2))
    #expect(updates.oldPath(IndexPath(row: 0, section: 1)) == nil)
  }
}
