/// A constraint: first.attribute (relation) multiplier × second.attribute + constant.
public struct ConstraintNode: DocumentNode {
  public let element: DocumentElement

  public init(_ element: DocumentElement) { self.element = element }

  /// The identifier of the first item; nil for the view that owns the constraint.
  public var firstItem: String? { element["firstItem"] }
  public var firstAttribute: ConstraintAttribute { element.value("firstAttribute") ?? .notAnAttribute }
  public var relation: ConstraintRelation { element.value("relation") ?? .equal }
  /// The identifier of the second item; nil for a plain length, unless `secondAttribute` names one of the owner.
  public var secondItem: String? { element["secondItem"] }
  public var secondAttribute: ConstraintAttribute { element.value("secondAttribute") ?? .notAnAttribute }
  public var multiplier: Double { element["multiplier"].flatMap { ConstraintMultiplier.value($0) } ?? 1 }
  public var constant: Double { element.geometry("constant") ?? 0 }
  /// 1 … 1000
  public var priority: Double { min(max(element.number("priority") ?? 1000, 1), 1000) }
  public var identifier: String? { element["identifier"] }
  /// Whether the constant stands for the standard distance; it is written all the same.
  public var isSymbolic: Bool { element.bool("symbolic") ?? false }
  /// Whether the constraint serves Interface Builder alone and is removed when the app is built.
  public var isPlaceholder: Bool { element.bool("placeholder") ?? false }
  /// Whether the constraint is there at all when no variation speaks of it.
  public var isInstalled: Bool { element.bool("installed") ?? true }

  /// The view that owns the constraint.
  public var owner: ViewNode? { element.parent?.parent.map(ViewNode.init) }

  /// The constant in those size classes.
  public func constant(for sizeClasses: SizeClasses) -> Double {
    varied("constant", for: sizeClasses).flatMap { DocumentNumber.geometry($0) } ?? 0
  }

  /// The priority in those size classes.
  public func priority(for sizeClasses: SizeClasses) -> Double {
    min(max(varied("priority", for: sizeClasses).flatMap { DocumentNumber.number($0) } ?? 1000, 1), 1000)
  }
}
