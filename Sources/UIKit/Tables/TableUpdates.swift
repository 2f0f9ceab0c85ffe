import Foundation

/// Changes of a table's or collection's rows that happen together. Deletions and reloads name places before all changes,
/// insertions places after them, as UIKit counts them.
struct TableUpdates {
  var deletedSections: [Int: UITableView.RowAnimation] = [:]
  var insertedSections: [Int: UITableView.RowAnimation] = [:]
  var reloadedSections: [Int: UITableView.RowAnimation] = [:]
  var movedSections: [(from: Int, to: Int)] = []
  var deletedRows: [IndexPath: UITableView.RowAnimation] = [:]
  var insertedRows: [IndexPath: UITableView.RowAnimation] = [:]
  var reloadedRows: [IndexPath: UITableView.RowAnimation] = [:]
  var movedRows: [(from: IndexPath, to: IndexPath)] = []

  var isEmpty: Bool {
    deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty && movedSections.isEmpty
      && deletedRows.isEmpty && insertedRows.isEmpty && reloadedRows.isEmpty && movedRows.isEmpty
  }

  /// The place that the `place`-th of those that stay gets, when others come in at `inserted`, sorted.
  private static func place(_ place: Int, after inserted: [Int]) -> Int {
    inserted.reduce(place) { $1 <= $0 ? $0 + 1 : $0 }
  }

  /// The number among those that stay of the one at `place`, when those at `deleted`, sorted, go; nil when it is one of
  /// them.
  private static func number(_ place: Int, without deleted: [Int]) -> Int? {
    if deleted.contains(place) { return nil }
    return place - deleted.filter { $0 < place }.count
  }

  // MARK: Sections

  func newSection(_ section: Int) -> Int? {
    if let move = movedSections.first(where: { $0.from == section }) { return move.to }
    let gone = deletedSections.keys.sorted() + movedSections.map(\.from)
    guard let number = Self.number(section, without: gone.sorted()) else { return nil }
    return Self.place(number, after: (insertedSections.keys + movedSections.map(\.to)).sorted())
  }

  func oldSection(_ section: Int) -> Int? {
    if let move = movedSections.first(where: { $0.to == section }) { return move.from }
    let come = insertedSections.keys + movedSections.map(\.to)
    guard let number = Self.number(section, without: come.sorted()) else { return nil }
    return Self.place(number, after: (deletedSections.keys + movedSections.map(\.from)).sorted())
  }

  // MARK: Rows

  private func rowsLeaving(_ section: Int) -> [Int] {
    (deletedRows.keys.filter { $0.section == section } + movedRows.map(\.from).filter { $0.section == section })
      .map(\.row).sorted()
  }

  private func rowsComing(_ section: Int) -> [Int] {
    (insertedRows.keys.filter { $0.section == section } + movedRows.map(\.to).filter { $0.section == section })
      .map(\.row).sorted()
  }

  /// Where a row stands after the changes; nil when it is gone.
  func newPath(_ path: IndexPath) -> IndexPath? {
    if let move = movedRows.first(where: { $0.from == path }) { return move.to }
    guard let section = newSection(path.section), reloadedSections[path.section] == nil,
      let number = Self.number(path.row, without: rowsLeaving(path.section))
    else { return nil }
    return IndexPath(row: Self.place(number, after: rowsComing(section)), section: section)
  }

  /// Where a row stood before the changes; nil when it is new.
  func oldPath(_ path: IndexPath) -> IndexPath? {
    if let move = movedRows.first(where: { $0.to == path }) { return move.from }
    guard let section = oldSection(path.section), reloadedSections[section] == nil,
      let number = Self.number(path.row, without: rowsComing(path.section))
    else { return nil }
    return IndexPath(row: Self.place(number, after: rowsLeaving(section)), section: section)
  }

  // MARK: Checking

  /// What is wrong with the numbers that the data source gives after the changes; nil when they agree.
  func contradiction(before: [Int], after: [Int]) -> String? {
    let expected = before.count - deletedSections.count + insertedSections.count
    guard expected == after.count else {
      return "the number of sections after the update is \(after.count), but \(before.count) before it, "
        + "\(insertedSections.count) inserted and \(deletedSections.count) deleted make \(expected)"
    }
    for (section, count) in before.enumerated() {
      guard let new = newSection(section), after.indices.contains(new), reloadedSections[section] == nil else {
        continue
      }
      let leaving = rowsLeaving(section).count
      let coming = rowsComing(new).count
      guard count - leaving + coming == after[new] else {
        return "the number of rows in section \(section) after the update is \(after[new]), but \(count) before it, "
          + "\(coming) coming and \(leaving) going make \(count - leaving + coming)"
      }
    }
    return nil
  }
}
