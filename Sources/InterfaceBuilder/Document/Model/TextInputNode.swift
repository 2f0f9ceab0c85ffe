/// A text field, text view or search bar, with what decides whether it ever gets the keyboard.
public struct TextInputNode: Sendable, Hashable {
  public let view: ViewNode

  /// `editable` of a text view; true for the others.
  public let isEditable: Bool
  /// `enabled` of a control; true for the others.
  public let isEnabled: Bool
  /// Whether the view and all views around it let touches through.
  public let isUserInteractionEnabled: Bool
  /// Whether the view or one around it is hidden, or transparent.
  public let isHidden: Bool
  /// Whether the view is there in the base variation of the size classes.
  public let isInstalled: Bool

  init(_ view: ViewNode) {
    self.view = view
    isEditable = view.isEditable
    isEnabled = view.isEnabled
    var isInteractive = view.isUserInteractionEnabled
    var isHidden = view.isHidden || view.alpha < 0.01
    var isInstalled = true
    var inner = view.id ?? ""
    for outer in view.enclosingViews {
      isInteractive = isInteractive && outer.isUserInteractionEnabled
      isHidden = isHidden || outer.isHidden || outer.alpha < 0.01
      for variation in outer.variations where variation.isDefault {
        isInstalled = isInstalled && !variation.excluded(from: "subviews").contains(inner)
      }
      inner = outer.id ?? ""
    }
    isUserInteractionEnabled = isInteractive
    self.isHidden = isHidden
    self.isInstalled = isInstalled
  }

  /// Whether a touch can bring up the keyboard for it, as far as the file tells.
  public var acceptsKeyboard: Bool { isEditable && isEnabled && isUserInteractionEnabled && !isHidden }

  /// The scroll views around it, the nearest first.
  public var enclosingScrollViews: [ViewNode] { view.enclosingViews.filter { $0.kind?.isScrollView == true } }

  static func all(in element: DocumentElement) -> [TextInputNode] {
    element.descendants.compactMap { element in
      let view = ViewNode(element)
      return view.kind?.isTextInput == true ? TextInputNode(view) : nil
    }
  }
}
