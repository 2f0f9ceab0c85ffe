/// Where a line of text stands that shrank to fit.
public enum UIBaselineAdjustment: Int, Sendable {
  /// Its baseline is that of the full size.
  case alignBaselines
  /// In the middle.
  case alignCenters
  /// At the top of the full size.
  case none
}
