/// How a text that was made smaller stands in its line.
public enum BaselineAdjustment: String, Sendable, Hashable, CaseIterable {
  case alignBaselines
  case alignCenters
  case none
}
