extension ViewNode {
  public var axis: StackAxis { element.value("axis") ?? .horizontal }
  public var distribution: StackDistribution { element.value("distribution") ?? .fill }
  public var alignment: StackAlignment { element.value("alignment") ?? .fill }
  /// The distance between the arranged views.
  public var spacing: Double { element.geometry("spacing") ?? 0 }
  public var isBaselineRelativeArrangement: Bool { element.bool("baselineRelativeArrangement") ?? false }
}
