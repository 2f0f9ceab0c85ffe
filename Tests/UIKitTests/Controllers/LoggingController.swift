import Foundation
import UIKit

/// Writes down what it is told.
final class LoggingController: UIViewController, UINavigationControllerDelegate {
  @MainActor
  final class Log {
    var lines: [String] = []
    func take() -> [String] {
      defer { lines = [] }
      return lines
    }
  }

  let name: String
  let log: Log
  let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 30))
  var onWillAppear: (() -> Void)?

  init(_ name: String, _ log: Log) {
    self.name = name
    self.log = log
    super.init(nibName: nil, bundle: nil)
    title = name
  }

  required init?(coder: NSCoder) { nil }

  private func note(_ text: String) { log.lines.append("\(name) \(text)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .white
    view.addSubview(field)
    note("load")
  }
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    note("will appear")
    onWillAppear?()
  }
  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    note("did appear")
  }
  override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    note("will disappear")
  }
  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    note("did disappear")
  }
  override func willMove(toParent parent: UIViewController?) { note(parent == nil ? "will leave" : "will come") }
  override func didMove(toParent parent: UIViewController?) { note(parent == nil ? "left" : "came") }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
  ) { log.lines.append("will show \(viewController.title ?? "")") }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
  ) { log.lines.append("did show \(viewController.title ?? "")") }
}
