/// A section of a table whose cells stand in a file.
@MainActor
package final class StaticTableSection {
  package var headerTitle: String?
  package var footerTitle: String?
  package var cells: [UITableViewCell]

  package init(headerTitle: String?, footerTitle: String?, cells: [UITableViewCell]) {
    self.headerTitle = headerTitle
    self.footerTitle = footerTitle
    self.cells = cells
  }
}
