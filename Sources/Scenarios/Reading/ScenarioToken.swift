/// A word of a line and where it begins.
struct ScenarioToken: Equatable {
  enum Kind: Equatable {
    /// Letters and what else is neither a number nor a text.
    case word(String)
    /// Numbers with commas between.
    case numbers([Double])
    /// `#` and a number.
    case ordinal(Int)
    /// What stood between quotation marks.
    case text(String)
  }

  var kind: Kind
  /// As it stands in the line.
  var source: String
  /// In characters, counted from 1.
  var column: Int
}
