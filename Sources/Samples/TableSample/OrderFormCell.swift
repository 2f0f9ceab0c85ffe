import Foundation
import UIKit

/// A row with a label and a text field.
final class OrderFormCell: UITableViewCell {
  static let identifier = "field"
  /// Holds what is typed.
  let field = UITextField(frame: .zero)

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    selectionStyle = .none
    field.contentVerticalAlignment = .center
    field.clearButtonMode = .whileEditing
    contentView.addSubview(field)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let bounds = contentView.bounds
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    field.frame = CGRect(
      x: isMirrored ? 8 : 120, y: 1, width: max(0, bounds.width - 128), height: max(0, bounds.height - 2))
  }
}
