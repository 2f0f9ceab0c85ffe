import Foundation

/// Places in tables and collections. Foundation on Linux lacks these; an index path without them says 0.
extension IndexPath {
  /// A row of a section of a table.
  public init(row: Int, section: Int) { self.init(indexes: [section, row]) }

  /// An item of a section of a collection.
  public init(item: Int, section: Int) { self.init(indexes: [section, item]) }

  /// The section.
  public var section: Int {
    get { count > 0 ? self[0] : 0 }
    set { self = IndexPath(indexes: [newValue, row]) }
  }

  /// The row in the section.
  public var row: Int {
    get { count > 1 ? self[1] : 0 }
    set { self = IndexPath(indexes: [section, newValue]) }
  }

  /// The item in the section.
  public var item: Int {
    get { row }
    set { row = newValue }
  }
}
