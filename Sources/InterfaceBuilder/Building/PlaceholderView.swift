import Canvas
import Foundation
import UIKit

/// A labelled box of a view that is not built.
@MainActor
final class PlaceholderView: UIView {
  private let label = UILabel(frame: .zero)

  /// What the box stands for.
  var name = "" {
    didSet { label.text = name }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    layer.borderWidth = 1
    layer.borderColor = UIColor(white: 0.6, alpha: 1).cgColor
    backgroundColor = UIColor(white: 0.93, alpha: 1)
    label.textAlignment = .center
    label.font = .systemFont(ofSize: 12)
    label.textColor = UIColor(white: 0.35, alpha: 1)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.isImplementationDetail = true
    addSubview(label)
  }
}
