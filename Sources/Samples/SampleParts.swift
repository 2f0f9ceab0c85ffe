import Foundation
import UIKit

/// The few kinds of views that the samples are made of, as Interface Builder of 2012 made them.
@MainActor
enum SampleParts {
  static func scrollView(_ frame: CGRect, in parent: UIView) -> UIScrollView {
    let view = UIScrollView(frame: frame)
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    parent.addSubview(view)
    return view
  }

  static func field(_ frame: CGRect, in parent: UIView) -> UITextField {
    let field = UITextField(frame: frame)
    field.borderStyle = .roundedRect
    field.font = .systemFont(ofSize: 14)
    field.minimumFontSize = 17
    field.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    parent.addSubview(field)
    return field
  }

  static func label(_ text: String, _ frame: CGRect, in parent: UIView) -> UILabel {
    let label = UILabel(frame: frame)
    label.text = text
    label.font = .systemFont(ofSize: 17)
    label.autoresizingMask = [.flexibleRightMargin, .flexibleBottomMargin]
    parent.addSubview(label)
    return label
  }
}
