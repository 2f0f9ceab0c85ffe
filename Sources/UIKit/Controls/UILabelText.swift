import Canvas
import Foundation

/// How a label measures and draws its text: plain text by `TextLayout`, all other by `StyledLines`.
extension UILabel {
  /// Whether the text has attributes, or an alignment that takes more than a place for each line.
  var needsStyledLines: Bool { styledText != nil || textAlignment == .justified }

  var isRightToLeft: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

  func styledLines(width: CGFloat, maximum: Int, isAligned: Bool = true, factor: CGFloat = 1) -> StyledLines {
    StyledLines(
      attributedText ?? NSAttributedString(string: ""),
      StyledText.Defaults(
        font: font, color: textColor, alignment: textAlignment, lineBreakMode: lineBreakMode, factor: factor,
        isRightToLeft: isRightToLeft),
      width: width, maximum: maximum, isAligned: isAligned)
  }

  /// The size of the text's lines in `width` points, not rounded.
  func block(width: CGFloat, maximum: Int, isAligned: Bool = true) -> CGSize {
    if needsStyledLines {
      let lines = styledLines(width: width, maximum: maximum, isAligned: false)
      return CGSize(width: lines.width, height: lines.height)
    }
    let lines = TextLayout.lines(
      of: text ?? "", font: font, width: width, maximum: maximum,
      mode: numberOfLines == 1 && !isAligned ? .byClipping : lineBreakMode)
    return CGSize(width: lines.map(\.width).max() ?? 0, height: font.lineHeight * CGFloat(lines.count))
  }

  func drawText(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    guard let text, !text.isEmpty else { return }
    if needsStyledLines { return drawStyledText(&list, geometry) }
    let width = geometry.bounds.width
    let font = fittingFont(geometry.bounds.size)
    let lines = TextLayout.lines(of: text, font: font, width: width, maximum: numberOfLines, mode: lineBreakMode)
    let height = font.lineHeight * CGFloat(lines.count)
    var top = geometry.bounds.minY + (geometry.bounds.height - height) / 2
    if font !== self.font, lines.count == 1 { top = shrunkTop(font, in: geometry.bounds) }
    var color: UIColor = (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label
    if !isEnabled { color = color.withAlphaComponent(color.alpha * 0.5) }
    for line in lines {
      let x: CGFloat
      switch textAlignment {
      case .center: x = (width - line.width) / 2
      case .right: x = width - line.width
      case .natural where isRightToLeft: x = width - line.width
      default: x = 0
      }
      let run = font.run(line.text, scale: geometry.scale)
      let baseline = geometry.y(top + font.ascender)
      if let shadowColor {
        list.text(
          run, x: geometry.x(x + shadowOffset.width),
          y: baseline + Int32(clamping: (shadowOffset.height * geometry.scale).rounded()), Paint(shadowColor.pixel))
      }
      list.text(run, x: geometry.x(x), y: baseline, Paint(color.pixel))
      top += font.lineHeight
    }
  }

  private func drawStyledText(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    let size = geometry.bounds.size
    var lines = styledLines(width: size.width, maximum: numberOfLines)
    if adjustsFontSizeToFitWidth, lines.isCut || lines.width > size.width {
      let factor = smallestFactor {
        styledLines(width: size.width, maximum: numberOfLines, factor: $0)
      } isEnough: {
        !$0.isCut && $0.width <= size.width + 0.01
      }
      lines = styledLines(width: size.width, maximum: numberOfLines, factor: factor)
    }
    let top = geometry.bounds.minY + (size.height - lines.height) / 2
    let opacity: CGFloat = isEnabled ? 1 : 0.5
    if let shadowColor {
      lines.draw(
        &list, geometry, left: shadowOffset.width, top: top + shadowOffset.height, color: shadowColor)
    }
    lines.draw(
      &list, geometry, left: 0, top: top, color: isHighlighted ? highlightedTextColor : nil, opacity: opacity)
  }

  // MARK: Shrinking

  /// The largest part of the size at which what `make` makes is enough, in steps of a twentieth; the smallest that is
  /// allowed when none is.
  private func smallestFactor<Result>(_ make: (CGFloat) -> Result, isEnough: (Result) -> Bool) -> CGFloat {
    let least = max(minimumScaleFactor, 0.1)
    var factor: CGFloat = 0.95
    while factor > least {
      if isEnough(make(factor)) { return factor }
      factor -= 0.05
    }
    return least
  }

  /// The font at which the text fits, if it may shrink.
  private func fittingFont(_ size: CGSize) -> UIFont {
    guard adjustsFontSizeToFitWidth, let text else { return font }
    if numberOfLines == 1 {
      let needed = font.width(of: text)
      guard needed > size.width, needed > 0 else { return font }
      let smallest = font.pointSize * max(minimumScaleFactor, 0.1)
      var points = (font.pointSize * size.width / needed * 2).rounded(.down) / 2
      // Small letters stand further apart in proportion, so that the first guess may not do.
      while points > smallest, font.withSize(points).width(of: text) > size.width { points -= 0.5 }
      return font.withSize(max(smallest, points))
    }
    guard numberOfLines > 1, lineCount(font, size.width) > numberOfLines else { return font }
    let factor = smallestFactor {
      lineCount(font.withSize(font.pointSize * $0), size.width)
    } isEnough: {
      $0 <= numberOfLines
    }
    return font.withSize(font.pointSize * factor)
  }

  private func lineCount(_ font: UIFont, _ width: CGFloat) -> Int {
    TextLayout.lines(of: text ?? "", font: font, width: width, maximum: numberOfLines + 1, mode: .byWordWrapping).count
  }

  /// Where one line that shrank begins.
  private func shrunkTop(_ font: UIFont, in bounds: CGRect) -> CGFloat {
    let full = bounds.minY + (bounds.height - self.font.lineHeight) / 2
    switch baselineAdjustment {
    case .alignBaselines: return full + self.font.ascender - font.ascender
    case .alignCenters: return bounds.minY + (bounds.height - font.lineHeight) / 2
    case .none: return full
    }
  }
}
