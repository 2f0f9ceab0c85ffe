import Canvas
import Foundation

/// A control that is tapped.
@MainActor
open class UIButton: UIControl, WrappingContent {
  /// How long the title of a released button takes to come back, in seconds (uikit-facts E.6).
  private static let releaseFade = 0.25

  /// The kind of button.
  open private(set) var buttonType = ButtonType.custom
  private var titles: [State: String] = [:]
  private var attributedTitles: [State: NSAttributedString] = [:]
  private var titleColors: [State: UIColor] = [:]
  private var titleShadowColors: [State: UIColor] = [:]
  private var images: [State: UIImage] = [:]
  private var backgroundImages: [State: UIImage] = [:]
  private(set) var madeTitleLabel: UILabel?
  private(set) var madeImageView: UIImageView?
  private(set) var madeSubtitleLabel: UILabel?
  private var templateImage: (original: UIImage, template: UIImage)?

  /// A custom button of the given frame.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// An empty button of the given type.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
    buttonType = type
    let size = ButtonLook.of(type).minimumSize
    if type.symbol != nil { bounds.size = size }
  }

  /// A button of the given type that shows and does `primaryAction`.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: type)
    guard let primaryAction else { return }
    if !primaryAction.title.isEmpty { setTitle(primaryAction.title, for: .normal) }
    if let image = primaryAction.image { setImage(image, for: .normal) }
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// A button read from a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Gives a button that was made otherwise its type.
  package func setButtonType(_ type: ButtonType) {
    buttonType = type
    contentChanged()
  }

  // MARK: What it shows

  /// The title of a state; other states show that of the normal one.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    contentChanged()
  }
  /// The title of a state with its attributes; it wins over a plain one.
  open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
    attributedTitles[state] = title?.fixed
    contentChanged()
  }
  /// The colour of the title in a state.
  open func setTitleColor(_ color: UIColor?, for state: State) {
    titleColors[state] = color
    contentChanged()
  }
  /// The colour of the title's shadow in a state.
  open func setTitleShadowColor(_ color: UIColor?, for state: State) {
    titleShadowColors[state] = color
    contentChanged()
  }
  /// The picture beside the title in a state.
  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    contentChanged()
  }
  /// The picture behind all in a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) {
    backgroundImages[state] = image
    contentChanged()
  }

  /// The title that was set for a state, or for the normal one.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }
  /// The attributed title that was set for a state, or for the normal one.
  open func attributedTitle(for state: State) -> NSAttributedString? {
    attributedTitles[state] ?? attributedTitles[.normal]
  }
  /// The title's colour in a state.
  open func titleColor(for state: State) -> UIColor? {
    titleColors[state] ?? titleColors[.normal] ?? look.titleColor(state, tintColor)
  }
  /// The colour of the title's shadow in a state.
  open func titleShadowColor(for state: State) -> UIColor? {
    titleShadowColors[state] ?? titleShadowColors[.normal]
  }
  /// The picture that was set for a state, or for the normal one.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }
  /// The picture behind all that was set for a state, or for the normal one.
  open func backgroundImage(for state: State) -> UIImage? { backgroundImages[state] ?? backgroundImages[.normal] }

  /// The title that shows.
  open var currentTitle: String? { title(for: state) }
  /// The attributed title that shows.
  open var currentAttributedTitle: NSAttributedString? { attributedTitle(for: state) }
  /// The title's colour that shows.
  open var currentTitleColor: UIColor { titleColor(for: state) ?? .white }
  /// The colour of the shadow that shows.
  open var currentTitleShadowColor: UIColor? { titleShadowColor(for: state) }
  /// The picture that shows.
  open var currentImage: UIImage? { image(for: state) }
  /// The picture behind all that shows.
  open var currentBackgroundImage: UIImage? { backgroundImage(for: state) }

  /// The title's label; only its font, its alignment and the like are to be set, the text belongs to the button.
  open var titleLabel: UILabel? {
    if let madeTitleLabel { return madeTitleLabel }
    let label = UILabel(frame: .zero)
    label.font = look.font()
    label.lineBreakMode = .byTruncatingMiddle
    label.textAlignment = .center
    if isHighlighted { label.alpha = look.highlightedAlpha }
    madeTitleLabel = label
    addSubview(label)
    return label
  }

  /// The subtitle's label; only configured buttons have one.
  open var subtitleLabel: UILabel? {
    if let madeSubtitleLabel { return madeSubtitleLabel }
    guard configuration != nil else { return nil }
    let label = UILabel(frame: .zero)
    label.numberOfLines = 0
    madeSubtitleLabel = label
    addSubview(label)
    return label
  }

  /// The picture's view.
  open var imageView: UIImageView? {
    if let madeImageView { return madeImageView }
    let view = UIImageView(frame: .zero)
    madeImageView = view
    insertSubview(view, at: 0)
    return view
  }

  /// Around all that the button shows, in points.
  open var contentEdgeInsets = UIEdgeInsets.zero {
    didSet { if contentEdgeInsets != oldValue { contentChanged() } }
  }
  /// Around the title, in points.
  open var titleEdgeInsets = UIEdgeInsets.zero {
    didSet { if titleEdgeInsets != oldValue { contentChanged() } }
  }
  /// Around the picture, in points.
  open var imageEdgeInsets = UIEdgeInsets.zero {
    didSet { if imageEdgeInsets != oldValue { contentChanged() } }
  }
  /// Whether a highlighted button's picture darkens; true by default.
  open var adjustsImageWhenHighlighted = true
  /// Whether a disabled button's picture lightens; true by default.
  open var adjustsImageWhenDisabled = true

  // MARK: Configuration

  /// What the button shows and how, in place of titles and pictures for states; nil for none, the default.
  open var configuration: Configuration? {
    didSet { configurationChanged(from: oldValue) }
  }
  /// Called when the button's state changed and its configuration may have to.
  open var configurationUpdateHandler: ((UIButton) -> Void)? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Asks for a call of `updateConfiguration`.
  open func setNeedsUpdateConfiguration() { updateConfiguration() }

  /// Brings the configuration to the button's state; the default calls `configurationUpdateHandler`.
  open func updateConfiguration() { configurationUpdateHandler?(self) }

  /// A button that looks as `configuration` says.
  public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
    self.init(type: .system, primaryAction: primaryAction)
    self.configuration = configuration
  }

  var layoutWidth: CGFloat = 0
  /// The title of a configured button breaks where the button is too narrow.
  var wrapsToLayoutWidth: Bool { configuration != nil }

  var look: ButtonLook { .of(buttonType) }

  func contentChanged() {
    setNeedsLayout()
    setNeedsDisplay()
    invalidateIntrinsicContentSize()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    contentChanged()
  }

  // MARK: Rectangles

  /// The rectangle of the background, in points.
  open func backgroundRect(forBounds bounds: CGRect) -> CGRect { bounds }

  /// The rectangle of title and picture, in points.
  open func contentRect(forBounds bounds: CGRect) -> CGRect { bounds.inset(by: contentEdgeInsets) }

  /// The title's rectangle, in points.
  open func titleRect(forContentRect contentRect: CGRect) -> CGRect { place(in: contentRect).title }

  /// The picture's rectangle, in points.
  open func imageRect(forContentRect contentRect: CGRect) -> CGRect { place(in: contentRect).image }

  private var titleSize: CGSize {
    let font: UIFont = madeTitleLabel?.font ?? look.font()
    if let title = currentAttributedTitle, title.length > 0 {
      let lines = StyledLines(
        title,
        StyledText.Defaults(
          font: font, color: currentTitleColor, alignment: .center, lineBreakMode: .byClipping),
        width: 1e7, maximum: 1, isAligned: false)
      return CGSize(width: ContentRounding.up(lines.width), height: ContentRounding.up(lines.height))
    }
    guard let title = currentTitle, !title.isEmpty else { return .zero }
    return CGSize(width: ContentRounding.up(font.width(of: title)), height: ContentRounding.up(font.lineHeight))
  }

  private var showsTitle: Bool {
    !(currentTitle ?? "").isEmpty || (currentAttributedTitle?.length ?? 0) > 0
  }

  /// The picture as it is drawn: from iOS 7 a system button shows it in its tint.
  private var shownImage: UIImage? {
    guard let image = currentImage else { return nil }
    guard buttonType == .system, look.tintsImages, image.renderingMode == .automatic else { return image }
    return templateOf(image)
  }

  /// The picture as a template, made once.
  func templateOf(_ image: UIImage) -> UIImage {
    if let templateImage, templateImage.original === image { return templateImage.template }
    let template = image.withRenderingMode(.alwaysTemplate)
    templateImage = (image, template)
    return template
  }

  /// Picture and title stand side by side, as one, where the alignment says. Each lies in the content's rectangle less
  /// its own insets, so that insets move it, and cut a title that has no room left.
  private func place(in rect: CGRect) -> (image: CGRect, title: CGRect) {
    let imageRoom = rect.inset(by: imageEdgeInsets)
    let titleRoom = rect.inset(by: titleEdgeInsets)
    let wantedImage = currentImage?.size ?? .zero
    let wantedTitle = titleSize
    let image = CGSize(
      width: max(0, min(wantedImage.width, imageRoom.width)), height: max(0, min(wantedImage.height, imageRoom.height)))
    let title = CGSize(
      width: max(0, min(wantedTitle.width, titleRoom.width - image.width)),
      height: max(0, min(wantedTitle.height, titleRoom.height)))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    /// Where both together begin in a room.
    func start(_ room: CGRect, _ titleWidth: CGFloat) -> CGFloat {
      let width = image.width + titleWidth
      switch contentHorizontalAlignment {
      case .left, .fill: return room.minX
      case .right: return room.maxX - width
      case .leading: return isRightToLeft ? room.maxX - width : room.minX
      case .trailing: return isRightToLeft ? room.minX : room.maxX - width
      case .center: return room.midX - width / 2
      }
    }
    func top(_ room: CGRect, _ height: CGFloat) -> CGFloat {
      switch contentVerticalAlignment {
      case .top: return room.minY
      case .bottom: return room.maxY - height
      case .center, .fill: return room.midY - height / 2
      }
    }
    func frame(_ x: CGFloat, _ y: CGFloat, _ size: CGSize) -> CGRect {
      CGRect(x: x.rounded(.down), y: y.rounded(.down), width: size.width, height: size.height)
    }
    // From right to left the picture comes after the title.
    let imageStart = start(imageRoom, min(wantedTitle.width, max(0, rect.width - image.width)))
    let titleStart = start(titleRoom, title.width)
    return (
      frame(imageStart + (isRightToLeft ? title.width : 0), top(imageRoom, image.height), image),
      frame(titleStart + (isRightToLeft ? 0 : image.width), top(titleRoom, title.height), title)
    )
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    if let configuration { return fittingSize(configuration, width: size.width) }
    let look = look
    let title = titleSize
    let image = currentImage?.size ?? .zero
    var insets = contentEdgeInsets == .zero ? look.insets : contentEdgeInsets
    // From iOS 7 a title keeps 6 points above and below, and any title is at least 30 wide, whatever the type; a picture
    // alone keeps nothing (E.8 heights 30 and 34; the rule for custom buttons is assumed).
    let isModern = UIKitEnvironment.current.traits.look == .modern
    if isModern, contentEdgeInsets == .zero {
      insets = title.height > 0 ? UIEdgeInsets(top: 6, left: 0, bottom: 6, right: 0) : .zero
    }
    let content = CGSize(width: title.width + image.width, height: max(title.height, image.height))
    let background = currentBackgroundImage?.size ?? .zero
    return CGSize(
      width: max(content.width + insets.left + insets.right, look.minimumSize.width, background.width),
      height: max(content.height + insets.top + insets.bottom, look.minimumSize.height, background.height))
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(CGSize(width: layoutWidth, height: 0)) }

  override var layoutBaselines: LayoutBaselines? {
    if let configuration { return baselines(configuration) }
    guard showsTitle else { return nil }
    let font: UIFont = madeTitleLabel?.font ?? look.font()
    let insets = contentEdgeInsets == .zero ? look.insets : contentEdgeInsets
    switch contentVerticalAlignment {
    case .top:
      return LayoutBaselines(
        heightFactor: 0, first: insets.top + font.ascender, last: insets.top + font.ascender)
    case .bottom:
      let baseline = font.descender - insets.bottom
      return LayoutBaselines(heightFactor: 1, first: baseline, last: baseline)
    case .center, .fill:
      return .centered(height: font.lineHeight, ascender: font.ascender, descender: font.descender)
    }
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    if let configuration { return layOut(configuration) }
    let content = contentRect(forBounds: bounds)
    if let image = shownImage, let view = imageView {
      view.image = image
      view.frame = imageRect(forContentRect: content)
      view.isHidden = false
      let isDimmed = !isEnabled && adjustsImageWhenDisabled || isHighlighted && adjustsImageWhenHighlighted
      view.alpha = isDimmed ? 0.5 : 1
    } else {
      madeImageView?.isHidden = true
    }
    if showsTitle, let label = titleLabel {
      label.textColor = currentTitleColor
      if let title = currentAttributedTitle, title.length > 0 {
        label.attributedText = title
      } else {
        label.text = currentTitle
      }
      label.shadowColor = currentTitleShadowColor
      label.frame = titleRect(forContentRect: content)
      label.isHidden = false
    } else {
      madeTitleLabel?.isHidden = true
    }
  }

  override func stateDidChange() {
    super.stateDidChange()
    if configurationUpdateHandler != nil { setNeedsUpdateConfiguration() }
    guard configuration == nil else { return }
    let alpha = look.highlightedAlpha
    guard alpha < 1, let label = madeTitleLabel else { return }
    if isHighlighted {
      label.alpha = alpha
    } else if label.alpha != 1 {
      UIView.animate(withDuration: Self.releaseFade) { label.alpha = 1 }
    }
  }

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    if let configuration {
      drawBackground(configuration, &list, geometry)
    } else if let image = currentBackgroundImage {
      list.picture(image.surface, in: geometry.rect(backgroundRect(forBounds: geometry.bounds)))
    } else {
      look.drawBackground(&list, geometry, state, tintColor)
    }
  }

  // MARK: Touches

  override var triggersPrimaryAction: Bool { true }

  /// A tap on a button is the button's: it does not reach a single-tap recogniser of a view around it.
  open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    if let tap = gestureRecognizer as? UITapGestureRecognizer, tap.view !== self, tap.numberOfTapsRequired == 1 {
      return false
    }
    return super.gestureRecognizerShouldBegin(gestureRecognizer)
  }
}
