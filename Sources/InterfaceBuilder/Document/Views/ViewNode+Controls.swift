import Foundation

extension ViewNode {
  // MARK: All controls

  public var isEnabled: Bool { element.bool("enabled") ?? true }
  public var isSelected: Bool { element.bool("selected") ?? false }
  public var isHighlighted: Bool { element.bool("highlighted") ?? false }

  public var contentHorizontalAlignment: ContentHorizontalAlignment {
    element.value("contentHorizontalAlignment") ?? .center
  }

  public var contentVerticalAlignment: ContentVerticalAlignment { element.value("contentVerticalAlignment") ?? .center }

  // MARK: Buttons

  public var buttonType: ButtonType { element.value("buttonType") ?? .custom }

  /// The states that the file describes, in its order.
  public var buttonStates: [ButtonStateNode] {
    element.children.filter { $0.name == "state" }.map(ButtonStateNode.init)
  }

  public func buttonState(_ state: ButtonStateNode.State) -> ButtonStateNode? {
    buttonStates.first { $0.state == state }
  }

  public var buttonConfiguration: ButtonConfigurationNode? {
    element.child("buttonConfiguration").map(ButtonConfigurationNode.init)
  }

  public var contentEdgeInsets: InsetsValue? { element.insets("contentEdgeInsets") }
  public var titleEdgeInsets: InsetsValue? { element.insets("titleEdgeInsets") }
  public var imageEdgeInsets: InsetsValue? { element.insets("imageEdgeInsets") }
  public var titleShadowOffset: CGSize? { element.size("titleShadowOffset") }
  public var showsTouchWhenHighlighted: Bool { element.bool("showsTouchWhenHighlighted") ?? false }
  public var adjustsImageWhenHighlighted: Bool { element.bool("adjustsImageWhenHighlighted") ?? true }
  public var adjustsImageWhenDisabled: Bool { element.bool("adjustsImageWhenDisabled") ?? true }

  // MARK: Images

  /// The image's name: of an image view, or the background of a text field.
  public var imageName: String? { element["image"] ?? element["background"] }
  public var highlightedImageName: String? { element["highlightedImage"] }
  /// Whether the image is a system symbol.
  public var isSystemImage: Bool { element["catalog"] == "system" }

  // MARK: Switches, sliders, steppers, progress

  public var isOn: Bool { element.bool("on") ?? false }
  public var value: Double? { element.number("value") ?? element.number("progress") }
  public var minimumValue: Double { element.number("minValue") ?? element.number("minimumValue") ?? 0 }

  /// The largest value: 1 for sliders, 100 for steppers where the file is silent.
  public var maximumValue: Double {
    element.number("maxValue") ?? element.number("maximumValue") ?? (kind == .stepper ? 100 : 1)
  }

  public var stepValue: Double { element.number("stepValue") ?? 1 }
  public var isContinuous: Bool { element.bool("continuous") ?? true }

  // MARK: Activity indicators, pages, segments

  public var isAnimating: Bool { element.bool("animating") ?? false }
  public var hidesWhenStopped: Bool { element.bool("hidesWhenStopped") ?? false }
  public var numberOfPages: Int { max(0, element.integer("numberOfPages") ?? 0) }
  public var currentPage: Int { max(0, element.integer("currentPage") ?? 0) }
  /// -1 for none.
  public var selectedSegmentIndex: Int { element.integer("selectedSegmentIndex") ?? -1 }
  public var segments: [SegmentNode] { element.list("segments").filter { $0.name == "segment" }.map(SegmentNode.init) }

  /// The style's name as it stands: of an activity indicator, table, progress view, date picker …
  public var styleName: String? { element["style"] ?? element["progressViewStyle"] ?? element["segmentControlStyle"] }

  // MARK: Bars

  /// The items of a free-standing navigation bar.
  public var navigationItems: [NavigationItemNode] { items("navigationItem").map(NavigationItemNode.init) }
  /// The items of a toolbar.
  public var barButtonItems: [BarButtonItemNode] { items("barButtonItem").map(BarButtonItemNode.init) }
  /// The items of a free-standing tab bar.
  public var tabBarItems: [TabBarItemNode] { items("tabBarItem").map(TabBarItemNode.init) }
  /// default, black, blackOpaque, blackTranslucent
  public var barStyle: String? { element["barStyle"] }
  public var isTranslucent: Bool? { element.bool("translucent") }
  public var prefersLargeTitles: Bool { element.bool("largeTitles") ?? false }

  private func items(_ name: String) -> [DocumentElement] { element.list("items").filter { $0.name == name } }
}
