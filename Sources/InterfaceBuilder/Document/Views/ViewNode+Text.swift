extension ViewNode {
  /// The text of a label, text field, text view or search bar; of an attributed text the letters alone.
  public var text: String? { element.string("text") ?? attributedText?.string }

  public var attributedText: AttributedText? { element.attributedText("attributedText") }
  public var usesAttributedText: Bool { element.bool("usesAttributedText") ?? false }
  public var placeholder: String? { element.string("placeholder") }
  public var font: FontDescription? { element.font("fontDescription") }
  public var textColor: ColorValue? { color("textColor") }

  /// The stored alignment; nil where the file has none: natural since Xcode 8, left before.
  public var textAlignment: TextAlignment? { element.value("textAlignment") }
  public var lineBreakMode: LineBreakMode? { element.value("lineBreakMode") }
  public var numberOfLines: Int { max(0, element.integer("numberOfLines") ?? 1) }
  public var baselineAdjustment: BaselineAdjustment { element.value("baselineAdjustment") ?? .alignBaselines }
  public var adjustsFontSizeToFit: Bool { element.bool("adjustsFontSizeToFit") ?? true }
  public var minimumFontSize: Double? { element.geometry("minimumFontSize").map { max($0, 0) } }
  public var minimumScaleFactor: Double? { element.number("minimumScaleFactor").map { min(max($0, 0), 1) } }

  public var adjustsFontForContentSizeCategory: Bool { element.bool("adjustsFontForContentSizeCategory") ?? false }

  public var preferredMaxLayoutWidth: Double? { element.geometry("preferredMaxLayoutWidth") }

  public var borderStyle: TextFieldBorderStyle { element.value("borderStyle") ?? .none }
  public var clearButtonMode: ViewMode { element.value("clearButtonMode") ?? .never }
  public var clearsOnBeginEditing: Bool { element.bool("clearsOnBeginEditing") ?? false }
  public var textInputTraits: TextInputTraitsDescription {
    TextInputTraitsDescription(element.child("textInputTraits", key: "textInputTraits"))
  }

  /// Whether a text view's text can be changed.
  public var isEditable: Bool { element.bool("editable") ?? true }
  public var isSelectable: Bool { element.bool("selectable") ?? true }

  /// phoneNumber, link, address …, those that are YES.
  public var dataDetectorTypes: [String] {
    element.child("dataDetectorType", key: "dataDetectorTypes")?.attributes.filter { $0.value == "YES" }.map(\.name)
      ?? []
  }
}
