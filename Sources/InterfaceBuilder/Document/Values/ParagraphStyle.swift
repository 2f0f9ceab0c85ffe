/// The paragraph attributes of a run.
public struct ParagraphStyle: Sendable, Hashable {
  public enum LineBreakMode: String, Sendable, Hashable, CaseIterable {
    case wordWrapping
    case charWrapping
    case clipping
    case truncatingHead
    case truncatingTail
    case truncatingMiddle
  }

  /// The raw element.
  public let element: DocumentElement

  public init(_ element: DocumentElement) { self.element = element }

  public var alignment: TextAlignment { element.value("alignment") ?? .natural }
  public var lineBreakMode: LineBreakMode { element.value("lineBreakMode") ?? .wordWrapping }
  /// natural, leftToRight, rightToLeft
  public var baseWritingDirection: String? { element["baseWritingDirection"] }
  public var lineSpacing: Double { element.geometry("lineSpacing") ?? 0 }
  public var lineHeightMultiple: Double { element.geometry("lineHeightMultiple") ?? 0 }
  public var minimumLineHeight: Double { element.geometry("minimumLineHeight") ?? 0 }
  public var maximumLineHeight: Double { element.geometry("maximumLineHeight") ?? 0 }
  public var paragraphSpacing: Double { element.geometry("paragraphSpacing") ?? 0 }
  public var paragraphSpacingBefore: Double { element.geometry("paragraphSpacingBefore") ?? 0 }
  public var firstLineHeadIndent: Double { element.geometry("firstLineHeadIndent") ?? 0 }
  public var headIndent: Double { element.geometry("headIndent") ?? 0 }
  public var tailIndent: Double { element.geometry("tailIndent") ?? 0 }
}
