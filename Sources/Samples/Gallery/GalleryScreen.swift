import Foundation
import UIKit

/// The form of the gallery: fields down to the bottom of a scroll view, and a button at its end. All strategies find
/// something to work with in it: a scroll view, and constraints to the bottom of the screen.
public final class GalleryScreen: UIViewController {
  private let caption: String

  /// - Parameter caption: what stands above the form, such as the strategy's name.
  public init(caption: String) {
    self.caption = caption
    super.init(nibName: nil, bundle: nil)
  }

  /// A form without a caption.
  public required init?(coder: NSCoder) {
    caption = ""
    super.init(coder: coder)
  }

  private static let fields = ["Name", "Street", "Town", "Country", "Telephone", "E-mail"]

  public override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    let title = UILabel(frame: .zero)
    title.text = caption
    title.font = .boldSystemFont(ofSize: 20)
    title.textAlignment = .center
    title.backgroundColor = UIColor(white: 0.9, alpha: 1)
    let scrollView = UIScrollView(frame: .zero)
    for view in [title, scrollView] as [UIView] {
      view.translatesAutoresizingMaskIntoConstraints = false
      self.view.addSubview(view)
    }
    NSLayoutConstraint.activate([
      title.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
      title.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      title.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      title.heightAnchor.constraint(equalToConstant: 40),
      scrollView.topAnchor.constraint(equalTo: title.bottomAnchor),
      scrollView.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      scrollView.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      scrollView.bottomAnchor.constraint(equalTo: view.bottomAnchor),
    ])
    fill(scrollView)
  }

  private func fill(_ scrollView: UIScrollView) {
    let width = UIScreen.main.bounds.width
    var y: CGFloat = 16
    for name in Self.fields {
      let label = UILabel(frame: CGRect(x: 16, y: y, width: 86, height: 31))
      label.text = name
      label.font = .systemFont(ofSize: 15)
      let field = UITextField(frame: CGRect(x: 106, y: y, width: width - 122, height: 31))
      field.borderStyle = .roundedRect
      field.font = .systemFont(ofSize: 14)
      field.accessibilityIdentifier = name
      field.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
      scrollView.addSubview(label)
      scrollView.addSubview(field)
      y += 56
    }
    let button = UIButton(type: .system)
    button.setTitle("Send", for: .normal)
    button.frame = CGRect(x: 16, y: y, width: width - 32, height: 37)
    scrollView.addSubview(button)
    scrollView.contentSize = CGSize(width: width, height: y + 53)
  }
}
