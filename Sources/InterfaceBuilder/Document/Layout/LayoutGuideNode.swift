/// An area that constraints can name.
public struct LayoutGuideNode: DocumentNode {
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The area that bars leave free (Xcode 9 and later).
    case safeArea
    case contentLayoutGuide
    case frameLayoutGuide
    /// The keyboard's area (Xcode 14 and later).
    case keyboard
    /// A controller's guide below the top bars (Xcode 5 to 8).
    case top
    /// A controller's guide above the bottom bars.
    case bottom
    /// Any other.
    case custom
  }

  static let elementNames: Set<String> = ["viewLayoutGuide", "viewControllerLayoutGuide", "keyboardLayoutGuide"]

  public let element: DocumentElement

  public init(_ element: DocumentElement) { self.element = element }

  public var kind: Kind {
    switch element.name {
    case "viewControllerLayoutGuide": element["type"] == "bottom" ? .bottom : .top
    case "keyboardLayoutGuide": .keyboard
    default: element.value("key") ?? .custom
    }
  }

  /// For the keyboard's guide.
  public var followsUndockedKeyboard: Bool { element.bool("followsUndockedKeyboard") ?? false }

  /// For the keyboard's guide.
  public var usesBottomSafeArea: Bool { element.bool("usesBottomSafeArea") ?? true }
}
