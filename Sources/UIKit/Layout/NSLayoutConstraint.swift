import Foundation

/// A linear relation of two attributes of views or layout guides: `first = multiplier · second + constant`.
@MainActor
open class NSLayoutConstraint: NSObject {
  /// The item on the left side.
  public private(set) weak var firstItem: AnyObject?
  /// Its attribute.
  public let firstAttribute: Attribute
  /// How the sides relate.
  public let relation: Relation
  /// The item on the right side; nil for a constant alone.
  public private(set) weak var secondItem: AnyObject?
  /// Its attribute.
  public let secondAttribute: Attribute
  /// What the second attribute is multiplied by.
  public let multiplier: CGFloat
  /// The object id in the Interface Builder file that the constraint comes from.
  package var interfaceBuilderIdentifier: String?
  /// Made by UIKit, not by an app: it is not broken for the sake of one of the app's.
  package var isInternal = false

  /// The view that holds the constraint while it is active.
  weak var owner: UIView?
  weak var engine: LayoutEngine?
  /// Grows with every activation; equal wishes are granted in this order.
  private(set) var sequence = 0
  private static var lastSequence = 0

  /// A constraint that is not active. The items are views and layout guides.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    // A class instance in an `Any` is that instance again.
    firstItem = Self.layoutItem(view1)
    firstAttribute = attr1
    self.relation = relation
    secondItem = view2.flatMap(Self.layoutItem)
    secondAttribute = attr2
    self.multiplier = multiplier
    offset = constant
    super.init()
  }

  private static func layoutItem(_ item: Any) -> AnyObject? {
    if let view = item as? UIView { return view }
    return item as? UILayoutGuide
  }

  private var offset: CGFloat

  /// Added to the right side, in points. It can be changed at any time; the next layout shows it.
  open var constant: CGFloat {
    get { offset }
    set {
      guard newValue.isFinite, newValue != offset else { return }
      offset = newValue
      engine?.constantChanged(self)
    }
  }

  /// How much the constraint matters; required by default.
  open var priority = UILayoutPriority.required {
    didSet { if priority != oldValue { engine?.priorityChanged(self) } }
  }

  /// A name for logs.
  open var identifier: String?

  /// Whether an archive holds the constraint; nothing here writes archives.
  open var shouldBeArchived = false

  /// Whether the constraint acts. It becomes active in the nearest common ancestor of its items; without one it stays
  /// inactive and a report says so (UIKit raises an exception).
  open var isActive: Bool {
    get { owner != nil }
    set {
      guard newValue != isActive else { return }
      if newValue { activate(in: nil) } else { deactivate() }
    }
  }

  /// Makes all of the constraints active.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes all of the constraints inactive.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The first item and attribute.
  open var firstAnchor: NSLayoutAnchor<AnyObject> { NSLayoutAnchor(item: firstItem, attribute: firstAttribute) }

  /// The second item and attribute; nil for a constant alone.
  open var secondAnchor: NSLayoutAnchor<AnyObject>? {
    secondItem.map { NSLayoutAnchor(item: $0, attribute: secondAttribute) }
  }

  // MARK: Acting

  var first: (any LayoutItemOwner)? { firstItem as? any LayoutItemOwner }
  var second: (any LayoutItemOwner)? { secondItem as? any LayoutItemOwner }

  /// The nearest view that holds both items, or one of them inside of which the other is.
  var commonAncestor: UIView? {
    guard let first = first?.layoutHost else { return nil }
    guard secondAttribute != .notAnAttribute else { return first }
    guard let second = second?.layoutHost else { return nil }
    return first.commonAncestor(with: second)
  }

  /// What is wrong with the constraint by itself; nil when nothing is.
  private var fault: String? {
    if first == nil { return "the first item is no view and no layout guide, or is gone" }
    if !multiplier.isFinite || !constant.isFinite { return "the multiplier or the constant is not a number" }
    guard firstAttribute != .notAnAttribute else { return "the first attribute is none" }
    if secondAttribute == .notAnAttribute {
      return firstAttribute.isSize ? nil : "an edge cannot be a constant: the second item is missing"
    }
    if second == nil { return "the second item is no view and no layout guide, or is gone" }
    if firstAttribute.axis != secondAttribute.axis, !(firstAttribute.isSize && secondAttribute.isSize) {
      return "the attributes belong to different axes"
    }
    if firstAttribute.isSize != secondAttribute.isSize { return "an edge and a size cannot be compared" }
    return nil
  }

  /// Makes the constraint active, held by `view`, or by the nearest common ancestor.
  func activate(in view: UIView?) {
    if let fault { return report(fault) }
    guard let ancestor = commonAncestor else { return report("the items have no common ancestor") }
    if let view, !ancestor.isDescendant(of: view) {
      return report("the items do not lie in the view that it is added to")
    }
    let owner = view ?? ancestor
    self.owner = owner
    Self.lastSequence += 1
    sequence = Self.lastSequence
    owner.layout.constraints.append(self)
    owner.engineOfTree.add(self)
  }

  func deactivate() {
    engine?.remove(self)
    engine = nil
    owner?.layoutRecord?.constraints.removeAll { $0 === self }
    owner = nil
  }

  private func report(_ fault: String) {
    UIKitEnvironment.current.report("The constraint cannot be activated, \(fault): \(summary)")
  }

  /// The constraint in words, with the names of the items.
  package var summary: String {
    var text = LayoutNames.name(of: firstItem) + ".\(firstAttribute.name)"
    switch relation {
    case .lessThanOrEqual: text += " <= "
    case .equal: text += " == "
    case .greaterThanOrEqual: text += " >= "
    }
    if secondAttribute == .notAnAttribute {
      text += LayoutNames.number(constant)
    } else {
      if multiplier != 1 { text += LayoutNames.number(multiplier) + " * " }
      text += LayoutNames.name(of: secondItem) + ".\(secondAttribute.name)"
      if constant != 0 { text += (constant < 0 ? " - " : " + ") + LayoutNames.number(abs(constant)) }
    }
    if priority != .required { text += " @" + LayoutNames.number(CGFloat(priority.rawValue)) }
    let note = interfaceBuilderIdentifier.flatMap { UIKitEnvironment.current.sourceNote?($0) }
    let own = identifier.flatMap { $0 == interfaceBuilderIdentifier ? nil : $0 } ?? note?.label
    var name = own.map { "'\($0)' " } ?? ""
    if let interfaceBuilderIdentifier {
      name += own == nil ? "'\(interfaceBuilderIdentifier)' " : "[\(interfaceBuilderIdentifier)] "
    }
    if let note { name += "line \(note.line) " }
    return "<NSLayoutConstraint " + name + text + ">"
  }
}
