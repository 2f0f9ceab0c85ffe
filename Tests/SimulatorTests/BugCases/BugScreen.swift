import Foundation
import UIKit

/// A screen whose views a test makes, and what it does about the keyboard.
final class BugScreen: UIViewController {
  let build: (BugScreen) -> Void
  /// Called with the keyboard's end frame as the dictionary has it; nil when the keyboard goes.
  var onKeyboard: (CGRect?) -> Void = { _ in }
  /// Called when it has gone.
  var onDidHide: () -> Void = {}
  private var tokens: [any NSObjectProtocol] = []

  init(_ build: @escaping (BugScreen) -> Void) {
    self.build = build
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    build(self)
    observe(UIResponder.keyboardWillShowNotification) { $0.onKeyboard($1) }
    observe(UIResponder.keyboardWillHideNotification) { screen, _ in screen.onKeyboard(nil) }
    observe(UIResponder.keyboardDidHideNotification) { screen, _ in screen.onDidHide() }
  }

  private func observe(_ name: Notification.Name, _ action: @escaping @MainActor (BugScreen, CGRect) -> Void) {
    let token = NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { [weak self] note in
      let frame = (note.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue)?.cgRectValue ?? .zero
      MainActor.assumeIsolated { if let self { action(self, frame) } }
    }
    tokens.append(token)
  }

  func stop() { tokens.forEach(NotificationCenter.default.removeObserver) }

  func field(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, in parent: UIView? = nil) -> UITextField {
    let field = UITextField(frame: CGRect(x: x, y: y, width: width, height: height))
    (parent ?? view).addSubview(field)
    return field
  }

  func scrollView(_ frame: CGRect, content height: CGFloat, in parent: UIView? = nil) -> UIScrollView {
    let scrollView = UIScrollView(frame: frame)
    scrollView.contentSize = CGSize(width: frame.width, height: height)
    (parent ?? view).addSubview(scrollView)
    return scrollView
  }
}
