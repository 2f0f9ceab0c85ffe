extension UITableViewCell {
  /// What a cell shows by itself.
  public enum CellStyle: Int, Sendable {
    /// A picture and a title.
    case `default`
    /// A title at the left, a detail at the right.
    case value1
    /// A small title at the left, the detail beside it.
    case value2
    /// A title with a smaller one below.
    case subtitle
  }

  /// How a selected cell looks.
  public enum SelectionStyle: Int, Sendable {
    /// As any other.
    case none
    /// Blue up to iOS 6, grey later.
    case blue
    /// Grey.
    case gray
    /// As the system does it.
    case `default`
  }

  /// What editing offers for a row.
  public enum EditingStyle: Int, Sendable {
    /// Nothing.
    case none
    /// To delete it.
    case delete
    /// To insert one.
    case insert
  }

  /// What stands at a cell's right end.
  public enum AccessoryType: Int, Sendable {
    /// Nothing.
    case none
    /// A chevron: there is more.
    case disclosureIndicator
    /// A button with details and a chevron.
    case detailDisclosureButton
    /// A tick.
    case checkmark
    /// A button with details.
    case detailButton
  }
}
