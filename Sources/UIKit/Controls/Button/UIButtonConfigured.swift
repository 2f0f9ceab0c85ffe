import Canvas
import Foundation

/// Buttons that a configuration describes.
extension UIButton {
  func configurationChanged(from old: Configuration?) {
    if configuration != nil, let label = titleLabel {
      label.alpha = 1
      label.numberOfLines = 0
    } else if old != nil {
      madeSubtitleLabel?.isHidden = true
      madeTitleLabel?.numberOfLines = 1
      madeTitleLabel?.font = look.font()
    }
    contentChanged()
  }

  private func titleFont(_ configuration: Configuration) -> UIFont {
    configuration.titleFont
      ?? .systemFont(ofSize: ButtonConfigurationMetrics.of(configuration.buttonSize).titleSize)
  }

  private func subtitleFont(_ configuration: Configuration) -> UIFont {
    configuration.subtitleFont
      ?? .systemFont(ofSize: ButtonConfigurationMetrics.of(configuration.buttonSize).subtitleSize)
  }

  private func text(
    _ plain: String?, _ attributed: NSAttributedString?, _ font: UIFont, _ mode: NSLineBreakMode
  ) -> NSAttributedString? {
    if let attributed, attributed.length > 0 {
      return attributed.withAttributes { if $0[.font] == nil { $0[.font] = font } }
    }
    guard let plain, !plain.isEmpty else { return nil }
    return NSAttributedString(string: plain, attributes: [.font: font])
  }

  private func title(_ configuration: Configuration) -> NSAttributedString? {
    text(
      configuration.title ?? title(for: state),
      configuration.attributedTitleText ?? (configuration.title == nil ? attributedTitle(for: state) : nil),
      titleFont(configuration), configuration.titleLineBreakMode)
  }

  private func subtitle(_ configuration: Configuration) -> NSAttributedString? {
    text(
      configuration.subtitle, configuration.attributedSubtitleText, subtitleFont(configuration),
      configuration.subtitleLineBreakMode)
  }

  private func image(_ configuration: Configuration) -> UIImage? { configuration.image ?? image(for: state) }

  private func lines(_ text: NSAttributedString?, width: CGFloat, font: UIFont) -> StyledLines? {
    guard let text else { return nil }
    return StyledLines(
      text,
      StyledText.Defaults(font: font, color: .black, alignment: .left, lineBreakMode: .byWordWrapping),
      width: width, maximum: 0, isAligned: false)
  }

  private func size(_ text: NSAttributedString?, width: CGFloat, font: UIFont) -> CGSize {
    guard let lines = lines(text, width: width, font: font) else { return .zero }
    return CGSize(width: ContentRounding.up(lines.width), height: ContentRounding.up(lines.height))
  }

  /// The sizes of all parts where the content may be `width` points wide.
  private func content(_ configuration: Configuration, width: CGFloat) -> ButtonContent {
    var content = ButtonContent()
    content.image = image(configuration)?.size ?? .zero
    content.imagePadding = configuration.imagePadding
    content.titlePadding = configuration.titlePadding
    switch configuration.imagePlacement {
    case .trailing: content.placement = .trailing
    case .top: content.placement = .top
    case .bottom: content.placement = .bottom
    default: content.placement = .leading
    }
    switch configuration.titleAlignment {
    case .leading: content.titleAlignment = 0
    case .center: content.titleAlignment = 0.5
    case .trailing: content.titleAlignment = 1
    case .automatic:
      // Beside a picture the lines begin with each other, elsewhere they share their middle. MEM.
      let isBeside = content.image.width > 0 && (content.placement == .leading || content.placement == .trailing)
      content.titleAlignment = isBeside ? 0 : 0.5
    }
    let isBeside = content.placement == .leading || content.placement == .trailing
    let taken = content.image.width > 0 && isBeside ? content.image.width + configuration.imagePadding : 0
    let room = max(0, width - taken)
    content.title = size(title(configuration), width: room, font: titleFont(configuration))
    content.subtitle = size(subtitle(configuration), width: room, font: subtitleFont(configuration))
    return content
  }

  func fittingSize(_ configuration: Configuration, width: CGFloat) -> CGSize {
    let insets = configuration.contentInsets
    let sides = insets.leading + insets.trailing
    let size = content(configuration, width: width > 0 ? width - sides : 1e7).size
    return CGSize(width: size.width + sides, height: size.height + insets.top + insets.bottom)
  }

  private func frames(_ configuration: Configuration) -> ButtonContent.Frames {
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let insets = configuration.contentInsets
    let rect = bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isRightToLeft ? insets.leading : insets.trailing))
    let horizontal: ButtonContent.Alignment
    switch contentHorizontalAlignment {
    case .center: horizontal = .center
    case .fill: horizontal = .fill
    case .leading: horizontal = .leading
    case .trailing: horizontal = .trailing
    case .left: horizontal = isRightToLeft ? .trailing : .leading
    case .right: horizontal = isRightToLeft ? .leading : .trailing
    }
    let vertical: ButtonContent.Alignment
    switch contentVerticalAlignment {
    case .center, .fill: vertical = .center
    case .top: vertical = .leading
    case .bottom: vertical = .trailing
    }
    return content(configuration, width: rect.width).frames(
      in: rect, horizontal: horizontal, vertical: vertical, isRightToLeft: isRightToLeft)
  }

  func baselines(_ configuration: Configuration) -> LayoutBaselines? {
    let insets = configuration.contentInsets
    let width = layoutWidth > 0 ? layoutWidth - insets.leading - insets.trailing : 1e7
    guard let lines = lines(title(configuration), width: width, font: titleFont(configuration)) else { return nil }
    let whole = content(configuration, width: width)
    let text = whole.text
    // The text block stands in the middle of the button, the title at its top.
    var top = -text.height / 2
    if whole.placement == .top { top = whole.size.height / 2 - text.height }
    if whole.placement == .bottom { top = -whole.size.height / 2 }
    return LayoutBaselines(
      heightFactor: 0.5, first: top + lines.firstAscent, last: top + lines.height - lines.lastDescent)
  }

  // MARK: Showing

  func layOut(_ configuration: Configuration) {
    let colors = ButtonConfigurationColors(configuration, state: state, tint: tintColor)
    let frames = frames(configuration)
    if let image = image(configuration), let view = imageView {
      view.image = image.renderingMode == .automatic ? templateOf(image) : image
      view.tintColor = colors.foreground
      view.frame = frames.image
      view.alpha = 1
      view.isHidden = false
    } else {
      madeImageView?.isHidden = true
    }
    show(title(configuration), on: titleLabel, frame: frames.title, color: colors.foreground, configuration)
    if subtitle(configuration) != nil || madeSubtitleLabel != nil {
      show(subtitle(configuration), on: subtitleLabel, frame: frames.subtitle, color: colors.foreground, configuration)
    }
  }

  private func show(
    _ text: NSAttributedString?, on label: UILabel?, frame: CGRect, color: UIColor, _ configuration: Configuration
  ) {
    guard let label else { return }
    label.isHidden = text == nil
    guard let text else { return }
    let alignment = NSMutableParagraphStyle()
    switch configuration.titleAlignment {
    case .leading: alignment.alignment = .natural
    case .trailing: alignment.alignment = .right
    case .center: alignment.alignment = .center
    case .automatic: alignment.alignment = image(configuration) == nil ? .center : .natural
    }
    label.numberOfLines = 0
    let shown = text.withAttributes {
      if $0[.foregroundColor] == nil { $0[.foregroundColor] = color }
      if $0[.paragraphStyle] == nil { $0[.paragraphStyle] = alignment }
    }
    if label.attributedText?.isSame(as: shown) != true { label.attributedText = shown }
    label.frame = frame
  }

  func drawBackground(_ configuration: Configuration, _ list: inout DisplayList, _ geometry: ContentGeometry) {
    let colors = ButtonConfigurationColors(configuration, state: state, tint: tintColor)
    let background = configuration.background
    let insets = background.backgroundInsets
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let box = geometry.bounds.inset(
      by: UIEdgeInsets(
        top: insets.top, left: isRightToLeft ? insets.trailing : insets.leading, bottom: insets.bottom,
        right: isRightToLeft ? insets.leading : insets.trailing))
    guard box.width > 0, box.height > 0 else { return }
    let radius = ButtonConfigurationMetrics.radius(configuration, height: box.height)
    if let color = colors.background {
      list.fill(geometry.rect(box), ShapeMasks.fill(radius: Double(radius * geometry.scale)), Paint(color.pixel))
    }
    if background.strokeWidth > 0 {
      let outset = background.strokeOutset
      list.fill(
        geometry.rect(box.insetBy(dx: -outset, dy: -outset)),
        ShapeMasks.ring(
          radius: Double((radius + outset) * geometry.scale), width: Double(background.strokeWidth * geometry.scale)),
        Paint((background.strokeColor ?? tintColor).pixel))
    }
  }
}
