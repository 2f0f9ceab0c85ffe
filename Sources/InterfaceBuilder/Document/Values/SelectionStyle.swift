/// How a selected cell looks.
public enum SelectionStyle: String, Sendable, Hashable, CaseIterable {
  case none
  case blue
  case gray
  case `default`
}
