import Foundation

/// A view.
///
/// Attributes that every view has are here; those of labels, buttons, tables … in extensions. All can be asked of any
/// view and give the default where the file is silent.
public struct ViewNode: DocumentNode {
  public let element: DocumentElement

  public init(_ element: DocumentElement) { self.element = element }

  /// The kind; nil when this reader does not know the element.
  public var kind: ViewKind? { ViewKind(rawValue: element.name) }

  /// Whether the element is one that this reader knows; unknown ones are best shown as plain views.
  public var isKnown: Bool { kind != nil }

  /// Whether the element stands for a view: it is a known one, stands among subviews or is laid out like one.
  public static func isView(_ element: DocumentElement) -> Bool {
    if ViewKind(rawValue: element.name) != nil { return true }
    guard element["id"] != nil else { return false }
    return element.parent?.name == "subviews" || element.child("rect", key: "frame") != nil
      || element.child("subviews") != nil
  }

  // MARK: Geometry

  public var frame: FrameDescription { FrameDescription(element) }

  /// The mask; nil where the file has none, which in Auto Layout documents is the rule.
  public var autoresizingMask: AutoresizingMask? {
    element.child("autoresizingMask", key: "autoresizingMask").map(AutoresizingMask.init)
  }

  public var autoresizesSubviews: Bool { element.bool("autoresizesSubviews") ?? true }

  public var translatesAutoresizingMaskIntoConstraints: Bool {
    element.bool("translatesAutoresizingMaskIntoConstraints") ?? true
  }

  /// Whether the frame is kept although the document uses Auto Layout.
  public var hasFixedFrame: Bool { element.bool("fixedFrame") ?? false }
  /// Whether Interface Builder knew that the stored frame is not what the constraints say.
  public var isMisplaced: Bool { element.bool("misplaced") ?? false }
  /// Whether Interface Builder knew that the constraints do not suffice.
  public var isAmbiguous: Bool { element.bool("ambiguous") ?? false }

  public var layoutMargins: InsetsValue? {
    element.insets("layoutMargins") ?? element.insets("directionalLayoutMargins")
  }

  public var preservesSuperviewLayoutMargins: Bool { element.bool("preservesSuperviewLayoutMargins") ?? false }
  public var insetsLayoutMarginsFromSafeArea: Bool { element.bool("insetsLayoutMarginsFromSafeArea") ?? true }
  public var layoutMarginsFollowReadableWidth: Bool { element.bool("layoutMarginsFollowReadableWidth") ?? false }

  /// The size of its content that Interface Builder pretends; nil in the file's silence, infinite for none.
  public var placeholderIntrinsicWidth: Double? { placeholderLength("placeholderIntrinsicWidth") }
  public var placeholderIntrinsicHeight: Double? { placeholderLength("placeholderIntrinsicHeight") }

  private func placeholderLength(_ name: String) -> Double? {
    element[name] == "infinite" ? .infinity : element.geometry(name)
  }

  /// The stored priorities; nil where the class's own default holds.
  public var horizontalHuggingPriority: Double? { priority("horizontalHuggingPriority") }
  public var verticalHuggingPriority: Double? { priority("verticalHuggingPriority") }

  public var horizontalCompressionResistancePriority: Double? { priority("horizontalCompressionResistancePriority") }

  public var verticalCompressionResistancePriority: Double? { priority("verticalCompressionResistancePriority") }

  private func priority(_ name: String) -> Double? { element.number(name).map { min(max($0, 0), 1000) } }

  // MARK: Look and behaviour

  public var contentMode: ContentMode { element.value("contentMode") ?? .scaleToFill }
  public var isHidden: Bool { element.bool("hidden") ?? false }
  public var alpha: Double { min(max(element.number("alpha") ?? 1, 0), 1) }
  public var tag: Int { element.integer("tag") ?? 0 }
  public var isOpaque: Bool { element.bool("opaque") ?? true }
  public var clipsToBounds: Bool { element.bool("clipsSubviews") ?? false }
  public var isUserInteractionEnabled: Bool { element.bool("userInteractionEnabled") ?? true }
  public var isMultipleTouchEnabled: Bool { element.bool("multipleTouchEnabled") ?? false }
  public var clearsContextBeforeDrawing: Bool { element.bool("clearsContextBeforeDrawing") ?? true }
  /// forceLeftToRight, forceRightToLeft, playback, spatial; nil for unspecified.
  public var semanticContentAttribute: String? { element["semanticContentAttribute"] }

  public var backgroundColor: ColorValue? { color("backgroundColor") }
  public var tintColor: ColorValue? { color("tintColor") }

  /// A colour by its key; nil where none is stored or the file says nil.
  public func color(_ key: String) -> ColorValue? { element.color(key) }

  /// All colours, by key.
  public var colors: [String: ColorValue] {
    element.children.reduce(into: [:]) { colors, child in
      if child.name == "color", let key = child["key"], colors[key] == nil { colors[key] = ColorValue(child) }
    }
  }

  /// All fonts, by key.
  public var fonts: [String: FontDescription] {
    element.children.reduce(into: [:]) { fonts, child in
      if child.name == "fontDescription", let key = child["key"], fonts[key] == nil {
        fonts[key] = FontDescription(child)
      }
    }
  }

  /// The metrics that Interface Builder simulated for the root view of a xib.
  public var simulatedMetrics: [SimulatedMetric] { SimulatedMetric.all(in: element) }
}
