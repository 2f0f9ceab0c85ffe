/// A run of an attributed text.
public struct AttributedTextFragment: Sendable, Hashable {
  /// The raw `fragment` element.
  public let element: DocumentElement
  public let content: String

  public init(_ element: DocumentElement) {
    self.element = element
    content = element.string("content") ?? ""
  }

  private var attributes: DocumentElement? { element.child("attributes") }

  public var color: ColorValue? { attributes?.color("NSColor") }
  public var backgroundColor: ColorValue? { attributes?.color("NSBackgroundColor") }
  public var strokeColor: ColorValue? { attributes?.color("NSStrokeColor") }
  public var font: FontDescription? { attributes?.child("font", key: "NSFont").map(FontDescription.init) }

  public var paragraphStyle: ParagraphStyle? {
    attributes?.child("paragraphStyle", key: "NSParagraphStyle").map(ParagraphStyle.init)
  }

  /// The underline's style, as `NSUnderlineStyle` numbers it.
  public var underlineStyle: Int? { number("NSUnderline") }
  public var strikethroughStyle: Int? { number("NSStrikethrough") }
  public var link: String? { attributes?.child(key: "NSLink").map { $0["value"] ?? $0["string"] ?? $0.text } }

  /// Points added after each character.
  public var kern: Double? { attributes?.child(key: "NSKern")?.geometry("value") }
  /// How far the letters stand above the baseline, in points.
  public var baselineOffset: Double? { attributes?.child(key: "NSBaselineOffset")?.geometry("value") }
  public var underlineColor: ColorValue? { attributes?.color("NSUnderlineColor") }
  public var strikethroughColor: ColorValue? { attributes?.color("NSStrikethroughColor") }

  private func number(_ key: String) -> Int? { attributes?.child(key: key)?.integer("value") }
}
