import Foundation

@testable import UIKit

/// Rows that are texts, and a record of what a table asks and tells.
@MainActor
class TableSource: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [[String]]
  var headers: [Int: String] = [:]
  var made = 0
  var log: [String] = []
  var committed: [(UITableViewCell.EditingStyle, IndexPath)] = []
  /// Fills a cell beyond its title.
  var fill: (UITableViewCell, IndexPath) -> Void = { _, _ in }

  init(_ sections: [[String]]) { self.sections = sections }

  init(count: Int) { sections = [(0..<count).map { "row \($0)" }] }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { headers[section] }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell: UITableViewCell
    if let old = tableView.dequeueReusableCell(withIdentifier: "row") {
      cell = old
    } else {
      made += 1
      cell = UITableViewCell(style: .default, reuseIdentifier: "row")
    }
    cell.textLabel?.text = sections[indexPath.section][indexPath.row]
    fill(cell, indexPath)
    return cell
  }

  func tableView(
    _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
  ) {
    committed.append((editingStyle, indexPath))
    if editingStyle == .delete {
      sections[indexPath.section].remove(at: indexPath.row)
      tableView.deleteRows(at: [indexPath], with: .automatic)
    }
  }

  func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    log.append("should \(indexPath.row)")
    return true
  }
  func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) {
    log.append("highlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) {
    log.append("unhighlight \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willSelect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, willDeselectRowAt indexPath: IndexPath) -> IndexPath? {
    log.append("willDeselect \(indexPath.row)")
    return indexPath
  }
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    log.append("didSelect \(indexPath.row)")
  }
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    log.append("didDeselect \(indexPath.row)")
  }
}

extension TouchStage {
  /// A table that fills the window.
  func table(
    _ source: TableSource, style: UITableView.Style = .plain, change: (UITableView) -> Void = { _ in }
  ) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), style: style)
    change(table)
    table.dataSource = source
    table.delegate = source
    window.addSubview(table)
    UIApplication.shared.layoutIfNeeded()
    return table
  }
}
