import Canvas
import Foundation

/// A row of a tab bar's list: picture, name, badge, chevron.
final class MoreListCell: UITableViewCell {
  private let badge = BadgeView()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: .default, reuseIdentifier: reuseIdentifier)
    accessoryType = .disclosureIndicator
    contentView.addSubview(badge)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ item: UITabBarItem) {
    textLabel?.text = item.title
    let isClassic = UIKitEnvironment.current.traits.look == .classic
    // From iOS 7 on in the tint colour, before in black, which templates are anyway (MEM).
    imageView?.image = isClassic ? item.image : item.image?.withRenderingMode(.alwaysTemplate)
    badge.text = item.badgeValue ?? ""
    badge.color = item.badgeColor
    badge.isHidden = badge.text.isEmpty
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    guard !badge.isHidden else { return }
    let size = TabBadge.size(of: badge.text)
    let area = contentView.bounds
    let place = CGRect(
      x: (area.maxX - size.width - 8).rounded(), y: ((area.height - size.height) / 2).rounded(), width: size.width,
      height: size.height)
    badge.frame = directed(place, in: area)
    if let textLabel {
      var text = directed(textLabel.frame, in: area)
      text.size.width = max(0, min(text.width, place.minX - 8 - text.minX))
      textLabel.frame = directed(text, in: area)
    }
  }
}

/// A badge as a view.
private final class BadgeView: UIView {
  var text = "" { didSet { if text != oldValue { setNeedsDisplay() } } }
  var color: UIColor? { didSet { if color != oldValue { setNeedsDisplay() } } }

  override func drawContents(_ list: inout DisplayList, _ geometry: ContentGeometry) {
    TabBadge.draw(&list, geometry, text, at: .zero, color: color)
  }
}
