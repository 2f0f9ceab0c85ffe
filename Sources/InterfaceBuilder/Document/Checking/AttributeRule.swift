/// What an attribute's value must be like.
enum AttributeRule: Sendable {
  /// A number up to a limit.
  case number(limit: Double)
  case multiplier
  /// A number in a range; what lies outside is brought to its end.
  case range(ClosedRange<Double>)
  /// One of a set of names.
  case name(@Sendable (String) -> Bool)
  /// The identifier of an object of the document.
  case reference

  private static func one<Value: RawRepresentable & Sendable>(of type: Value.Type) -> AttributeRule
  where Value.RawValue == String {
    .name { Value(rawValue: $0) != nil }
  }

  /// The rule of an attribute of an element.
  static func rule(for attribute: String, of element: String) -> AttributeRule? {
    if let rule = rules[attribute] { return rule }
    return sharedNames.contains(attribute) ? rulesByElement["\(element).\(attribute)"] : nil
  }

  /// Attributes that mean the same wherever they stand.
  private static let rules: [String: AttributeRule] = {
    var rules: [String: AttributeRule] = [
      "contentMode": one(of: ContentMode.self),
      "clearButtonMode": one(of: ViewMode.self),
      "textAlignment": one(of: TextAlignment.self),
      "baselineAdjustment": one(of: BaselineAdjustment.self),
      "contentHorizontalAlignment": one(of: ContentHorizontalAlignment.self),
      "contentVerticalAlignment": one(of: ContentVerticalAlignment.self),
      "buttonType": one(of: ButtonType.self),
      "keyboardDismissMode": one(of: KeyboardDismissMode.self),
      "indicatorStyle": one(of: IndicatorStyle.self),
      "contentInsetAdjustmentBehavior": one(of: ContentInsetAdjustmentBehavior.self),
      "autocapitalizationType": one(of: AutocapitalizationType.self),
      "autocorrectionType": one(of: Switching.self),
      "spellCheckingType": one(of: Switching.self),
      "smartDashesType": one(of: Switching.self),
      "smartInsertDeleteType": one(of: Switching.self),
      "smartQuotesType": one(of: Switching.self),
      "keyboardType": one(of: KeyboardType.self),
      "keyboardAppearance": one(of: KeyboardAppearance.self),
      "returnKeyType": one(of: ReturnKeyType.self),
      "separatorStyle": one(of: SeparatorStyle.self),
      "dataMode": one(of: TableDataMode.self),
      "selectionStyle": one(of: SelectionStyle.self),
      "accessoryType": one(of: AccessoryType.self),
      "eventType": one(of: ControlEvent.self),
      "firstAttribute": one(of: ConstraintAttribute.self),
      "secondAttribute": one(of: ConstraintAttribute.self),
      "colorSpace": one(of: ColorSpace.self),
      "customColorSpace": one(of: ColorSpace.self),
      "multiplier": .multiplier,
      "priority": .range(1...1000),
    ]
    let references = [
      "destination", "firstItem", "secondItem", "reference", "textLabel", "detailTextLabel", "tableViewCell",
      "popoverAnchorView", "popoverAnchorBarButtonItem", "inheritsFrom", "initialViewController",
    ]
    for name in references { rules[name] = .reference }
    let lengths = [
      "x", "y", "width", "height", "minX", "minY", "maxX", "maxY", "constant", "spacing", "rowHeight",
      "estimatedRowHeight", "sectionHeaderHeight", "sectionFooterHeight", "estimatedSectionHeaderHeight",
      "estimatedSectionFooterHeight", "indentationWidth", "minimumLineSpacing", "minimumInteritemSpacing",
      "pointSize", "minimumFontSize", "preferredMaxLayoutWidth", "imagePadding", "titlePadding", "lineSpacing",
      "minimumLineHeight", "maximumLineHeight", "paragraphSpacing", "firstLineHeadIndent", "headIndent", "tailIndent",
    ]
    for name in lengths { rules[name] = .number(limit: DocumentNumber.geometryLimit) }
    let numbers = [
      "alpha", "tag", "red", "green", "blue", "white", "minValue", "maxValue", "minimumValue",
      "maximumValue", "stepValue", "progress", "numberOfLines", "numberOfPages", "currentPage",
      "selectedSegmentIndex", "minimumScaleFactor", "minimumZoomScale",
      "maximumZoomScale", "indentationLevel", "lineHeightMultiple", "hue", "saturation", "brightness", "cyan",
      "magenta", "yellow", "minimumPressDuration", "numberOfTapsRequired", "numberOfTouchesRequired",
    ]
    for name in numbers { rules[name] = .number(limit: DocumentNumber.valueLimit) }
    let priorities = [
      "horizontalHuggingPriority", "verticalHuggingPriority", "horizontalCompressionResistancePriority",
      "verticalCompressionResistancePriority",
    ]
    for name in priorities { rules[name] = .range(0...1000) }
    return rules
  }()

  /// Attributes whose meaning depends on the element.
  private static let rulesByElement: [String: AttributeRule] = [
    "textField.borderStyle": one(of: TextFieldBorderStyle.self),
    "label.lineBreakMode": one(of: LineBreakMode.self),
    "button.lineBreakMode": one(of: LineBreakMode.self),
    "paragraphStyle.lineBreakMode": one(of: ParagraphStyle.LineBreakMode.self),
    "paragraphStyle.alignment": one(of: TextAlignment.self),
    "stackView.axis": one(of: StackAxis.self),
    "stackView.distribution": one(of: StackDistribution.self),
    "stackView.alignment": one(of: StackAlignment.self),
    "tableView.style": one(of: TableStyle.self),
    "tableViewCell.style": one(of: CellStyle.self),
    "tableViewCell.imageView": .reference,
    "segue.kind": one(of: SegueNode.Kind.self),
    "constraint.relation": one(of: ConstraintRelation.self),
    "fontDescription.weight": one(of: FontWeight.self),
    "font.size": .number(limit: DocumentNumber.geometryLimit),
    "device.orientation": one(of: DeviceDescription.Orientation.self),
    "device.appearance": one(of: DeviceDescription.Appearance.self),
    "integer.value": .number(limit: DocumentNumber.valueLimit),
    "real.value": .number(limit: DocumentNumber.valueLimit),
    "slider.value": .number(limit: DocumentNumber.valueLimit),
    "stepper.value": .number(limit: DocumentNumber.valueLimit),
    "edgeInsets.top": .number(limit: DocumentNumber.geometryLimit),
    "edgeInsets.left": .number(limit: DocumentNumber.geometryLimit),
    "edgeInsets.bottom": .number(limit: DocumentNumber.geometryLimit),
    "edgeInsets.right": .number(limit: DocumentNumber.geometryLimit),
    "directionalEdgeInsets.top": .number(limit: DocumentNumber.geometryLimit),
    "directionalEdgeInsets.leading": .number(limit: DocumentNumber.geometryLimit),
    "directionalEdgeInsets.bottom": .number(limit: DocumentNumber.geometryLimit),
    "directionalEdgeInsets.trailing": .number(limit: DocumentNumber.geometryLimit),
  ]

  private static let sharedNames = Set(
    rulesByElement.keys.compactMap { $0.split(separator: ".").last.map(String.init) })
}
