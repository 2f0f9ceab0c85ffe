extension DocumentNode {
  /// The variations that hold in those size classes, the base first, the most specific last.
  public func variations(for sizeClasses: SizeClasses) -> [VariationNode] {
    variations.enumerated().filter { $0.element.matches(sizeClasses) }
      .sorted { ($0.element.specificity, $0.offset) < ($1.element.specificity, $1.offset) }
      .map(\.element)
  }

  /// An attribute's value in those size classes.
  public func varied(_ name: String, for sizeClasses: SizeClasses) -> String? {
    variations(for: sizeClasses).last { $0.element[name] != nil }?.element[name] ?? element[name]
  }

  /// A child by its key (a font, a colour) in those size classes.
  public func variedChild(key: String, for sizeClasses: SizeClasses) -> DocumentElement? {
    for variation in variations(for: sizeClasses).reversed() {
      if let child = variation.element.child(key: key) { return child }
    }
    return element.child(key: key)
  }

  /// The identifiers that a mask ("subviews" or "constraints") leaves out in those size classes.
  public func excludedIdentifiers(from mask: String, for sizeClasses: SizeClasses) -> Set<String> {
    var excluded: Set<String> = []
    for variation in variations(for: sizeClasses) {
      excluded.formUnion(variation.excluded(from: mask))
      excluded.subtract(variation.included(in: mask))
    }
    return excluded
  }
}
