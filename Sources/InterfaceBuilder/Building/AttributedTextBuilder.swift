import Foundation
import UIKit

/// Makes attributed texts of a file.
@MainActor
struct AttributedTextBuilder {
  let context: BuildingContext

  func build(_ text: AttributedText) -> NSAttributedString {
    .joined(text.fragments.map { ($0.content, attributes($0)) })
  }

  private func attributes(_ fragment: AttributedTextFragment) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    attributes[.font] = context.font(fragment.font)
    attributes[.foregroundColor] = color(fragment.color)
    attributes[.backgroundColor] = color(fragment.backgroundColor)
    if let style = fragment.paragraphStyle { attributes[.paragraphStyle] = paragraphStyle(style) }
    if let style = fragment.underlineStyle { attributes[.underlineStyle] = style }
    if let style = fragment.strikethroughStyle { attributes[.strikethroughStyle] = style }
    if let kern = fragment.kern { attributes[.kern] = CGFloat(kern) }
    if let offset = fragment.baselineOffset { attributes[.baselineOffset] = CGFloat(offset) }
    attributes[.underlineColor] = color(fragment.underlineColor)
    attributes[.strikethroughColor] = color(fragment.strikethroughColor)
    if let link = fragment.link { attributes[.link] = link }
    return attributes
  }

  /// A colour of the text. Names of macOS leak into attributed texts.
  private func color(_ value: ColorValue?) -> UIColor? {
    if let catalog = value?.catalog, value?.components == nil {
      switch catalog.name {
      case "textColor", "labelColor", "controlTextColor": return .label
      case "textBackgroundColor", "controlBackgroundColor": return .systemBackground
      case "linkColor": return .link
      default: break
      }
    }
    return context.color(value)
  }

  private func paragraphStyle(_ style: ParagraphStyle) -> NSParagraphStyle {
    let result = NSMutableParagraphStyle()
    result.alignment = ViewBuilder.alignment(style.alignment)
    switch style.lineBreakMode {
    case .wordWrapping: result.lineBreakMode = .byWordWrapping
    case .charWrapping: result.lineBreakMode = .byCharWrapping
    case .clipping: result.lineBreakMode = .byClipping
    case .truncatingHead: result.lineBreakMode = .byTruncatingHead
    case .truncatingTail: result.lineBreakMode = .byTruncatingTail
    case .truncatingMiddle: result.lineBreakMode = .byTruncatingMiddle
    }
    result.lineSpacing = style.lineSpacing
    result.lineHeightMultiple = style.lineHeightMultiple
    result.minimumLineHeight = style.minimumLineHeight
    result.maximumLineHeight = style.maximumLineHeight
    result.paragraphSpacing = style.paragraphSpacing
    result.paragraphSpacingBefore = style.paragraphSpacingBefore
    result.firstLineHeadIndent = style.firstLineHeadIndent
    result.headIndent = style.headIndent
    result.tailIndent = style.tailIndent
    return result
  }
}
