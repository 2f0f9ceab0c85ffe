import Foundation

/// What a navigation bar shows of one item: back button, buttons, title, prompt, large title.
final class NavigationBarContentView: UIView {
  let item: UINavigationItem
  /// The item below, whose name the back button bears; nil without a back button.
  private let backItem: UINavigationItem?
  private let look = BarLook.current
  private(set) var back: BarButtonView?
  private var left: [(item: UIBarButtonItem, view: UIView?)] = []
  private var right: [(item: UIBarButtonItem, view: UIView?)] = []
  /// The label of the title, or the item's own view.
  let title: UIView
  private var prompt: UILabel?
  /// The large title, in a view that cuts it off at the bar's row.
  private(set) var largeTitle: UILabel?
  private let largeTitleArea = UIView(frame: .zero)
  /// In points: of the row with the buttons.
  var rowHeight: CGFloat
  /// Of the place for the large title now.
  var largeTitleHeight: CGFloat = 0

  init(item: UINavigationItem, backItem: UINavigationItem?, in bar: UINavigationBar, rowHeight: CGFloat) {
    self.item = item
    self.backItem = backItem
    self.rowHeight = rowHeight
    title = item.titleView ?? Self.label(look.titleFont(), look.titleColor(bar.colorScheme), look.titleShadow)
    super.init(frame: bar.bounds)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    semanticContentAttribute = bar.semanticContentAttribute
    if let label = title as? UILabel, item.titleView == nil {
      label.text = item.title
      label.take(bar.titleAttributes(of: item, isLarge: false))
    }
    let tint = bar.colorOfEdges
    if let backItem {
      var face = BarButtonFace(backTo: backItem.backTitle)
      face.barStyle = bar.colorScheme
      face.tint = look.hasEdges ? tint : nil
      if let image = backItem.backBarButtonItem?.image { face.content = .picture(image) }
      let button = BarButtonView(face: face) { [weak bar] in bar?.backTapped() }
      button.accessibilityLabel = backItem.backTitle
      back = button
      addSubview(button)
    }
    let showsLeft = backItem == nil || item.leftItemsSupplementBackButton
    left = (showsLeft ? item.leftBarButtonItems ?? [] : []).map { ($0, view(for: $0, bar, tint)) }
    right = (item.rightBarButtonItems ?? []).map { ($0, view(for: $0, bar, tint)) }
    for (_, view) in left + right { if let view { addSubview(view) } }
    addSubview(title)
    addPrompt(bar)
    addLargeTitle(bar)
  }

  required init?(coder: NSCoder) { nil }

  private static func label(_ font: UIFont, _ color: UIColor, _ shadow: UIColor?) -> UILabel {
    let label = UILabel(frame: .zero)
    label.font = font
    label.textColor = color
    label.shadowColor = shadow
    label.textAlignment = .center
    return label
  }

  private func view(for item: UIBarButtonItem, _ bar: UINavigationBar, _ tint: UIColor?) -> UIView? {
    item.observe(in: bar) { [weak bar, weak owner = self.item] in
      if let owner { bar?.itemDidChange(owner, fades: false) }
    }
    return BarItemView.make(for: item, in: bar, isBordered: look.hasEdges, style: bar.colorScheme, tint: tint)
  }

  private func addPrompt(_ bar: UINavigationBar) {
    guard let text = item.prompt else { return }
    let label = Self.label(look.promptFont(), look.promptColor(bar.colorScheme), look.titleShadow)
    label.text = text
    prompt = label
    addSubview(label)
  }

  private func addLargeTitle(_ bar: UINavigationBar) {
    guard bar.showsLargeTitle(for: item), let text = item.title, !text.isEmpty else { return }
    let label = Self.label(.boldSystemFont(ofSize: 34), look.titleColor(bar.colorScheme), nil)
    label.textAlignment = .left
    label.text = text
    label.take(bar.titleAttributes(of: item, isLarge: true))
    largeTitle = label
    largeTitleArea.clipsToBounds = true
    largeTitleArea.isUserInteractionEnabled = false
    largeTitleArea.addSubview(label)
    insertSubview(largeTitleArea, at: 0)
  }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let promptHeight = item.prompt == nil ? 0 : NavigationBarMetrics.promptHeight
    let row = CGRect(x: 0, y: promptHeight, width: bounds.width, height: rowHeight)
    prompt?.frame = CGRect(x: 10, y: 6, width: max(0, bounds.width - 20), height: 20)
    placeLargeTitle(below: row.maxY)
    turnParts()
    let leftEnd = placeLeft(row)
    let rightEnd = placeRight(row)
    placeTitle(row, from: leftEnd, to: rightEnd)
  }

  /// The words and the arrow begin at the side from which the interface runs.
  private func turnParts() {
    let alignment: NSTextAlignment = mirrorsParts ? .right : .left
    if let largeTitle, largeTitle.textAlignment != alignment { largeTitle.textAlignment = alignment }
    back?.face.isMirrored = mirrorsParts
  }

  private func placeLeft(_ row: CGRect) -> CGFloat {
    var x = look.sideMargin(bounds.width)
    if let back {
      var size = back.size(inBarOf: row.height)
      let limit = backLimit
      if size.width > limit { size.width = fittingBackWidth(limit, row.height) }
      place(back, CGRect(x: look.backMargin, y: row.midY - size.height / 2, width: size.width, height: size.height))
      x = look.backMargin + size.width + look.spacing
    }
    for (item, view) in left {
      guard let view else {
        x += item.width
        continue
      }
      let size = BarItemView.size(of: view, for: item, barHeight: row.height)
      place(view, CGRect(x: x, y: row.midY - size.height / 2, width: size.width, height: size.height))
      x += size.width + look.spacing
    }
    return left.isEmpty && back == nil ? look.titleGap : x - look.spacing + look.titleGap
  }

  private func placeRight(_ row: CGRect) -> CGFloat {
    var x = bounds.width - look.sideMargin(bounds.width)
    for (item, view) in right {
      guard let view else {
        x -= item.width
        continue
      }
      let size = BarItemView.size(of: view, for: item, barHeight: row.height)
      place(view, CGRect(x: x - size.width, y: row.midY - size.height / 2, width: size.width, height: size.height))
      x -= size.width + look.spacing
    }
    return right.isEmpty ? bounds.width - look.titleGap : x + look.spacing - look.titleGap
  }

  /// A title stays in the middle of the bar as long as there is room, then in the middle of what is left.
  private func placeTitle(_ row: CGRect, from start: CGFloat, to end: CGFloat) {
    let room = max(0, end - start)
    var size: CGSize
    if item.titleView == nil {
      size = title.sizeThatFits(.zero)
      size.height = min(size.height, row.height)
    } else {
      size = BarItemView.size(ofCustom: title, limit: row.height)
    }
    size.width = min(size.width, room)
    var x = (bounds.width - size.width) / 2
    if x < start || x + size.width > end { x = min(max(x, start), end - size.width) }
    place(title, CGRect(x: x, y: row.midY - size.height / 2, width: size.width, height: size.height))
  }

  private func placeLargeTitle(below y: CGFloat) {
    guard let largeTitle else { return }
    largeTitleArea.frame = CGRect(x: 0, y: y, width: bounds.width, height: max(0, largeTitleHeight))
    let side = NavigationBarMetrics.largeTitleMargin(width: bounds.width)
    let height = largeTitle.sizeThatFits(.zero).height
    // It stands on the bar's lower edge and goes up behind the row.
    largeTitle.frame = CGRect(
      x: side, y: largeTitleHeight - NavigationBarMetrics.largeTitleBottom - height,
      width: max(0, bounds.width - 2 * side), height: height)
    // The small title comes when the large one has gone (MEM).
    title.alpha = largeTitleHeight > 12 && item.titleView == nil ? 0 : 1
  }

  /// On whole pixels, without disturbing a transform that a transition gave the view. `rect` is where the view lies if
  /// the interface runs from left to right.
  private func place(_ view: UIView, _ rect: CGRect) {
    let rect = directed(rect, in: bounds)
    let scale = UIKitEnvironment.current.traits.scale
    func whole(_ value: CGFloat) -> CGFloat { (value * scale).rounded() / scale }
    let x = whole(rect.minX)
    let y = whole(rect.minY)
    view.bounds = CGRect(origin: view.bounds.origin, size: rect.size)
    view.center = CGPoint(x: x + rect.width / 2, y: y + rect.height / 2)
  }

  /// The back button leaves the title its place in the middle (MEM).
  private var backLimit: CGFloat {
    let width = item.titleView?.bounds.width ?? title.sizeThatFits(.zero).width
    let middle = min(width, bounds.width / 2)
    return max(bounds.width / 6, (bounds.width - middle) / 2 - look.backMargin - look.titleGap)
  }

  /// Words too long for the back button become "Back"; up to iOS 6 they are cut (MEM).
  private func fittingBackWidth(_ limit: CGFloat, _ height: CGFloat) -> CGFloat {
    guard let back, !look.hasEdges else { return limit }
    var face = back.face
    face.content = .words("Back")
    if look.buttonSize(face, height).width > limit { face.content = .words("") }
    back.face = face
    return look.buttonSize(face, height).width
  }

  // MARK: On the way

  /// Where the title's words begin, in points from the side where the back button stands.
  var titleStart: CGFloat {
    (mirrorsParts ? bounds.width - title.center.x : title.center.x) - title.bounds.width / 2
  }
  /// Where the back button's words begin, in points from that side.
  var backWordsStart: CGFloat { look.backMargin + (look.hasEdges ? 14 : BarLook.backLabelOffset) }

  /// Places the parts as they are on the way; at their places without a transform when `way` is where the item shows.
  func move(isUpper: Bool, way: CGFloat, travel: NavigationBarMotion.Travel) {
    let motion = look.motion
    apply(motion.title(isUpper, way, travel), to: title)
    if let back { apply(motion.back(isUpper, way, travel), to: back) }
    let buttons = motion.buttons(isUpper, way)
    for (_, view) in left + right { if let view { apply(buttons, to: view) } }
    if let prompt { apply(buttons, to: prompt) }
    if largeTitle != nil {
      let distance = isUpper ? (1 - way) * travel.width : -way * travel.width * 0.5
      apply(NavigationBarMotion.Part(dx: distance, alpha: buttons.alpha), to: largeTitleArea)
    }
  }

  private func apply(_ part: NavigationBarMotion.Part, to view: UIView) {
    let dx = mirrorsParts ? -part.dx : part.dx
    view.transform = dx == 0 ? .identity : CGAffineTransform(translationX: dx, y: 0)
    let hidesForLargeTitle = view === title && largeTitle != nil && largeTitleHeight > 12 && item.titleView == nil
    view.alpha = hidesForLargeTitle ? 0 : part.alpha
  }

  /// Lets go of views that belong to the app.
  func dismantle() {
    for view in [title] + (left + right).compactMap(\.view) where view.superview === self {
      view.transform = .identity
      view.alpha = 1
      view.removeFromSuperview()
    }
    removeFromSuperview()
  }
}
