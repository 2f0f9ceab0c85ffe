import Foundation
import UIKit

/// A form whose second field lies where the keyboard comes up; it makes room for the keyboard.
final class SignUpViewController: UIViewController {
  private let scrollView = UIScrollView()
  private let nameField = UITextField()
  private let passwordField = UITextField()
  private let button = UIButton(type: .system)
  private var observers: [any NSObjectProtocol] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    scrollView.frame = view.bounds
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    scrollView.contentSize = view.bounds.size
    view.addSubview(scrollView)
    let fields = [(nameField, "Name", 40.0), (passwordField, "Password", 330)]
    for (field, placeholder, y) in fields {
      field.frame = CGRect(x: 20, y: y, width: view.bounds.width - 40, height: 31)
      field.autoresizingMask = .flexibleWidth
      field.borderStyle = .roundedRect
      field.placeholder = placeholder
      field.addAction(UIAction { [weak field] _ in field?.resignFirstResponder() }, for: .editingDidEndOnExit)
      scrollView.addSubview(field)
    }
    passwordField.isSecureTextEntry = true
    button.frame = CGRect(x: 20, y: 400, width: view.bounds.width - 40, height: 37)
    button.setTitle("Sign up", for: .normal)
    button.accessibilityIdentifier = "signUp"
    button.isEnabled = false
    scrollView.addSubview(button)
    observe(UIResponder.keyboardWillShowNotification)
    observe(UIResponder.keyboardWillHideNotification)
  }

  private func observe(_ name: Notification.Name) {
    let observer = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
      let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue
      MainActor.assumeIsolated { self?.makeRoom(for: frame ?? .zero) }
    }
    observers.append(observer)
  }

  private func makeRoom(for keyboard: CGRect) {
    let overlap = scrollView.convert(scrollView.bounds, to: nil).intersection(keyboard)
    scrollView.contentInset.bottom = overlap.isNull ? 0 : overlap.height
    guard let field = [nameField, passwordField].first(where: \.isFirstResponder) else { return }
    scrollView.scrollRectToVisible(field.frame.insetBy(dx: 0, dy: -10), animated: true)
  }
}
