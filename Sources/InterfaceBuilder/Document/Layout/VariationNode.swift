/// What changes in some size classes: parts that are there or not, and other values of attributes.
public struct VariationNode: DocumentNode {
  public let element: DocumentElement

  public init(_ element: DocumentElement) { self.element = element }

  /// Whether this is the base, from which the other variations start.
  public var isDefault: Bool { key == "default" }

  public var widthClass: SizeClasses.SizeClass? { part("widthClass").flatMap { SizeClasses.SizeClass(rawValue: $0) } }

  public var heightClass: SizeClasses.SizeClass? {
    part("heightClass").flatMap { SizeClasses.SizeClass(rawValue: $0) }
  }

  /// "mac" for variations of Mac Catalyst.
  public var userInterfaceIdiom: String? { part("userInterfaceIdiom") }

  /// How many conditions there are; of two that hold, the one with more wins.
  public var specificity: Int { isDefault ? 0 : (key ?? "").split(separator: "-").count }

  public func matches(_ sizeClasses: SizeClasses) -> Bool {
    if isDefault { return true }
    guard let key, !key.isEmpty else { return false }
    return key.split(separator: "-").allSatisfy { condition in
      condition == "widthClass=\(sizeClasses.horizontal.rawValue)"
        || condition == "heightClass=\(sizeClasses.vertical.rawValue)"
    }
  }

  /// The identifiers that a mask ("subviews" or "constraints") takes in.
  public func included(in mask: String) -> [String] { references("include", in: mask) }

  /// The identifiers that a mask leaves out.
  public func excluded(from mask: String) -> [String] { references("exclude", in: mask) }

  /// The attributes that take other values, the key left out.
  public var attributes: [DocumentAttribute] { element.attributes.filter { $0.name != "key" } }

  private func references(_ name: String, in mask: String) -> [String] {
    element.child("mask", key: mask)?.children.compactMap { $0.name == name ? $0["reference"] : nil } ?? []
  }

  private func part(_ name: String) -> String? {
    for condition in (key ?? "").split(separator: "-") where condition.hasPrefix("\(name)=") {
      return String(condition.dropFirst(name.count + 1))
    }
    return nil
  }
}
