/// Where an object of a file comes from, for reports.
package struct SourceNote: Sendable, Equatable {
  package var line: Int
  /// The name that the author gave it in Interface Builder.
  package var label: String?

  package init(line: Int, label: String?) {
    self.line = line
    self.label = label
  }
}
