extension NSLayoutConstraint {
  /// What of an item a constraint is about.
  public enum Attribute: Int, Sendable {
    /// The left edge.
    case left = 1
    /// The right edge.
    case right
    /// The top edge.
    case top
    /// The bottom edge.
    case bottom
    /// The edge where text begins.
    case leading
    /// The edge where text ends.
    case trailing
    /// The width.
    case width
    /// The height.
    case height
    /// The horizontal centre.
    case centerX
    /// The vertical centre.
    case centerY
    /// The baseline of the last line.
    case lastBaseline
    /// The baseline of the first line.
    case firstBaseline
    /// The left edge of the margins.
    case leftMargin
    /// The right edge of the margins.
    case rightMargin
    /// The top edge of the margins.
    case topMargin
    /// The bottom edge of the margins.
    case bottomMargin
    /// The edge of the margins where text begins.
    case leadingMargin
    /// The edge of the margins where text ends.
    case trailingMargin
    /// The horizontal centre of what lies inside of the margins.
    case centerXWithinMargins
    /// The vertical centre of what lies inside of the margins.
    case centerYWithinMargins
    /// None.
    case notAnAttribute = 0
  }

  /// How the two sides of a constraint relate.
  public enum Relation: Int, Sendable {
    /// The first is at most the second.
    case lessThanOrEqual = -1
    /// Both are the same.
    case equal
    /// The first is at least the second.
    case greaterThanOrEqual
  }

  /// An axis.
  public enum Axis: Int, CaseIterable, Sendable {
    /// From left to right.
    case horizontal
    /// From top to bottom.
    case vertical
  }
}

extension NSLayoutConstraint.Attribute {
  /// What the attribute is inside of the margins, for one about margins.
  var withinMargins: NSLayoutConstraint.Attribute? {
    switch self {
    case .leftMargin: .left
    case .rightMargin: .right
    case .topMargin: .top
    case .bottomMargin: .bottom
    case .leadingMargin: .leading
    case .trailingMargin: .trailing
    case .centerXWithinMargins: .centerX
    case .centerYWithinMargins: .centerY
    default: nil
    }
  }

  var plain: NSLayoutConstraint.Attribute { withinMargins ?? self }

  var isDirectional: Bool { plain == .leading || plain == .trailing }

  var axis: NSLayoutConstraint.Axis? {
    switch plain {
    case .left, .right, .leading, .trailing, .width, .centerX: .horizontal
    case .notAnAttribute: nil
    default: .vertical
    }
  }

  var isSize: Bool { self == .width || self == .height }

  /// The name, as descriptions have it.
  var name: String {
    switch self {
    case .left: "left"
    case .right: "right"
    case .top: "top"
    case .bottom: "bottom"
    case .leading: "leading"
    case .trailing: "trailing"
    case .width: "width"
    case .height: "height"
    case .centerX: "centerX"
    case .centerY: "centerY"
    case .lastBaseline: "lastBaseline"
    case .firstBaseline: "firstBaseline"
    case .notAnAttribute: "notAnAttribute"
    case .centerXWithinMargins: "centerXWithinMargins"
    case .centerYWithinMargins: "centerYWithinMargins"
    default: plain.name + "Margin"
    }
  }
}
