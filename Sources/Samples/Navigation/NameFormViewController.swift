import Foundation
import InterfaceBuilder
import UIKit

/// Changes one name. What is in the field when the screen goes is the name from then on.
final class NameFormViewController: UIViewController {
  @Outlet var nameField: UITextField!

  private let name: String
  private let done: (String) -> Void

  init(name: String, done: @escaping (String) -> Void) {
    self.name = name
    self.done = done
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Name"
    view.backgroundColor = .systemBackground
    let field = UITextField(frame: .zero)
    field.borderStyle = .roundedRect
    field.placeholder = "Name"
    field.text = name
    field.clearButtonMode = .whileEditing
    view.addSubview(field)
    nameField = field
    navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .done, target: self) { [weak self] _ in
      self?.navigationController?.popViewController(animated: true)
    }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    nameField?.frame = CGRect(x: 20, y: view.safeAreaInsets.top + 20, width: view.bounds.width - 40, height: 31)
  }

  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    if let text = nameField?.text, !text.isEmpty { done(text) }
  }
}
