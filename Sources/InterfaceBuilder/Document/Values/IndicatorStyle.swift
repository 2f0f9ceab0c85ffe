/// The colours of scroll indicators.
public enum IndicatorStyle: String, Sendable, Hashable, CaseIterable {
  case `default`
  case black
  case white
}
